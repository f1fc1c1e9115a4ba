import { StyleSheet, View } from 'react-native';

import { DropSpot } from '@/table/kit/drag/DropSpot';
import { sumForecast } from '@/table/kit/forecast/forecast';
import { Explain } from '@/table/explain';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { SLOT_BOOSTS } from '../../content/montageCards';
import { bestPoints, HELPERS, montageCard } from '../../rules/montage/cards';
import { faceName } from '../../rules/montage/dice';
import { actionName } from '../../rules/montage/spending';
import type { Player } from '../../rules/state';
import { OwnDice } from '../hero/OwnDice';
import { CardMat } from '../parts/CardMat';
import { montageWords } from '../words';
import { explainMontage, MontageFace } from './MontageFace';
import { cardOfThing, NO_CARD, spotOfSlot } from './placing';

interface PlaceMatProps {
  readonly player: Player;
  /** Card at each boost, or none. */
  readonly placing: readonly number[];
  /** Nobody else lays cards, and speed does not count. */
  readonly alone: boolean;
  /** Takes a card back into the hand. */
  onTake(slot: number): void;
}

/** Dice and boosts above the cards, totals and speed below them. */
const WORDS = 148;
/** Spots narrower than this cannot hold the words. */
const ROOM_FOR_WORDS = 60;
/** With letters larger than this height is as scarce as on the smallest phones. */
const LARGE_LETTERS = 1.4;
/** With the dice beside the cards. */
const FEW_WORDS = 90;

const ORDER = ['First, and strongest', 'Second', 'Last'] as const;

/** Three places for cards at the boosts 2, 1 and 0, and what each would be worth with all the dice that help it. */
export function PlaceMat({ player, placing, alone, onTake }: PlaceMatProps) {
  const { colours, textScale } = useTheme();
  const { kind, beside } = useRoom();
  const compact = kind === 'smallPhone' || (!beside && textScale > LARGE_LETTERS);
  const left = placing.map((card) => (card === NO_CARD ? undefined : montageCard(player, card)));
  const speed = left.reduce((sum, card) => sum + (card?.speed ?? 0), 0);
  return (
    <CardMat label="Your montage cards" abreast={compact ? SLOT_BOOSTS.length + 1 : SLOT_BOOSTS.length} shape={1.1} besides={compact ? FEW_WORDS : WORDS}>{(size) => <>
      <View style={compact ? styles.across : styles.above}>
        <View style={compact ? styles.aside : styles.dice}><OwnDice dice={player.dice} kept={player.kept} /></View>
        <View style={styles.slots}>
          {SLOT_BOOSTS.map((boost, slot) => {
            const card = left[slot];
            return (
              <View key={boost} style={styles.slot}>
                <Heading level={3} tone="accent">{`+${boost}`}</Heading>
                <Pointable label={`Boost ${boost}`}><DropSpot
                  id={spotOfSlot(slot)}
                  label={card ? `Boost ${boost}: ${montageWords(card, alone)}. Take it back` : `Boost ${boost}, empty. ${ORDER[slot] ?? ''}`}
                  accepts={(thing) => (cardOfThing(thing) === undefined ? 'Only montage cards go here.' : true)}
                  onPress={card && (() => onTake(slot))}
                  explain={card && explainMontage(card, { alone, boost, ruleId: 'VG-83' })}
                  style={[styles.spot, { width: size.width + 8, height: size.height + 8, backgroundColor: colours.card }]}
                >
                  {card ? <MontageFace card={card} size={size} alone={alone} /> : size.width >= ROOM_FOR_WORDS * textScale && <Text size="tiny" tone="dim" align="center">{ORDER[slot]}</Text>}
                </DropSpot></Pointable>
                {card && <Total player={player} slot={slot} card={placing[slot] ?? NO_CARD} />}
              </View>
            );
          })}
        </View>
      </View>
      {!(alone && compact) && <Text size="small" tone="dim" align="center">{alone ? 'Turned up one after the other.' : `Speed of these cards: ${speed}. Turned up one after the other, for everybody at once.`}</Text>}
    </>}</CardMat>
  );
}

/** "4, up to 6": with nothing added, and with every die that helps. */
function Total({ player, slot, card }: { readonly player: Player; readonly slot: number; readonly card: number }) {
  const { type, points } = montageCard(player, card);
  const { plain, most, dice, wilds } = bestPoints(player, card, slot);
  const [face, worth] = HELPERS[type];
  return (
    <Explain
      title={`${actionName(type)}: ${plain} to ${most} points`}
      text="Dice that help two cards help only one of them; Wild tokens may be added as well."
      ruleId="VG-87"
      forecast={sumForecast('With all the dice that help', [
        { label: 'Card', points }, { label: 'Boost of the slot', points: plain - points },
        { label: `${faceName(face)} dice`, points: dice * worth }, { label: 'Wild dice', points: wilds },
      ])}
    >
      <Text size="small" bold align="center">{most > plain ? `${plain} to ${most}` : `${plain}`}</Text>
    </Explain>
  );
}

const styles = StyleSheet.create({
  above: { gap: space.small },
  // Where height is scarce the dice lie beside the cards, in the place of a fourth one.
  across: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.small },
  aside: { flexShrink: 1 },
  dice: { alignItems: 'center' },
  slots: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  slot: { alignItems: 'center', gap: space.hair },
  spot: { alignItems: 'center', justifyContent: 'center' },
});
