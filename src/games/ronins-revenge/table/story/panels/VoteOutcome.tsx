import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { HERO_IDS, type HeroId } from '../../../content/terms';
import { voteWords } from '../../../story/describe';
import { chapterNow, entryNumbered } from '../../../story/pages';
import type { StoryState, VoteResult } from '../../../story/state';
import { nameOf } from '../../../story/words';

interface VoteOutcomeProps {
  readonly view: StoryState;
  readonly entry: number;
  readonly result: VoteResult;
  /** How many of the four cards have been turned up so far. */
  readonly turned?: number;
}

/** How a vote went: every card face up, the sums, and which rule decided. */
export function VoteOutcome({ view, entry, result, turned = HERO_IDS.length }: VoteOutcomeProps) {
  const { colours } = useTheme();
  const isUp = (hero: HeroId): boolean => HERO_IDS.indexOf(hero) < turned;
  const all = turned >= HERO_IDS.length;
  const options = entryNumbered(chapterNow(view), entry).vote?.options ?? [];
  return (
    <View aria-label={voteWords(result)} style={[styles.box, { borderColor: colours.line, backgroundColor: colours.card }]}>
      {options.map(({ letter, label }) => {
        const backers = HERO_IDS.filter((hero) => result.letters[hero] === letter);
        const sum = backers.filter(isUp).reduce((total, hero) => total + result.powers[hero], 0);
        const won = all && letter === result.winner;
        return (
          <View key={letter} style={styles.row}>
            <Text bold={won} tone={won ? 'accent' : 'dim'} style={styles.letter}>{won ? `▸ ${letter}` : letter}</Text>
            <View style={styles.words}>
              <Text bold={won} tone={won ? 'ink' : 'dim'}>{label}</Text>
              <Text size="small" tone="dim">{backers.length === 0 ? 'nobody' : `${backers.map((hero) => `${nameOf(hero)} ${isUp(hero) ? result.powers[hero] : '?'}`).join(' + ')}${backers.length > 1 ? ` = ${sum}` : ''}`}</Text>
            </View>
          </View>
        );
      })}
      <Text size="small">{all ? voteWords(result).split('. ').slice(1).join('. ') : 'The cards are turned up.'}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 1, borderRadius: radius.medium, padding: space.medium, gap: space.small },
  row: { flexDirection: 'row', gap: space.small },
  letter: { minWidth: 28 },
  words: { flex: 1 },
});
