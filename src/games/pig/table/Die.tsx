import { Canvas, Circle, Group, RoundedRect, Shadow } from '@shopify/react-native-skia';
import { useImperativeHandle, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withSequence, withTiming, type SharedValue } from 'react-native-reanimated';

import { useBoardFit } from '@/table/board/boardContext';
import type { Rect } from '@/table/board/fit';

export interface DieHandle {
  /** One jolt of the hand that shakes. */
  jolt(strength: number): void;
  /** Tumbles for so long and comes to rest on the face. */
  tumble(face: number, ms: number): Promise<void>;
}

interface DieProps {
  readonly at: Rect;
  readonly face: number;
  readonly ref: Ref<DieHandle>;
}

/** Where pips may be, on a grid of three by three, and on which faces they are. */
const PIPS = [
  { column: 0, row: 0, faces: [4, 5, 6, 2, 3] },
  { column: 2, row: 0, faces: [4, 5, 6] },
  { column: 0, row: 1, faces: [6] },
  { column: 1, row: 1, faces: [1, 3, 5] },
  { column: 2, row: 1, faces: [6] },
  { column: 0, row: 2, faces: [4, 5, 6] },
  { column: 2, row: 2, faces: [4, 5, 6, 2, 3] },
] as const;
const FLICKER = [3, 5, 2, 6, 4, 1] as const;
const ROOM = 2;

/** One bone-white die on its own small canvas, so that a roll never redraws the felt. */
export function Die({ at, face, ref }: DieProps) {
  const { rectToScreen } = useBoardFit();
  const { x, y, width } = rectToScreen(at);
  const turn = useSharedValue(0);
  const shift = useSharedValue(0);
  const flickers = useSharedValue(0);
  useImperativeHandle(ref, () => ({
    jolt: (strength) => {
      const far = (0.15 + strength * 0.2) * (shift.value > 0 ? -1 : 1);
      shift.value = withSequence(withTiming(far, { duration: 45 }), withTiming(far * -0.3, { duration: 70 }), withTiming(0, { duration: 90 }));
    },
    tumble: (_face, ms) =>
      new Promise((resolve) => {
        turn.value = 0;
        flickers.value = FLICKER.length;
        flickers.value = withTiming(0, { duration: ms, easing: Easing.out(Easing.quad) });
        turn.value = withTiming(Math.PI * 4, { duration: ms, easing: Easing.out(Easing.cubic) });
        setTimeout(resolve, ms);
      }),
  }));
  const shown = useDerivedValue(() => (flickers.value > 0.01 ? (FLICKER[Math.floor(flickers.value)] ?? face) : face));
  const transform = useDerivedValue(() => [
    { translateX: (ROOM / 2 + shift.value) * width },
    { translateY: (ROOM / 2 + Math.abs(shift.value) * -0.4) * width },
    { rotate: turn.value + shift.value },
  ]);
  const edge = width * 0.92;
  return (
    <View
      aria-hidden
      pointerEvents="none"
      style={[styles.room, { left: x - (width * (ROOM - 1)) / 2, top: y - (width * (ROOM - 1)) / 2, width: width * ROOM, height: width * ROOM }]}
    >
      <Canvas style={styles.canvas}>
        <Group transform={transform}>
          <RoundedRect x={-edge / 2} y={-edge / 2} width={edge} height={edge} r={edge * 0.2} color="#F6EFDF">
            <Shadow dx={0} dy={edge * 0.07} blur={edge * 0.08} color="#00000077" />
            <Shadow dx={0} dy={-edge * 0.04} blur={edge * 0.06} color="#BDA98455" inner />
          </RoundedRect>
          {PIPS.map((pip) => (
            <Pip key={`${pip.column}${pip.row}`} {...pip} edge={edge} shown={shown} />
          ))}
        </Group>
      </Canvas>
    </View>
  );
}

interface PipProps {
  readonly column: number;
  readonly row: number;
  readonly faces: readonly number[];
  readonly edge: number;
  readonly shown: SharedValue<number>;
}

function Pip({ column, row, faces, edge, shown }: PipProps) {
  const opacity = useDerivedValue(() => (faces.includes(shown.value) ? 1 : 0));
  return <Circle cx={(column - 1) * edge * 0.27} cy={(row - 1) * edge * 0.27} r={edge * 0.085} color="#3A1D1A" opacity={opacity} />;
}

const styles = StyleSheet.create({ room: { position: 'absolute' }, canvas: { flex: 1 } });
