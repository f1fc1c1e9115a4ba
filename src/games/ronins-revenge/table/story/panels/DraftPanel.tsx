import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { HEROES } from '../../../content/heroes';
import type { LootCard } from '../../../content/kit';
import { HERO_IDS, type HeroClass, type HeroId } from '../../../content/terms';
import { canUse, isSoul, lootCard, lootName, relicsFor } from '../../../story/loot';
import type { LootId, StoryState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { armorWords, weaponWords } from '../../../words/cards';
import type { PanelProps } from './VotePanel';

const KIND: Readonly<Record<LootCard['kind'], string>> = { weapon: 'Weapon', armor: 'Armor', flask: 'Flask', consumable: 'Used once', relic: 'Relic' };

/** What a card is, and whether it is for this hero. */
export function lootWords(card: LootId, hero: HeroId): { readonly kind: string; readonly words: string } {
  if (isSoul(card)) return { kind: 'Pays for skills', words: '' };
  const found = lootCard(card);
  if (!found) return { kind: '', words: '' };
  const own: HeroClass = HEROES[hero].class;
  const fits = found.kind === 'weapon' ? (canUse(card, own) ? `For a ${own}.` : `Not for a ${own}: ${found.for.join(', ')}.`) : '';
  const theirs = found.kind === 'relic' ? (relicsFor(hero).has(card) ? `Belongs to ${nameOf(hero)}.` : `Belongs to ${found.affinity.map(nameOf).join(' and ')}.`) : '';
  const words = found.kind === 'weapon' ? weaponWords(found) : found.kind === 'armor' ? armorWords(found) : (found.words ?? '');
  return { kind: KIND[found.kind], words: [fits, theirs, words].filter(Boolean).join(' ') };
}

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

export function Taken({ view: { draft } }: { readonly view: StoryState }) {
  if (!draft) return null;
  return (
    <View style={styles.taken}>
      {HERO_IDS.map((hero) => (
        <Text key={hero} size="small" tone="dim">{`${nameOf(hero)}: ${draft.taken[hero].length === 0 ? 'nothing yet' : draft.taken[hero].map(lootName).join(', ')}`}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.small },
  hand: { gap: space.tiny },
  card: { borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.tiny, minHeight: 48, justifyContent: 'center' },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.small },
  words: { flex: 1 },
  taken: { gap: space.hair, paddingTop: space.small },
});
