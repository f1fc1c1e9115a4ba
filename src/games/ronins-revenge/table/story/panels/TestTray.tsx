import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import type { DieLook } from '@/dice/look/skin';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { feel } from '@/feel';
import { useShake } from '@/motion';
import type { Speed } from '@/store/settings';
import type { Size } from '@/table/board/fit';
import { paceOf } from '@/table/pace';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { FACES } from '../../../faces.generated';
import type { TestResult } from '../../../story/state';

/** The dice of a test that are in the hand, or on their way. */
export interface Throw {
  readonly id: string;
  readonly faces: readonly number[];
  readonly strength: number;
}

/** Skill dice of black lacquer: nothing, one, two. */
const LACQUER: DieLook = {
  colour: '#24201D', ink: '#F3ECDD',
  faces: [{ kind: 'blank' }, { kind: 'blank' }, { kind: 'blank' }, { kind: 'pips', count: 1 }, { kind: 'pips', count: 1 }, { kind: 'pips', count: 2, ink: '#E8574B' }],
};
const MAT = { felt: '#7C6A4C', rim: '#3A2A1C' } as const;
const FIRST_WITH: readonly number[] = [0, 3, 5];
const LARGEST_DIE = 72;
export const TAP_STRENGTH = 0.5;

const dieOf = (face: number, at: number): TrayDie => ({ id: `die ${at}`, look: LACQUER, face: FIRST_WITH[face] ?? 0, shows: String(face), name: `die ${at + 1}` });

interface TestTrayProps {
  readonly asked: Pick<TestResult, 'hero'> & { readonly dice: number };
  readonly thrown: Throw | undefined;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  onLanded(): void;
  /** Absent while the dice fly. */
  onRoll?: (strength: number) => void;
}

/** RR-424: the dice are shaken and thrown; what they show is what counts. */
export function TestTray({ asked: { hero, dice: count }, thrown, speed, reducedMotion, onLanded, onRoll }: TestTrayProps) {
  const [room, setRoom] = useState<Size>();
  const tray = useRef<DiceTrayHandle>(null);
  useShake({
    enabled: onRoll !== undefined,
    onImpact: ({ t, strength }) => tray.current?.shake({ x: t % 2 < 1 ? 1 : -1, y: 0.4, strength }),
    onStop: ({ strength }) => onRoll?.(strength),
  });
  const faces = thrown?.faces ?? new Array<number>(count).fill(0);
  return (
    <View style={styles.panel}>
      <View style={styles.row}>
        <FacePicture sheet={FACES} id={hero} treatment={sumi} side={48} />
        <Text size="small" tone="dim" style={styles.words}>Shake the phone, or press. Three faces are blank, two have one point, one has two.</Text>
      </View>
      <View style={styles.tray} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
        {room && (
          <DiceTray
            ref={tray}
            dice={faces.map(dieOf)}
            roll={thrown && { id: thrown.id, strength: thrown.strength }}
            {...room}
            dieSize={Math.min(LARGEST_DIE, room.height * 0.4, room.width * 0.16)}
            look={MAT}
            reducedMotion={reducedMotion}
            pace={paceOf(speed)}
            onSettled={onLanded}
            onImpact={(strength) => feel('clatter', strength)}
          />
        )}
      </View>
      <Button large kind="primary" icon="perspective-dice-six-faces-random" label="Roll" disabled={!onRoll} onPress={() => onRoll?.(TAP_STRENGTH)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, padding: space.medium, gap: space.small },
  row: { flexDirection: 'row', gap: space.medium, alignItems: 'center' },
  words: { flex: 1 },
  tray: { flex: 1, minHeight: 120 },
});
