import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { Explain } from '@/table/explain';
import { Icon, radius, space } from '@/theme';
import { Text } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import type { EquipmentType } from '../../content/vocabulary';
import { effectWords } from '../../words/abilities';
import { cardIcon } from '../emblems';
import { TYPE_NAMES, explainCard } from '../words';
import { CARD_INK, CardFace, CardLine } from './CardFace';

const BANDS: Readonly<Record<EquipmentType, string>> = { weapon: '#8E2A22', armor: '#2D4E7A', item: '#35602F' };
const BONUS_INK = '#FFF6E4';
const COIN = '#F2B632';

interface EquipmentCardProps {
  readonly card: CardId;
  /** What it costs, on a coin at its corner. */
  readonly price?: boolean;
  /** Held up close. */
  readonly large?: boolean;
}

/** An equipment card, face up. A long press holds it up close. */
export function EquipmentCard({ card, price = false, large = false }: EquipmentCardProps) {
  const { name, type, effect, singleUse, price: gold, flavour } = equipmentCard(card);
  const art = (
    <>
      <Icon name={cardIcon(card)} size={large ? 128 : 56} colour={BANDS[type]} />
      {effect.kind === 'weapon' && <View style={[styles.bonus, { backgroundColor: BANDS[type] }]}><Text bold style={styles.bonusInk}>+{effect.bonus}</Text></View>}
      {price && (
        <View role="img" aria-label={`${gold} gold`} style={styles.coin}>
          <Text bold style={styles.coinInk}>{gold}</Text>
        </View>
      )}
    </>
  );
  const face = (
    <CardFace name={name} band={BANDS[type]} large={large} art={art} kind={`${TYPE_NAMES[type]}${singleUse ? ', used once' : ''}`} flavour={flavour}>
      <CardLine large={large}>{effectWords(effect)}</CardLine>
    </CardFace>
  );
  return large ? face : <Explain {...explainCardLarge(card, price)}>{face}</Explain>;
}

/** A long press on equipment takes its card up from the table. */
export const explainCardLarge = (card: CardId, price = false): Explanation => ({ ...explainCard(card), picture: () => <EquipmentCard card={card} price={price} large /> });

const styles = StyleSheet.create({
  bonus: { position: 'absolute', left: space.tiny, top: space.tiny, borderRadius: radius.round, minWidth: 32, alignItems: 'center', paddingHorizontal: space.tiny },
  bonusInk: { color: BONUS_INK },
  coin: { position: 'absolute', right: space.tiny, top: space.tiny, width: 32, height: 32, borderRadius: radius.round, backgroundColor: COIN, borderWidth: 2, borderColor: CARD_INK, alignItems: 'center', justifyContent: 'center' },
  coinInk: { color: CARD_INK },
});
