import type { ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions, type GestureResponderEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space, useTheme } from '@/theme';

/** Everything in one column; furniture at the side of a low window; or a side with room for the log too. */
export type FrameShape = 'column' | 'side' | 'wide';

const LOW = 560;
const WIDE = 1000;

export function frameShape({ width, height }: { width: number; height: number }): FrameShape {
  if (width >= WIDE && height >= LOW) return 'wide';
  return width > height ? 'side' : 'column';
}

export const useFrameShape = (): FrameShape => frameShape(useWindowDimensions());

interface TableFrameProps {
  readonly seats: ReactNode;
  readonly board: ReactNode;
  readonly prompt: ReactNode;
  readonly tools: ReactNode;
  /** Stands open beside the board where there is room. */
  readonly log: ReactNode;
  /** Bubbles, sheets and screens above everything. */
  readonly over: ReactNode;
  /** Every touch on board or furniture, but not on what floats above; nothing is taken from whom it belongs to. */
  onTouch(event: GestureResponderEvent): void;
}

const SIDE_WIDTH = { side: 292, wide: 380 } as const;

/** Where board and furniture stand, for every window; the hand that holds the phone decides the side. */
export function TableFrame({ seats, board, prompt, tools, log, over, onTouch }: TableFrameProps) {
  const { colours, leftHanded } = useTheme();
  const insets = useSafeAreaInsets();
  const shape = useFrameShape();
  const touch = {
    onStartShouldSetResponderCapture: (event: GestureResponderEvent) => {
      onTouch(event);
      return false;
    },
  };
  const room = { paddingTop: insets.top, paddingBottom: insets.bottom, paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <View style={[styles.room, room, { backgroundColor: colours.paper }]}>
      {shape === 'column' ? (
        <View style={styles.column} {...touch}>
          {seats}
          <View role="main" style={styles.board}>{board}</View>
          <View style={[styles.foot, { backgroundColor: colours.card, borderColor: colours.line }]}>
            {prompt}
            {tools}
          </View>
        </View>
      ) : (
        <View style={[styles.row, leftHanded && styles.mirrored]} {...touch}>
          <View role="main" style={styles.board}>{board}</View>
          <View style={[styles.aside, { width: SIDE_WIDTH[shape], backgroundColor: colours.card, borderColor: colours.line }]}>
            {seats}
            {shape === 'wide' ? <View style={styles.log}>{log}</View> : <View style={styles.spring} />}
            {prompt}
            {tools}
          </View>
        </View>
      )}
      {over}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, overflow: 'hidden' },
  column: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  board: { flex: 1 },
  foot: { borderTopWidth: 1 },
  aside: { borderLeftWidth: 1, borderRightWidth: 1 },
  log: { flex: 1, paddingHorizontal: space.large },
  spring: { flex: 1 },
});
