import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import type { Size } from '../../board/fit';
import { roomOf, type Room } from './room';

const RoomContext = createContext<Size | undefined>(undefined);

/** The class of screen, chosen once for everything on the table. Below a `RoomArea`, that part of the screen. */
export function useRoom(): Room {
  const window = useWindowDimensions();
  return roomOf(use(RoomContext) ?? window);
}

/** What lies in it is laid out for this much room. */
export function InRoom({ size: { width, height }, children }: { size: Size; children: ReactNode }) {
  return <RoomContext value={{ width, height }}>{children}</RoomContext>;
}

/** A part of the table, such as a player's corner, that is laid out as if it were a screen of its own. */
export function RoomArea({ children }: { children: ReactNode }) {
  const [size, setSize] = useState<Size>();
  return (
    <View style={styles.area} onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}>
      {size && <InRoom size={size}>{children}</InRoom>}
    </View>
  );
}

const styles = StyleSheet.create({ area: { flex: 1 } });
