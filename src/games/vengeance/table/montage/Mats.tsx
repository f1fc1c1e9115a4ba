import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import type { Size } from '@/table/board/fit';
import { FlightPlace } from '@/table/kit/flight/FlightPlace';
import { useRoom } from '@/table/kit/room/useRoom';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { SLOT_BOOSTS } from '../../content/montageCards';
import { montageCard } from '../../rules/montage/cards';
import { speedOf } from '../../rules/montage/montage';
import { FACE_DOWN_CARD, isSolo, type State } from '../../rules/state';
import { OwnDice } from '../hero/OwnDice';
import { matOf } from '../journeys';
import { Tap } from '../parts/Tap';
import { Portrait } from '../Portrait';
import { count, montageWords } from '../words';
import { MontageBack, MontageFace } from './MontageFace';

interface MatsProps {
  readonly view: State;
  readonly names: readonly string[];
  /** Whose mat comes first. */
  readonly me: Seat;
}

const CARD: ByRoom<Size> = { smallPhone: { width: 62, height: 66 }, phone: { width: 74, height: 80 }, landscape: { width: 62, height: 66 }, tablet: { width: 104, height: 116 }, desktop: { width: 96, height: 104 } };

/** Everybody’s part of the Montage: dice claimed, claims left, cards at their boosts. */
export function Mats({ view, names, me }: MatsProps) {
  const seats = view.players.map((_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me));
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Montage mats" contentContainerStyle={styles.mats}>
      {seats.map((seat) => <Mat key={seat} view={view} seat={seat} name={names[seat] ?? ''} />)}
    </ScrollView>
  );
}

function Mat({ view, seat, name }: { readonly view: State; readonly seat: Seat; readonly name: string }) {
  const { colours, seatColours } = useTheme();
  const room = useRoom();
  const player = view.players[seat];
  if (!player) return null;
  const size = inRoom(room, CARD);
  const owed = view.montage?.owed[seat] ?? 0;
  const open = player.placed.length > 0 && player.placed.every((card) => card !== FACE_DOWN_CARD);
  return (
    <View style={[styles.mat, { borderColor: seatColours[seat % seatColours.length], backgroundColor: colours.card }]} role="group" aria-label={`Mat of ${name}`}>
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
      </View>
      <FlightPlace name={matOf(seat)}><OwnDice dice={player.dice} kept={player.kept} /></FlightPlace>
      {player.placed.length > 0 && (
        <View style={styles.cards}>
          {player.placed.map((card, slot) => {
            const found = card === FACE_DOWN_CARD ? undefined : montageCard(player, card);
            return (
              <View key={slot} style={styles.slot}>
                <Text size="tiny" bold tone="accent">{`+${SLOT_BOOSTS[slot] ?? 0}`}</Text>
                <Tap label={`Boost ${SLOT_BOOSTS[slot] ?? 0}: ${found ? montageWords(found) : 'face down'}`} explain={found && { title: 'Montage card', text: `${montageWords(found)}. It lies at the boost ${SLOT_BOOSTS[slot] ?? 0}.`, ruleId: 'VG-86' }} style={styles.bare}>
                  {found ? <MontageFace card={found} size={size} /> : <MontageBack size={size} />}
                </Tap>
              </View>
            );
          })}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  mats: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap' },
  mat: { flexGrow: 1, flexBasis: 340, maxWidth: '100%', borderLeftWidth: 6, borderRadius: 6, padding: space.small, gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1 },
  pips: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pip: { width: 14, height: 14, borderWidth: 2, borderRadius: 3 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  slot: { alignItems: 'center' },
  bare: { padding: 0, borderWidth: 0 },
});
