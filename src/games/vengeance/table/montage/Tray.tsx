import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { feel } from '@/feel';
import { useShake } from '@/motion';
import type { Speed } from '@/store/settings';
import type { Size } from '@/table/board/fit';
import { paceOf } from '@/table/pace';
import { space, useTheme } from '@/theme';
import { Heading, Touchable } from '@/theme/ui';

import { faceName } from '../../rules/montage/dice';
import { INK } from '../look';
import { IN_HAND, MONTAGE_LOOK, TRAY, faceIndex, type FeltDie } from './dice';
import type { FeltDice } from './useFelt';
import { TAP_STRENGTH, type RollGate } from './useRollGate';

interface MontageTrayProps {
  /** The dice as they lie, and their last throw. */
  readonly dice: FeltDice;
  readonly gate: RollGate;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** Dice that are rolled again; all others have a padlock then. */
  readonly again?: readonly string[];
  /** What a touch does: "Claim". */
  readonly verb?: string | undefined;
  onDie?: ((die: FeltDie) => void) | undefined;
}

const LARGEST = 64;

/** The common pool on its felt. Before the throw the dice are in the hand: shake the device, or tap. */
export function MontageTray({ dice: { felt, roll }, gate, speed, reducedMotion, again = [], verb, onDie }: MontageTrayProps) {
  const { colours } = useTheme();
  const [room, setRoom] = useState<Size>();
  const tray = useRef<DiceTrayHandle>(null);
  const { held } = gate;
  const dice = held ? inHand(held.count) : felt.map(({ id, face }): TrayDie => {
    const locked = again.length > 0 && !again.includes(id);
    return { id, look: MONTAGE_LOOK, face: faceIndex(face), shows: faceName(face), locked, words: `${verb ? `${verb} ` : ''}${faceName(face)} die${again.includes(id) ? ', will be rolled again' : ''}` };
  });
  useShake({
    enabled: held !== undefined,
    onImpact: ({ strength }) => tray.current?.shake({ strength }),
    onStop: ({ strength }) => gate.release(strength),
  });
  return (
    <View style={styles.tray} role="group" aria-label="Dice tray" onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {room && (
        <DiceTray
          ref={tray}
          dice={dice}
          roll={held ? undefined : roll}
          {...room}
          dieSize={Math.min(LARGEST, room.height * 0.3)}
          look={TRAY}
          reducedMotion={reducedMotion}
          pace={paceOf(speed)}
          onImpact={(strength) => feel('clatter', strength)}
          onPressDie={onDie && ((id) => {
            const die = felt.find((each) => each.id === id);
            if (die) onDie(die);
          })}
        />
      )}
      {held && (
        <Touchable
          aria-label={`Roll ${held.count} dice: shake the device, or tap here`}
          onPress={() => gate.release(TAP_STRENGTH)}
          style={[styles.throw, { boxShadow: `0 0 0 3px ${colours.glow}` }]}
        >
          <Heading level={2} align="center" style={styles.words}>Shake or tap to roll</Heading>
        </Touchable>
      )}
    </View>
  );
}

const inHand = (count: number): readonly TrayDie[] =>
  Array.from({ length: count }, (_, i) => ({ id: `hand${i}`, look: IN_HAND, face: 0, shows: 'nothing yet', words: 'A die in the hand' }));

const styles = StyleSheet.create({
  tray: { flex: 1, minHeight: 110 },
  throw: { ...StyleSheet.absoluteFill, margin: space.tiny, borderRadius: 16, justifyContent: 'center' },
  words: { color: INK.cream, textShadowColor: '#000', textShadowRadius: 6 },
});
