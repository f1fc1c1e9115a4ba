import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FlipInXDown } from 'react-native-reanimated';

import { feel } from '@/feel';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text, Touchable } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import { firstName, type HeroId } from '../../content/heroes';
import { PRICE } from '../../content/tables';
import { dfDecisions, type DfMove, type MoveOf } from '../../rules/decisions';
import { leaderSeat } from '../../rules/decisions/declare';
import type { DfState } from '../../rules/state';
import { HERO_ICONS } from '../emblems';
import { Pips } from '../party/Pips';
import { EquipmentCard } from '../cards/EquipmentCard';

interface MarketProps {
  readonly view: DfState;
  readonly cards: readonly CardId[];
  readonly moves: readonly DfMove[];
  readonly shop: boolean;
  /** Cards are turned over one after the other, unless nothing may move. */
  readonly still: boolean;
  play(move: DfMove): Promise<boolean>;
}

const TURN_MS = 160;
/** The next card is turned before the one before it lies. */
const TURN_GAP_MS = 70;
const ofKind = <K extends DfMove['kind']>(moves: readonly DfMove[], kind: K): readonly MoveOf<K>[] => moves.filter((move): move is MoveOf<K> => move.kind === kind);

/** A shop, a treasure or stolen goods: cards with a button for everybody who could carry them. */
export function Market({ view, cards, moves, shop, still, play }: MarketProps) {
  const { colours } = useTheme();
  const labelOf = (move: DfMove): string => dfDecisions.label(view, leaderSeat(view), move).label;
  const buy = async (move: DfMove) => {
    if (await play(move)) feel(shop ? 'purchase' : 'flip');
  };
  const [die] = ofKind(moves, 'buyBonusDie');
  const healing = ofKind(moves, 'buyHealing').filter(({ points }) => points === 1);
  const [leave] = ofKind(moves, 'endStep');
  return (
    <View style={[styles.room, { backgroundColor: colours.paper }]}>
      <View style={[styles.head, { backgroundColor: colours.card, borderColor: colours.line }]}>
        <Icon name={shop ? 'shop' : 'open-treasure-chest'} size={34} colour={colours.accent} />
        <View style={styles.grow}>
          <Heading level={2}>{shop ? 'The shop' : 'Spoils'}</Heading>
          <Text size="tiny" tone="dim">{shop ? '“Everything must go. Preferably you.”' : 'Who can carry it? What nobody wants stays here.'}</Text>
        </View>
        {shop && <Icon name="coins" size={20} colour={colours.accent} />}
        {shop && <Text size="large" bold tone="accent" aria-label={`${view.chest.gold} gold in the chest`}>{view.chest.gold}</Text>}
      </View>
      <ScrollView style={styles.grow} contentContainerStyle={styles.list}>
        {cards.map((card, index) => {
          const takers = [...ofKind(moves, 'buyCard'), ...ofKind(moves, 'assignCard')].filter((move) => move.card === card);
          return (
            <Animated.View key={card} entering={still ? undefined : FlipInXDown.delay(index * TURN_GAP_MS).duration(TURN_MS)} style={styles.card}>
              <EquipmentCard card={card} price={shop} />
              <View style={styles.takers}>
                {takers.map((move) => <Taker key={move.hero} hero={move.hero} label={`${labelOf(move)}, ${equipmentCard(card).name}`} onPress={() => buy(move)} />)}
                {takers.length === 0 && <Text size="small" tone="dim" align="center">{shop && equipmentCard(card).price > view.chest.gold ? 'Too dear for this chest.' : 'Nobody has room for it.'}</Text>}
              </View>
            </Animated.View>
          );
        })}
        {shop && (
          <View style={[styles.services, { borderColor: colours.line }]}>
            <View style={styles.service}>
              <Text bold style={styles.grow}>Bonus die, {PRICE.bonusDie} gold</Text>
              {die ? <Button icon="perspective-dice-six-faces-random" label="Buy a bonus die" onPress={() => buy(die)} /> : <Text size="small" tone="dim">{view.supply.bonusDice === 0 ? 'Sold out.' : 'Too dear.'}</Text>}
            </View>
            <Text bold>Healing, {PRICE.hitPoint} gold a point</Text>
            {view.heroes.filter(({ status }) => status !== 'eliminated').map(({ id, hp, maxHp }) => {
              const move = healing.find(({ hero }) => hero === id);
              return (
                <View key={id} style={styles.service}>
                  <Icon name={HERO_ICONS[id]} size={22} colour={colours.ink} />
                  <Text size="small" style={styles.name} numberOfLines={1}>{firstName(id)}, {hp} of {maxHp}</Text>
                  <View style={styles.grow}><Pips hp={hp} maxHp={maxHp} /></View>
                  {move ? <Button icon="health-potion" label="+1" aria-label={`Heal ${firstName(id)} by 1`} onPress={() => buy(move)} /> : <View style={styles.noButton}><Text size="small" tone="dim">{hp >= maxHp ? 'well' : 'no gold'}</Text></View>}
                </View>
              );
            })}
          </View>
        )}
      </ScrollView>
      {leave && <View style={styles.leave}><Button label={labelOf(leave)} icon="footsteps" onPress={() => void play(leave)} /></View>}
    </View>
  );
}

/** One of those who could carry the card. */
function Taker({ hero, label, onPress }: { hero: HeroId; label: string; onPress(): void }) {
  const { colours } = useTheme();
  return (
    <Touchable aria-label={label} onPress={onPress} style={[styles.taker, { backgroundColor: colours.raised, borderColor: colours.line }]}>
      <Icon name={HERO_ICONS[hero]} size={20} colour={colours.accent} />
      <Text size="small" bold numberOfLines={1}>{firstName(hero)}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  grow: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.medium, paddingVertical: space.tiny, borderBottomWidth: 1 },
  list: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', maxWidth: 1100, width: '100%', alignSelf: 'center' },
  // Two beside each other on a phone, a row of them where there is room.
  card: { flexGrow: 1, flexBasis: 150, maxWidth: 240, gap: space.tiny },
  takers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.tiny, minHeight: 44, alignItems: 'center' },
  services: { flexGrow: 1, flexBasis: '100%', borderTopWidth: 1, paddingVertical: space.small, gap: space.tiny },
  service: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 44 },
  name: { width: 130 },
  noButton: { width: 72, alignItems: 'flex-end' },
  taker: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.small },
  leave: { padding: space.tiny, maxWidth: 760, width: '100%', alignSelf: 'center' },
});
