import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { HERO_IDS } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import { lootName, relicsFor } from '../../../story/loot';
import type { StoryState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { lootWords } from './lootWords';
import type { PanelProps } from './VotePanel';

/** RR-437: the pile in hand, and what lies face up. */
export function DraftPanel({ view, moves, play }: PanelProps) {
  const { colours } = useTheme();
  const [first] = moves.flatMap((move) => (move.kind === 'keep' ? [move] : []));
  if (!first) return null;
  const { hero } = first;
  return (
    <View style={styles.panel}>
      <View role="group" aria-label={`Loot in the hand of ${nameOf(hero)}`} style={styles.hand}>
        {moves.map((move) => {
          if (move.kind !== 'keep') return null;
          const { kind, words } = lootWords(move.card, hero);
          const alike = view.draft?.piles[hero].filter((card) => card === move.card).length ?? 1;
          return (
            <Touchable
              key={move.card}
              onPress={() => void play(move)}
              style={[styles.card, { backgroundColor: colours.raised, borderColor: relicsFor(hero).has(move.card) ? colours.accent : colours.line }]}
            >
              <View style={styles.head}>
                <Text bold style={styles.words}>{alike > 1 ? `${lootName(move.card)} × ${alike}` : lootName(move.card)}</Text>
                <Text size="tiny" tone="dim">{kind}</Text>
              </View>
              {words !== '' && <Text size="small" tone="dim">{words}</Text>}
            </Touchable>
          );
        })}
      </View>
      <Taken view={view} />
    </View>
  );
}

/** What each has kept so far lies face up; before the first round that is nothing, and takes no room. */
function Taken({ view: { draft } }: { readonly view: StoryState }) {
  const kept = HERO_IDS.filter((hero) => (draft?.taken[hero] ?? []).length > 0);
  if (!draft || kept.length === 0) return null;
  return (
    <View role="list" aria-label="Kept so far" style={styles.taken}>
      {kept.map((hero) => (
        <View key={hero} role="listitem" style={styles.keeper}>
          <FacePicture sheet={FACES} id={hero} treatment={sumi} side={FACE} />
          <Text size="small" tone="dim" style={styles.words}>
            <Text size="small" bold>{`${nameOf(hero)} `}</Text>
            {draft.taken[hero].map(lootName).join(', ')}
          </Text>
        </View>
      ))}
    </View>
  );
}

const FACE = 30;

const styles = StyleSheet.create({
  panel: { paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.small },
  hand: { gap: space.tiny },
  card: { borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.tiny, minHeight: 48, justifyContent: 'center' },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.small },
  words: { flex: 1 },
  taken: { gap: space.tiny, paddingTop: space.small },
  keeper: { flexDirection: 'row', alignItems: 'center', gap: space.small },
});
