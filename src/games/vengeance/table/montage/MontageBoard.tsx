import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { useRoom } from '@/table/kit/room/useRoom';

import type { State } from '../../rules/state';
import type { VengeanceTable } from '../asking';
import type { FeltDie } from './dice';
import { Mats } from './Mats';
import { MontageTray } from './Tray';
import type { FeltDice } from './useFelt';
import type { RollGate } from './useRollGate';

interface MontageBoardProps {
  readonly view: State;
  readonly table: Pick<VengeanceTable, 'names' | 'speed' | 'reducedMotion'>;
  readonly me: Seat;
  readonly dice: FeltDice;
  readonly gate: RollGate;
  readonly again: readonly string[];
  readonly verb: string | undefined;
  onDie: ((die: FeltDie) => void) | undefined;
}

/** The Montage: the dice on their felt while there are any, and everybody’s mat. */
export function MontageBoard({ view, table: { names, speed, reducedMotion }, me, dice, gate, again, verb, onDie }: MontageBoardProps) {
  const { beside, roomy } = useRoom();
  const tray = gate.held !== undefined || dice.felt.length > 0;
  const alone = view.players.length === 1;
  return (
    <View style={[styles.board, beside && roomy && !alone && styles.beside]}>
      {tray && <View style={styles.tray}><MontageTray dice={dice} gate={gate} speed={speed} reducedMotion={reducedMotion} again={again} verb={verb} onDie={onDie} /></View>}
      <View style={tray && alone && (roomy || !beside) ? styles.ownMat : styles.mats}><Mats view={view} names={names} me={me} /></View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  beside: { flexDirection: 'row' },
  tray: { flex: 3, minHeight: 120 },
  mats: { flex: 2 },
  // Alone the dice get the room that nobody else needs.
  ownMat: { flexShrink: 1 },
});
