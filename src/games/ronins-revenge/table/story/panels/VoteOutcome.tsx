import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { HERO_IDS } from '../../../content/terms';
import { voteWords } from '../../../story/describe';
import { chapterNow, entryNumbered } from '../../../story/pages';
import type { StoryState, VoteResult } from '../../../story/state';
import { nameOf } from '../../../story/words';

/** How a vote went: every card face up, the sums, and which rule decided. */
export function VoteOutcome({ view, entry, result }: { readonly view: StoryState; readonly entry: number; readonly result: VoteResult }) {
  const { colours } = useTheme();
  const options = entryNumbered(chapterNow(view), entry).vote?.options ?? [];
  return (
    <View aria-label={voteWords(result)} style={[styles.box, { borderColor: colours.line, backgroundColor: colours.card }]}>
      {options.map(({ letter, label }) => {
        const backers = HERO_IDS.filter((hero) => result.letters[hero] === letter);
        const sum = backers.reduce((all, hero) => all + result.powers[hero], 0);
        const won = letter === result.winner;
        return (
          <View key={letter} style={styles.row}>
            <Text bold={won} tone={won ? 'accent' : 'dim'} style={styles.letter}>{won ? `▸ ${letter}` : letter}</Text>
            <View style={styles.words}>
              <Text bold={won} tone={won ? 'ink' : 'dim'}>{label}</Text>
              <Text size="small" tone="dim">{backers.length === 0 ? 'nobody' : `${backers.map((hero) => `${nameOf(hero)} ${result.powers[hero]}`).join(' + ')} = ${sum}`}</Text>
            </View>
          </View>
        );
      })}
      <Text size="small">{voteWords(result).split('. ').slice(1).join('. ')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 1, borderRadius: radius.medium, padding: space.medium, gap: space.small },
  row: { flexDirection: 'row', gap: space.small },
  letter: { minWidth: 28 },
  words: { flex: 1 },
});
