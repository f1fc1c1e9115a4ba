import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { feel } from '@/feel';
import { useShake } from '@/motion';
import type { Speed } from '@/store/settings';
import type { Rect, Size } from '@/table/board/fit';
import { useExplainAt } from '@/table/explain';
import { FlightsContext } from '@/table/kit/flight/flights';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { ThrowPad } from '@/table/kit/throw/ThrowPad';
import { paceOf } from '@/table/pace';
import { space, useTheme } from '@/theme';
import { Heading } from '@/theme/ui';

import { MONTAGE_FACES, type MontageFace } from '../../content/dice';
import { faceName } from '../../rules/montage/dice';
import { explainFace } from '../hero/OwnDice';
import { poolDie } from '../journeys';
import { INK } from '../look';
import { IN_HAND, leaving, MONTAGE_LOOK, TRAY, faceIndex, type FeltDie } from './dice';
import type { FeltDice } from './useFelt';
import { TAP_STRENGTH, type RollGate } from './useRollGate';

interface MontageTrayProps {
  /** The dice as they lie, and their last throw. */
  readonly dice: FeltDice;
  readonly gate: RollGate;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** Dice that are rolled again. */
  readonly again?: readonly string[];
  /** What a touch does: "Claim". */
  readonly verb?: string | undefined;
  onDie?: ((die: FeltDie) => void) | undefined;
}

const LARGEST: ByRoom<number> = { phone: 64, tablet: 104, desktop: 104 };

/** The common pool on its felt. Before the throw the dice are in the hand: shake the device, or tap. */
export function MontageTray({ dice: { felt, roll, touched }, gate, speed, reducedMotion, again = [], verb, onDie }: MontageTrayProps) {
  const { colours } = useTheme();
  const screen = useRoom();
  const [room, setRoom] = useState<Size>();
  const tray = useRef<DiceTrayHandle>(null);
  const { view, placeOf } = useDicePlaces(tray, (face) => leaving(felt, face, touched));
  const explainAt = useExplainAt();
  const explain = (id: string) => {
    const die = felt.find((each) => each.id === id);
    if (die) placeOf(die, (rect) => explainAt(explainFace(die.face), rect));
  };
  const { held } = gate;
  const dice = held ? inHand(held.count) : felt.map(({ id, face }): TrayDie => ({
    id, look: MONTAGE_LOOK, face: faceIndex(face), shows: faceName(face), again: again.includes(id),
    words: `${verb ? `${verb} ` : ''}${faceName(face)} die${again.includes(id) ? ', will be rolled again' : ''}`,
  }));
  useShake({
    enabled: held !== undefined,
    onImpact: ({ strength }) => tray.current?.shake({ strength }),
    onStop: ({ strength }) => gate.release(strength),
  });
  return (
    <View ref={view} style={styles.tray} role="group" aria-label="Dice tray" onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {room && (
        <DiceTray
          ref={tray}
          dice={dice}
          roll={held ? undefined : roll}
          {...room}
          dieSize={Math.min(inRoom(screen, LARGEST), room.height * 0.3, room.width * 0.2)}
          look={TRAY}
          reducedMotion={reducedMotion}
          pace={paceOf(speed)}
          onImpact={(strength) => feel('clatter', strength)}
          onPressDie={onDie && ((id) => {
            const die = felt.find((each) => each.id === id);
            if (die) onDie(die);
          })}
          onHoldDie={explain}
        />
      )}
      {held && (
        <ThrowPad
          label={`Shake, swipe or tap to roll ${held.count === 1 ? 'one die' : `${held.count} dice`}`}
          tap={TAP_STRENGTH}
          onThrow={gate.release}
          style={[styles.throw, { boxShadow: `0 0 0 3px ${colours.glow}` }]}
        >
          <Heading level={2} align="center" style={styles.words}>Shake, swipe or tap to roll</Heading>
        </ThrowPad>
      )}
    </View>
  );
}

interface DicePlaces {
  readonly view: RefObject<View | null>;
  /** Where a die lies on the screen; one that lies nowhere yet, in the middle of the tray. */
  placeOf(die: FeltDie, tell: (rect: Rect) => void): void;
}

/** Whoever takes a die sees it fly from where it lies. */
function useDicePlaces(tray: RefObject<DiceTrayHandle | null>, leaves: (face: MontageFace) => FeltDie | undefined): DicePlaces {
  const flights = use(FlightsContext);
  const view = useRef<View>(null);
  const placeOf = (die: FeltDie | undefined, tell: (rect: Rect) => void) => {
    const area = die && tray.current?.areaOf(die.id);
    view.current?.measureInWindow((x, y, width, height) => tell(area ? { x: x + area.x, y: y + area.y, width: area.side, height: area.side } : { x, y, width, height }));
  };
  const tellPlace = useEffectEvent((face: MontageFace, tell: (rect: Rect) => void) => placeOf(leaves(face), tell));
  useEffect(() => {
    const forget = MONTAGE_FACES.map((face) => flights.addPlace(poolDie(face), (tell) => tellPlace(face, tell)));
    return () => forget.forEach((each) => each());
  }, [flights]);
  return { view, placeOf };
}

const inHand = (count: number): readonly TrayDie[] =>
  Array.from({ length: count }, (_, i) => ({ id: `hand${i}`, look: IN_HAND, face: 0, shows: 'nothing yet', words: 'A die in the hand' }));

const styles = StyleSheet.create({
  tray: { flex: 1, minHeight: 110 },
  throw: { margin: space.tiny, borderRadius: 16 },
  words: { color: INK.cream, textShadowColor: '#000', textShadowRadius: 6 },
});
