import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';

import type { RivalShape } from '../panels/RivalStrip';
import { rivalShape } from './rivalShape';

interface DenRoomProps {
  /** How many players can be looked at. */
  readonly rivals: number;
  readonly leftHanded: boolean;
  rivalsIn(shape: RivalShape): ReactNode;
  readonly children: ReactNode;
}

/** The den, and the players around it where they take least of its room. */
export function DenRoom({ rivals, leftHanded, rivalsIn, children }: DenRoomProps) {
  const [room, setRoom] = useState<Size>();
  const shape = room && rivals > 0 ? rivalShape(room, rivals) : 'cards';
  return (
    <View
      style={[styles.room, shape === 'column' && (leftHanded ? styles.left : styles.right)]}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {rivalsIn(shape)}
      <View style={styles.room}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  left: { flexDirection: 'row' },
  right: { flexDirection: 'row-reverse' },
});
