import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { Size } from '@/table/board/fit';
import { FlightPlace } from '@/table/kit/flight/FlightPlace';
import { useRoom } from '@/table/kit/room/useRoom';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { SLOT_BOOSTS, type MontageCard } from '../../content/montageCards';
import { montageCard } from '../../rules/montage/cards';
import { speedOf } from '../../rules/montage/montage';
import { FACE_DOWN_CARD, isSolo, type State } from '../../rules/state';
import { OwnDice } from '../hero/OwnDice';
import { matOf } from '../journeys';
import { Tap } from '../parts/Tap';
import { Portrait } from '../Portrait';
import { count, montageWords } from '../words';
import { explainMontage, MontageBack, MontageFace } from './MontageFace';

interface MatsProps {
  readonly view: State;
  readonly names: readonly string[];
  /** Whose mat comes first. */
  readonly me: Seat;
}

/** How wide a card is at most, and how high by its width. */
const LARGEST: ByRoom<number> = { smallPhone: 62, phone: 74, landscape: 62, tablet: 132, desktop: 140 };
/** Alone there is one mat, and room for it: cards may fill it. */
const LARGEST_ALONE: ByRoom<number> = { smallPhone: 92, phone: 108, landscape: 84, tablet: 260, desktop: 260 };
/** On a large screen they grow from this to what the height allows. */
const LEAST_ALONE = 200;
/** Name, dice and boosts above the cards of a mat, and the gaps around them. */
const ABOVE = 120;
const SHAPE = 1.1;
/** Mats lie side by side where each has as much as this. */
const LEAST_MAT = 340;
/** Stripe, padding and gaps of a mat beside its three cards. */
const RIM = 48;

/** Everybody’s part of the Montage: dice claimed, claims left, cards at their boosts. */
export function Mats({ view, names, me }: MatsProps) {
  const room = useRoom();
  const [{ width, height }, setSize] = useState<Size>({ width: room.width, height: Infinity });
  const seats = view.players.map((_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me));
  const abreast = Math.max(1, Math.min(2, seats.length, Math.floor(width / LEAST_MAT)));
  const mat = Math.floor((width - space.small * (abreast + 1)) / abreast);
  const alone = seats.length === 1;
  const byHeight = alone && room.roomy ? Math.max(LEAST_ALONE, (height - ABOVE) / SHAPE) : Infinity;
  const card = Math.floor(Math.min(inRoom(room, alone ? LARGEST_ALONE : LARGEST), (mat - RIM) / SLOT_BOOSTS.length, byHeight));
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Montage mats" contentContainerStyle={styles.mats} onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}>
      {seats.map((seat) => <Mat key={seat} view={view} seat={seat} name={names[seat] ?? ''} width={mat} card={{ width: card, height: Math.round(card * SHAPE) }} />)}
    </ScrollView>
  );
}

function Mat({ view, seat, name, width, card: size }: { readonly view: State; readonly seat: Seat; readonly name: string; readonly width: number; readonly card: Size }) {
  const { colours, seatColours } = useTheme();
  const player = view.players[seat];
  if (!player) return null;
  const owed = view.montage?.owed[seat] ?? 0;
  const open = player.placed.length > 0 && player.placed.every((card) => card !== FACE_DOWN_CARD);
  return (
    <View style={[styles.mat, { width, borderColor: seatColours[seat % seatColours.length], backgroundColor: colours.card }]} role="group" aria-label={`Mat of ${name}`}>
      <View style={styles.head}>
        <Portrait id={player.hero} side={32} />
        <Text bold style={styles.grow}>{name}</Text>
        {owed > 0 && (
          <View style={styles.pips} role="img" aria-label={`${count(owed, 'die', 'dice')} still to claim`}>
            {Array.from({ length: owed }, (_, i) => <View key={i} style={[styles.pip, { borderColor: colours.ink }]} />)}
          </View>
        )}
        {open && !isSolo(view) && (
          <View style={styles.pips} role="img" aria-label={`Speed ${speedOf(view, seat)}`}>
            <Icon name="stopwatch" size={18} />
            <Text bold>{speedOf(view, seat)}</Text>
          </View>
        )}
        <FlightPlace name={matOf(seat)}><OwnDice dice={player.dice} kept={player.kept} /></FlightPlace>
      </View>
      {player.placed.length > 0 && (
        <View style={styles.cards}>
          {player.placed.map((card, slot) => (
            <Laid key={slot} card={card === FACE_DOWN_CARD ? undefined : montageCard(player, card)} slot={slot} size={size} alone={isSolo(view)} asked={isAsked(view, seat, slot)} />
          ))}
        </View>
      )}
    </View>
  );
}

/** Whether it is about this card what is asked now: the one that was turned up last, by whoever uses theirs. */
function isAsked(view: State, seat: Seat, slot: number): boolean {
  const spend = nearestFrame(view, 'spend');
  const user = nearestFrame(view, 'card') ?? (spend?.at === 'card' ? spend : undefined);
  return user?.seat === seat && slot + 1 === view.montage?.revealed;
}

interface LaidProps {
  readonly card: MontageCard | undefined;
  readonly slot: number;
  readonly size: Size;
  readonly alone: boolean;
  readonly asked: boolean;
}

/** A card at its boost; the one that is being used glows. */
function Laid({ card, slot, size, alone, asked }: LaidProps) {
  const boost = SLOT_BOOSTS[slot] ?? 0;
  const words = card ? montageWords(card, alone) : 'face down';
  return (
    <View style={styles.slot}>
      <Text size="tiny" bold tone="accent">{`+${boost}`}</Text>
      <Tap label={`Boost ${boost}: ${words}${asked ? ', being used' : ''}`} lit={asked} explain={card && explainMontage(card, { alone, boost, ruleId: 'VG-86' })} style={styles.bare}>
        {card ? <MontageFace card={card} size={size} alone={alone} /> : <MontageBack size={size} />}
      </Tap>
    </View>
  );
}

const styles = StyleSheet.create({
  mats: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap' },
  mat: { borderLeftWidth: 6, borderRadius: 6, padding: space.small, gap: space.tiny },
  // Dice that find no room beside the name lie below it.
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  grow: { flexGrow: 1 },
  pips: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pip: { width: 14, height: 14, borderWidth: 2, borderRadius: 3 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  slot: { alignItems: 'center' },
  bare: { padding: 0, borderWidth: 0 },
});
