import { StyleSheet, View } from 'react-native';

import type { FaceDown } from '@/engine/parts/cards/cards';
import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { AttackCard } from '../../content/boss';
import { BOSSES } from '../../content/bosses';
import { CATEGORIES, type AttackCardId } from '../../content/terms';
import type { BattleState, Slot } from '../../rules/state';
import { CATEGORY_LOOK } from '../look';
import { explainCard } from '../words';

/** All cards of a boss, those of its pack included. */
const cardOf = ({ boss }: BattleState, id: AttackCardId | FaceDown | undefined): AttackCard | undefined => {
  const { attacks, pack } = BOSSES[boss];
  return [...attacks, ...pack.attacks].find((card) => card.id === id);
};

function SlotCell({ view, slot, place }: { readonly view: BattleState; readonly slot: Slot; readonly place: number }) {
  const { colours } = useTheme();
  const frame = [styles.cell, { borderColor: colours.line, backgroundColor: colours.raised }];
  if (slot === null) {
    const { basic } = BOSSES[view.boss].card;
    return (
      <Explain title={`Slot ${place}: empty`} text={`An empty slot is a ${basic.name}: Precision ${basic.precision}, ${basic.damage} ${basic.type} damage.`} ruleId="RR-292">
        <View style={[frame, styles.empty]}><Text size="small" tone="dim" numberOfLines={2}>{`${place} ${basic.name}`}</Text></View>
      </Explain>
    );
  }
  if ('event' in slot) {
    const event = BOSSES[view.boss].events.find(({ id }) => id === slot.event);
    return (
      <Explain title={event?.name ?? 'Event'} text={event?.words ?? ''} ruleId="RR-311">
        <View style={[...frame, styles.row]}><Icon name="hourglass" size={16} colour={colours.accent} /><Text size="small" numberOfLines={2} style={styles.words}>{`${place} ${event?.name ?? 'Event'}`}</Text></View>
      </Explain>
    );
  }
  const card = cardOf(view, slot.card);
  if (!card) return null;
  return (
    <Explain {...explainCard(card)}>
      <View style={[...frame, styles.row]}>
        <Icon name={slot.broken ? 'broken-shield' : CATEGORY_LOOK[card.category].sign} size={16} colour={slot.broken ? colours.good : colours.accent} />
        <Text size="small" tone={slot.broken ? 'dim' : 'ink'} numberOfLines={2} style={styles.words}>{`${place} ${slot.broken ? 'Broken: ' : ''}${card.name}`}</Text>
      </View>
    </Explain>
  );
}

/** What the boss will do, slot by slot, and the three cards that the heroes’ attacks will pull. */
export function SequenceStrip({ view }: { readonly view: BattleState }) {
  const { colours } = useTheme();
  return (
    <View style={styles.strip}>
      <View role="list" aria-label="What the boss will do" style={styles.cells}>
        {view.sequence.map((slot, i) => <View key={i} role="listitem" style={styles.column}><SlotCell view={view} slot={slot} place={i + 1} /></View>)}
      </View>
      <View role="list" aria-label="Cards on top" style={styles.cells}>
        {CATEGORIES.map((category) => {
          const cards = view.decks[category].cards;
          const card = cardOf(view, cards[cards.length - 1]);
          if (!card) return null;
          const { sign, name } = CATEGORY_LOOK[category];
          return (
            <View key={category} role="listitem" aria-label={`${name} card on top: ${card.name}`} style={styles.column}>
              <Explain {...explainCard(card)}>
                <View style={[styles.cell, styles.row, { borderColor: colours.accent, backgroundColor: colours.card }]}>
                  <Icon name={sign} size={16} colour={colours.ink} />
                  <Text size="small" numberOfLines={2} style={styles.words}>{card.name}</Text>
                </View>
              </Explain>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { gap: space.tiny },
  cells: { flexDirection: 'row', gap: space.tiny },
  column: { flex: 1 },
  cell: { minHeight: 36, justifyContent: 'center', paddingHorizontal: space.tiny, borderWidth: 1, borderRadius: radius.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  words: { flex: 1 },
  empty: { borderStyle: 'dashed' },
});
