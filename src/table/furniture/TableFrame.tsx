import type { ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions, type GestureResponderEvent } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '@/theme';

import { FurnitureContext, type Furniture } from '../kit/layout/furniture';
import { InRoom } from '../kit/room/useRoom';

interface TableFrameProps {
  readonly furniture: Furniture;
  /** The game's own board, which lays itself and the furniture out. */
  readonly children: ReactNode;
  /** Bubbles, sheets and screens above everything. */
  readonly over: ReactNode;
  /** Every touch on board or furniture, but not on what floats above; nothing is taken from whom it belongs to. */
  onTouch(event: GestureResponderEvent): void;
}

/** The room a table stands in: clear of notches, with whatever floats above. */
export function TableFrame({ furniture, children, over, onTouch }: TableFrameProps) {
  const { colours } = useTheme();
  const { top, bottom, left, right } = useSafeAreaInsets();
  const window = useWindowDimensions();
  const touch = {
    onStartShouldSetResponderCapture: (event: GestureResponderEvent) => {
      onTouch(event);
      return false;
    },
  };
  return (
    <GestureHandlerRootView style={[styles.room, { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right, backgroundColor: colours.paper }]}>
      <InRoom size={{ width: window.width - left - right, height: window.height - top - bottom }}>
        <View style={styles.table} {...touch}>
          <FurnitureContext value={furniture}>{children}</FurnitureContext>
        </View>
        {over}
      </InRoom>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({ room: { flex: 1, overflow: 'hidden' }, table: { flex: 1 } });
