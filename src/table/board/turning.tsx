import { createContext, use, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { InRoom } from '../kit/room/useRoom';
import type { Point, Size } from './fit';

/** How far a part of the table is turned for somebody who sits at another edge, clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

const TurnContext = createContext<QuarterTurn>(0);

/** Turns what lies in it towards an edge of the device; it gets the room it would have if it lay upright there. */
export function Turned({ turn, children }: { turn: QuarterTurn; children: ReactNode }) {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const across = turn === 90 || turn === 270;
  const width = across ? room.height : room.width;
  const height = across ? room.width : room.height;
  // Browsers measure in whole points: what fills the room as it lies does not go by that, or half an edge would be cut off.
  const place = [across ? { width, height, left: (room.width - width) / 2, top: (room.height - height) / 2 } : StyleSheet.absoluteFill, { transform: [{ rotate: `${turn}deg` }] }];
  return (
    <TurnContext value={turn}>
      <View style={styles.room} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
        {room.width > 0 && <InRoom size={{ width, height }}><View style={[styles.turned, place]}>{children}</View></InRoom>}
      </View>
    </TurnContext>
  );
}

/** A point told in the screen's upright box about a turned thing, as that thing itself would tell it. */
export function turnedBack({ x, y }: Point, turn: QuarterTurn, { width, height }: Size): Point {
  switch (turn) {
    case 0: return { x, y };
    case 90: return { x: y, y: height - x };
    case 180: return { x: width - x, y: height - y };
    case 270: return { x: width - y, y: x };
  }
}

/** Touches as the turned table sees them: devices tell them so, browsers tell them in the box around it. */
export function useTouchPlace(room: Size): (point: Point) => Point {
  const turn = use(TurnContext);
  return Platform.OS === 'web' && turn !== 0 ? (point) => turnedBack(point, turn, room) : (point) => point;
}

const styles = StyleSheet.create({ room: { flex: 1, overflow: 'hidden' }, turned: { position: 'absolute' } });
