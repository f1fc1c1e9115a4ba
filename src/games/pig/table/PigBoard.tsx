import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameEvent } from '@/engine/game';
import { feel } from '@/feel';
import { useHoldToShake, useShake, type ShakeHandlers } from '@/motion';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Hotspot } from '@/table/board/Hotspot';
import type { TableProps } from '@/table/contract';
import { Pointable } from '@/table/learn/pointing';
import { useEventFeed } from '@/table/tableContext';
import { space, useTheme } from '@/theme';
import { Button } from '@/theme/ui';

import type { PigEvent, PigMove, PigState } from '../rules/state';
import { Die, type DieHandle } from './Die';
import { boardUnits, dieRect, laneRect } from './layout';
import { ShakeInvitation } from './ShakeInvitation';
import { Felt } from './Felt';

/** Pig's table: a lane for every player, the die on the felt, and two things to do. */
export function PigBoard({ view, mine, names, mode, play, lastEvents }: TableProps<PigState, PigMove>) {
  const theme = useTheme();
  const die = useRef<DieHandle>(null);
  // Until the view follows, the newest roll is known from its event alone.
  const [rolled, setRolled] = useState({ before: view, face: faceOf(lastEvents()) ?? 6 });
  const face = rolled.before === view ? rolled.face : (faceOf(lastEvents()) ?? rolled.face);
  const mayAct = mine.length > 0;
  const roll = () => play({ type: 'roll' });

  const shaking: ShakeHandlers = {
    onImpact: ({ strength }) => {
      feel('clatter', strength);
      die.current?.jolt(strength);
    },
  };
  useShake({ ...shaking, onStop: roll, enabled: mayAct });
  const holding = useHoldToShake(shaking);
  const hand = mayAct ? { onPressIn: holding.onPressIn, onPressOut: holding.onPressOut } : undefined;

  useEventFeed<PigEvent>(async (event, beat) => {
    switch (event.type) {
      case 'rolled':
        setRolled({ before: view, face: event.face });
        if (beat.instant) return;
        feel('throwRelease', 0.5);
        await Promise.race([die.current?.tumble(event.face, beat.ms(800)), beat.skipped]);
        feel('diceSettle');
        return beat.wait(150);
      case 'lostTurn':
        feel('miss');
        return beat.wait(500);
      case 'held':
        feel('lock');
        return beat.wait(250);
    }
  });

  return (
    <View style={styles.table}>
      <BoardCanvas
        units={boardUnits}
        label="Pig table"
        scene={(units) => <Felt units={units} view={view} colours={theme.colours} seatColours={theme.seatColours} names={names} />}
      >
        {(units) => (
          <>
            {view.scores.map((score, seat) => (
              <Hotspot
                key={seat}
                at={laneRect(units, seat)}
                label={`${names[seat] ?? ''}: ${score} of ${view.goal} points`}
                explain={{
                  title: `${names[seat] ?? ''}’s lane`,
                  text: `The disc stands at the points kept so far. The ring shows where holding now would bring it. First at ${view.goal} wins.`,
                  ruleId: 'PG-10',
                }}
                tight
              />
            ))}
            <Die ref={die} at={dieRect(units, view.scores.length)} face={face} />
            <Hotspot at={dieRect(units, view.scores.length)} label={`Die, showing ${face}. Roll it`} lit={mayAct} onPress={roll} {...hand} />
          </>
        )}
      </BoardCanvas>
      {mode !== 'replay' && (
        <View style={styles.actions}>
          <ShakeInvitation />
          <View style={[styles.buttons, theme.leftHanded && styles.mirrored]}>
            <Pointable label="Hold" style={styles.button}>
              <Button large icon="hand" label={view.turnTotal > 0 ? `Hold ${view.turnTotal}` : 'Hold'} disabled={!mayAct} onPress={() => play({ type: 'hold' })} />
            </Pointable>
            <Pointable label="Roll" style={styles.button}>
              <Button large kind="primary" icon="perspective-dice-six-faces-random" label="Roll" disabled={!mayAct} onPress={roll} {...hand} />
            </Pointable>
          </View>
        </View>
      )}
    </View>
  );
}

const faceOf = (events: readonly GameEvent[]): number | undefined =>
  (events as readonly PigEvent[]).reduce<number | undefined>((face, event) => (event.type === 'rolled' ? event.face : face), undefined);

const styles = StyleSheet.create({
  table: { flex: 1 },
  actions: { padding: space.medium, gap: space.small },
  buttons: { flexDirection: 'row', gap: space.medium, alignSelf: 'center', width: '100%', maxWidth: 520 },
  mirrored: { flexDirection: 'row-reverse' },
  button: { flex: 1 },
});
