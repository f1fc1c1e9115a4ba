import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import type { GameEvent } from '@/engine/game';
import { feel } from '@/feel';
import { useHoldToShake, useShake, type ShakeHandlers } from '@/motion';
import type { TableProps } from '@/table/contract';
import { isLarge } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { useEventFeed } from '@/table/tableContext';
import { space, useTheme } from '@/theme';
import { Button } from '@/theme/ui';

import type { PigEvent, PigMove, PigState } from '../rules/state';
import { Lanes, lanesHeight } from './Lanes';
import { ShakeInvitation } from './ShakeInvitation';
import { Tray, type Throw } from './Tray';

const FIRST_FACE = 6;
const TAP_STRENGTH = 0.5;
/** If a tray cannot say that its die lies still, nobody waits for ever. */
const LONGEST_ROLL_MS = 4000;

interface Thrown {
  readonly isTold: boolean;
  readonly face: number;
  readonly roll?: Throw;
}

/** Tells a roll, a lost turn, a hold. `landed` is to be called when the die lies still. */
function usePigTelling(strength: { readonly current: number }, lastEvents: () => readonly GameEvent[]) {
  const lies = useRef<() => void>(undefined);
  // While it is told, the newest roll is known from its event alone.
  const [thrown, setThrown] = useState<Thrown>({ isTold: false, face: faceOf(lastEvents()) ?? FIRST_FACE });
  useEventFeed<PigEvent>(async (event, beat) => {
    switch (event.type) {
      case 'rolled': {
        if (beat.instant) return setThrown({ isTold: true, face: event.face });
        const landed = new Promise<void>((resolve) => (lies.current = resolve));
        setThrown({ isTold: true, face: event.face, roll: { id: `roll ${beat.seq}`, strength: strength.current } });
        await Promise.race([landed, beat.wait(LONGEST_ROLL_MS)]);
        beat.arrive();
        feel('diceSettle');
        return beat.wait(200);
      }
      case 'lostTurn':
        beat.arrive();
        feel('miss');
        return beat.wait(600);
      case 'held':
        beat.arrive();
        feel('lock');
        return beat.wait(250);
    }
  }, () => setThrown((before) => ({ ...before, isTold: false })));
  const face = thrown.isTold ? thrown.face : (faceOf(lastEvents()) ?? thrown.face);
  return { face, roll: thrown.roll, landed: () => lies.current?.() };
}

/** Pig's table: a lane for every player, the die in its tray, and two things to do. */
export function PigBoard({ view, mine, names, mode, speed, reducedMotion, play, lastEvents }: TableProps<PigState, PigMove>) {
  const { leftHanded, textScale } = useTheme();
  const { kind, roomy } = useRoom();
  // Where large letters leave little of the table, the bars below the names tell as much.
  const withLanes = kind !== 'smallPhone' || !isLarge(textScale);
  const tray = useRef<DiceTrayHandle>(null);
  const strength = useRef(TAP_STRENGTH);
  const { face, roll: flying, landed } = usePigTelling(strength, lastEvents);
  const mayAct = mine.length > 0;

  const roll = () => {
    play({ type: 'roll' });
    strength.current = TAP_STRENGTH;
  };
  const shaking: ShakeHandlers = { onImpact: (impact) => tray.current?.shake({ x: impact.t % 2 < 1 ? 1 : -1, y: 0.4, strength: impact.strength }) };
  const onStop: ShakeHandlers['onStop'] = (stop) => {
    strength.current = stop.strength;
    roll();
  };
  useShake({ ...shaking, onStop, enabled: mayAct });
  const holding = useHoldToShake(shaking);
  const hand = mayAct ? { onPressIn: holding.onPressIn, onPressOut: holding.onPressOut } : undefined;

  const board = (
    <View style={styles.table}>
      {withLanes && (
        <View style={{ height: lanesHeight(view.scores.length, roomy) }}>
          <Lanes view={view} names={names} />
        </View>
      )}
      <Tray
        ref={tray}
        face={face}
        roll={flying}
        turnTotal={view.turnTotal}
        speed={speed}
        reducedMotion={reducedMotion}
        lit={mayAct}
        onLanded={landed}
        onPress={mayAct ? roll : undefined}
        hand={hand}
      />
    </View>
  );
  const panel = mode !== 'replay' && (
    <View style={styles.actions}>
      <ShakeInvitation />
      <View style={[styles.buttons, leftHanded && styles.mirrored]}>
        <Pointable label="Hold" style={styles.share}>
          <Button large icon="hand" label={view.turnTotal > 0 ? `Hold ${view.turnTotal}` : 'Hold'} disabled={!mayAct} onPress={() => play({ type: 'hold' })} />
        </Pointable>
        <Pointable label="Roll" style={styles.share}>
          <Button large kind="primary" icon="perspective-dice-six-faces-random" label="Roll" disabled={!mayAct} onPress={roll} {...hand} />
        </Pointable>
      </View>
    </View>
  );
  return <TableLayout board={board} panel={panel || undefined} panelHeight={PANEL} />;
}

/** Two large buttons. */
const PANEL = 78;

const faceOf = (events: readonly GameEvent[]): number | undefined =>
  (events as readonly PigEvent[]).reduce<number | undefined>((face, event) => (event.type === 'rolled' ? event.face : face), undefined);

const styles = StyleSheet.create({
  table: { flex: 1, padding: space.medium, gap: space.small },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  actions: { paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.small, flexGrow: 1, justifyContent: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.medium, alignSelf: 'center', width: '100%', maxWidth: 560 },
  mirrored: { flexDirection: 'row-reverse' },
});
