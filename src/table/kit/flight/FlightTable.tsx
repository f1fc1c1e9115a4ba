import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useStore } from 'zustand';

import type { Point } from '../../board/fit';
import { FlightsContext, type Flight, type Flights } from './flights';

/** Everything that pieces fly between lies in one of these; they fly above it, and no finger feels them. */
export function FlightTable({ flights, children }: { readonly flights: Flights; readonly children: ReactNode }) {
  const aloft = useStore(flights.store, (state) => state.aloft);
  return (
    <FlightsContext value={flights}>
      <View style={styles.table}>
        {children}
        {aloft.length > 0 && <Sky aloft={aloft} />}
      </View>
    </FlightsContext>
  );
}

/** Lies over the whole table; where it begins on the screen is found out before anything is drawn in it. */
function Sky({ aloft }: { readonly aloft: readonly Flight[] }) {
  const view = useRef<View>(null);
  const [corner, setCorner] = useState<Point>();
  return (
    <View ref={view} aria-hidden pointerEvents="none" style={StyleSheet.absoluteFill} onLayout={() => view.current?.measureInWindow((x, y) => setCorner({ x, y }))}>
      {corner && aloft.map((flight) => <Aloft key={flight.id} flight={flight} corner={corner} />)}
    </View>
  );
}

const START_SCALE = 1.15;
const END_SCALE = 0.8;

/** From the middle of one place to the middle of the other. */
function Aloft({ flight: { piece, from, to, ms }, corner }: { readonly flight: Flight; readonly corner: Point }) {
  const way = useSharedValue(0);
  useEffect(() => way.set(withTiming(1, { duration: ms, easing: Easing.inOut(Easing.quad) })), [way, ms]);
  const [x, y] = [from.x + from.width / 2 - corner.x, from.y + from.height / 2 - corner.y];
  const [right, down] = [to.x + to.width / 2 - corner.x - x, to.y + to.height / 2 - corner.y - y];
  const moving = useAnimatedStyle(() => ({
    transform: [{ translateX: x + right * way.get() }, { translateY: y + down * way.get() }, { scale: START_SCALE + (END_SCALE - START_SCALE) * way.get() }],
  }));
  return (
    <Animated.View style={[styles.aloft, moving]}>
      <View style={styles.centred}>{piece}</View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  /** Without a size of its own: what it holds is centred on the point it flies along. */
  aloft: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, alignItems: 'center', justifyContent: 'center' },
  centred: { position: 'absolute' },
});
