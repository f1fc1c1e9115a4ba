import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, useWindowDimensions, type GestureResponderEvent, type ViewStyle } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '@/theme';

import { FurnitureContext, type Furniture } from '../kit/layout/furniture';
import { InRoom } from '../kit/room/useRoom';

interface TableFrameProps {
  readonly furniture: Furniture;
  /** The game's own board, which lays itself and the furniture out. */
  readonly children: ReactNode;
  /** Nothing on the table can be seen, reached or touched: a screen lies over it that only the right person takes away. */
  readonly curtained?: boolean;
  /** Bubbles, sheets and screens above everything. */
  readonly over: ReactNode;
  /** Every touch on board or furniture, but not on what floats above; nothing is taken from whom it belongs to. */
  onTouch(event: GestureResponderEvent): void;
  /** Wherever it goes then. */
  onMove?(event: GestureResponderEvent): void;
}

/** The room a table stands in: clear of notches, with whatever floats above. */
export function TableFrame({ furniture, children, curtained = false, over, onTouch, onMove }: TableFrameProps) {
  const { colours } = useTheme();
  const { top, bottom, left, right } = useSafeAreaInsets();
  const window = useWindowDimensions();
  const touch = {
    onStartShouldSetResponderCapture: (event: GestureResponderEvent) => {
      onTouch(event);
      return false;
    },
    onMoveShouldSetResponderCapture: (event: GestureResponderEvent) => {
      onMove?.(event);
      return false;
    },
  };
  return (
    <GestureHandlerRootView style={[styles.room, { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right, backgroundColor: colours.paper }]}>
      <InRoom size={{ width: window.width - left - right, height: window.height - top - bottom }}>
        <View style={[styles.table, curtained && styles.curtained]} {...(curtained ? OUT_OF_REACH : touch)}>
          <FurnitureContext value={furniture}>{children}</FurnitureContext>
        </View>
        {over}
      </InRoom>
    </GestureHandlerRootView>
  );
}

/** For screen readers on phones; browsers leave out what is not visible. */
const OUT_OF_REACH = { 'aria-hidden': true, accessibilityElementsHidden: true, importantForAccessibility: 'no-hide-descendants' } as const;
/** Keeps its place in the layout, but neither keys nor fingers find it. */
const UNSEEN = Platform.select<ViewStyle>({ web: { visibility: 'hidden' } as ViewStyle, default: { opacity: 0, pointerEvents: 'none' } });

const styles = StyleSheet.create({ room: { flex: 1, overflow: 'hidden' }, table: { flex: 1 }, curtained: { ...UNSEEN } });
