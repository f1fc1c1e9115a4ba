import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import type { Seat } from '@/engine/game';
import type { Point } from '@/table/board/fit';
import { useEventFeed } from '@/table/tableContext';

import type { Event } from '../../rules/events';

export interface Flight {
  readonly die: number;
  readonly seat: Seat;
  /** Its place in the row of all dice of the same grab: the lowest number leaves first (RF-101). */
  readonly turn: number;
}

type Taken = Extract<Event, { type: 'taken' }>;

/** Dice of one grab leave the supply in the order in which they were dealt, so that several hands are served in turn. */
export function flightsOf(grab: readonly Pick<Taken, 'seat' | 'dice'>[]): readonly Flight[] {
  return grab
    .flatMap(({ seat, dice }) => dice.map((die) => ({ seat, die })))
    .sort((a, b) => a.die - b.die)
    .map((flight, turn) => ({ ...flight, turn }));
}

const FLY_MS = 240;
const BETWEEN_MS = 70;
const SIZE = 26;

interface FlightsProps {
  from(seat: Seat): Point | undefined;
  to(seat: Seat): Point | undefined;
}

/** Dice on their way from the supply to the hands that grabbed them. */
export function Flights({ from, to }: FlightsProps) {
  const [grabs, setGrabs] = useState<readonly Taken[]>([]);
  useEventFeed<Event>((event, beat) => {
    if (event.type === 'taken' && event.dice.length > 0 && !beat.instant) setGrabs((before) => [...before, event]);
  });
  const land = (grab: Taken) => setGrabs((before) => before.filter((other) => other !== grab));
  return grabs.map((grab) => {
    const start = from(grab.seat);
    const end = to(grab.seat);
    const flights = flightsOf(grabs.filter(({ t }) => t === grab.t)).filter(({ seat }) => seat === grab.seat);
    const last = flights[flights.length - 1];
    return start && end && flights.map((flight) => (
      <FlyingDie key={`${grab.t}/${flight.die}`} from={start} to={end} delay={flight.turn * BETWEEN_MS} onLanded={flight === last ? () => land(grab) : undefined} />
    ));
  });
}

function FlyingDie({ from, to, delay, onLanded }: { from: Point; to: Point; delay: number; onLanded: (() => void) | undefined }) {
  const way = useSharedValue(0);
  const land = useEffectEvent(() => onLanded?.());
  // Whoever asks again while it flies (the view is always the newest) does not start it anew.
  const [path] = useState({ from, to, delay });
  useEffect(() => {
    way.set(withDelay(path.delay, withTiming(1, { duration: FLY_MS, easing: Easing.out(Easing.quad) })));
    const landing = setTimeout(() => land(), path.delay + FLY_MS);
    return () => clearTimeout(landing);
  }, [path, way]);
  const style = useAnimatedStyle(() => ({
    opacity: way.get() === 0 || way.get() === 1 ? 0 : 1,
    transform: [
      { translateX: path.from.x + (path.to.x - path.from.x) * way.get() - SIZE / 2 },
      { translateY: path.from.y + (path.to.y - path.from.y) * way.get() - SIZE / 2 },
      { rotate: `${way.get() * 200}deg` },
    ],
  }));
  return <Animated.View aria-hidden pointerEvents="none" style={[styles.die, style]} />;
}

const styles = StyleSheet.create({
  die: { position: 'absolute', left: 0, top: 0, width: SIZE, height: SIZE, borderRadius: 6, backgroundColor: '#AEB6C6', borderWidth: 2, borderColor: '#5B6478' },
});
