import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import { effectWords } from '../../words/abilities';
import { explainCardLarge } from '../cards/EquipmentCard';
import { cardIcon } from '../emblems';
import { TYPE_NAMES } from '../words';

/** One equipment card as a line, with what can be done with it below. */
export function CardRow({ card, price, children }: { card: CardId; price?: boolean; children?: ReactNode }) {
  const { colours } = useTheme();
  const { name, type, effect, singleUse, price: gold, flavour } = equipmentCard(card);
  return (
    <View style={[styles.card, { backgroundColor: colours.card, borderColor: colours.line }]}>
      <Explain {...explainCardLarge(card)}>
        <View style={styles.head}>
          <Icon name={cardIcon(card)} size={30} colour={colours.accent} />
          <View style={styles.words}>
            <Text bold>{name}</Text>
            <Text size="small" tone="dim">{TYPE_NAMES[type]}{singleUse ? ', once' : ''}: {effectWords(effect)}</Text>
            <Text size="tiny" tone="dim">“{flavour}”</Text>
          </View>
          {price && (
            <View style={[styles.price, { borderColor: colours.accent }]}>
              <Text bold tone="accent" aria-label={`${gold} gold`}>{gold}</Text>
              <Icon name="coins" size={14} colour={colours.accent} />
            </View>
          )}
        </View>
      </Explain>
      {children !== undefined && <View style={styles.actions}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.medium, padding: space.small, gap: space.small },
  head: { flexDirection: 'row', gap: space.small, alignItems: 'center' },
  words: { flex: 1 },
  price: { flexDirection: 'row', alignItems: 'center', gap: space.hair, borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.small },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
