import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, radius, space } from '@/theme';
import { Text } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import type { EquipmentType } from '../../content/vocabulary';
import { effectWords } from '../../words/abilities';
import { cardIcon } from '../emblems';
import { TYPE_NAMES, explainCard } from '../words';

/** Paper and ink of the cards: they lie on the table, so they are lighter than it. */
const PAPER = '#F6EAD0';
const INK = '#2A1A12';
const FADED = '#5C4636';
/** What kind of card it is, by colour, and always in words as well. */
const BANDS: Readonly<Record<EquipmentType, string>> = { weapon: '#8E2A22', armor: '#2D4E7A', item: '#35602F' };
const BAND_INK = '#FFF6E4';
const COIN = '#F2B632';

interface EquipmentCardProps {
  readonly card: CardId;
  /** What it costs, on a coin at its corner. */
  readonly price?: boolean;
  /** Held up close. */
  readonly large?: boolean;
}

/** An equipment card, face up: what it is, what it does, and what somebody said of it. A long press holds it up close. */
export function EquipmentCard({ card, price = false, large = false }: EquipmentCardProps) {
  const { name, type, effect, singleUse, price: gold, flavour } = equipmentCard(card);
  const face = (
    <View style={[styles.card, large && styles.large, { borderColor: BANDS[type] }]}>
      <View style={[styles.band, { backgroundColor: BANDS[type] }]}>
        <Text size={large ? 'large' : 'small'} bold align="center" style={styles.name}>{name}</Text>
      </View>
      <View style={[styles.art, large && styles.largeArt, { backgroundColor: `${BANDS[type]}22` }]}>
        <Icon name={cardIcon(card)} size={large ? 128 : 56} colour={BANDS[type]} />
        {effect.kind === 'weapon' && <View style={[styles.bonus, { backgroundColor: BANDS[type] }]}><Text bold style={styles.bandInk}>+{effect.bonus}</Text></View>}
        {price && (
          <View role="img" aria-label={`${gold} gold`} style={styles.coin}>
            <Text bold style={styles.ink}>{gold}</Text>
          </View>
        )}
      </View>
      <View style={styles.words}>
        <Text size="tiny" bold align="center" style={styles.faded}>{TYPE_NAMES[type]}{singleUse ? ', used once' : ''}</Text>
        <Text size={large ? 'body' : 'small'} align="center" style={styles.ink}>{effectWords(effect)}</Text>
        <Text size="tiny" align="center" style={styles.faded}>“{flavour}”</Text>
      </View>
    </View>
  );
  return large ? face : <Explain {...explainCard(card)} picture={() => <EquipmentCard card={card} price={price} large />}>{face}</Explain>;
}

const styles = StyleSheet.create({
  card: { borderWidth: 3, borderRadius: radius.large, backgroundColor: PAPER, overflow: 'hidden', minHeight: 200, boxShadow: '0 3px 6px rgba(0,0,0,0.45)' },
  large: { width: 300, alignSelf: 'center' },
  band: { paddingHorizontal: space.tiny, paddingVertical: space.hair, minHeight: 40, justifyContent: 'center' },
  name: { color: BAND_INK },
  bandInk: { color: BAND_INK },
  art: { height: 76, alignItems: 'center', justifyContent: 'center' },
  largeArt: { height: 180 },
  bonus: { position: 'absolute', left: space.tiny, top: space.tiny, borderRadius: radius.round, minWidth: 32, alignItems: 'center', paddingHorizontal: space.tiny },
  coin: { position: 'absolute', right: space.tiny, top: space.tiny, width: 32, height: 32, borderRadius: radius.round, backgroundColor: COIN, borderWidth: 2, borderColor: INK, alignItems: 'center', justifyContent: 'center' },
  words: { padding: space.tiny, gap: space.hair, flexGrow: 1, justifyContent: 'space-evenly' },
  ink: { color: INK },
  faded: { color: FADED },
});
