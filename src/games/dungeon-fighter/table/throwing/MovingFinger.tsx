import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, interpolate, useAnimatedStyle, useSharedValue, withDelay, withRepeat, withSequence, withTiming } from 'react-native-reanimated';

import { Icon, useTheme } from '@/theme';

import type { ActKind } from './acts';
import { fullMs, ghostStroke } from './ghostFinger';
import type { Setting } from './launching';
import type { Pad } from './measure';

/** Points per millisecond that an eye still follows. */
const FOLLOWED = 0.7;
const PAUSE_MS = 900;
const FADE = 0.12;
const SIDE = 44;
/** The drawn finger points to the right; turned up, its tip is in the middle of the upper edge. */
const TIP = { x: SIDE / 2, y: 2 } as const;

interface Route {
  /** 0 to 1, as the inputs of an interpolation; at least two. */
  readonly at: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly ms: number;
}

/** What a finger would do, slowed down until one can follow it. */
export function routeOf(kind: ActKind, pad: Pad, setting: Setting): Route {
  const path = ghostStroke(kind, pad, setting, 0, fullMs(setting));
  const first = path[0] ?? { t: 0, x: pad.die.x, y: pad.die.y };
  const times = [0];
  const points = [first];
  let ms = 0;
  for (const point of path.slice(1)) {
    const before = points[points.length - 1] ?? first;
    ms += Math.max(1, point.t - before.t, Math.hypot(point.x - before.x, point.y - before.y) / FOLLOWED);
    times.push(ms);
    points.push(point);
  }
  // A tap is a finger that comes, stays a moment and goes.
  if (points.length === 1) {
    ms = fullMs(setting);
    times.push(ms);
    points.push(first);
  }
  return { at: times.map((time) => time / ms), x: points.map(({ x }) => x), y: points.map(({ y }) => y), ms };
}

/** A finger that shows how it is done, until it has been done once. With `still`, it only lies where one begins. */
export function MovingFinger({ kind, pad, setting, still }: { kind: ActKind; pad: Pad; setting: Setting; still: boolean }) {
  const { colours } = useTheme();
  const { ids, loft, azimuth, assist, oneHanded } = setting;
  const route = useMemo(() => routeOf(kind, pad, { ids, loft, azimuth, assist, oneHanded: oneHanded === true }), [kind, pad, ids, loft, azimuth, assist, oneHanded]);
  const progress = useSharedValue(0);
  useEffect(() => {
    progress.set(0);
    if (!still) progress.set(withRepeat(withSequence(withTiming(1, { duration: route.ms, easing: Easing.linear }), withDelay(PAUSE_MS, withTiming(0, { duration: 0 }))), -1));
  }, [route, progress, still]);
  const place = useAnimatedStyle(() => {
    const now = progress.get();
    return {
      opacity: still ? 0.9 : interpolate(now, [0, FADE, 1 - FADE / 2, 1], [0, 1, 1, 0]),
      transform: [{ translateX: interpolate(now, [...route.at], [...route.x]) - TIP.x }, { translateY: interpolate(now, [...route.at], [...route.y]) - TIP.y }],
    };
  });
  return (
    <Animated.View style={[styles.finger, place]}>
      <View style={styles.up}><Icon name="pointing" size={SIDE} colour={colours.glow} /></View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  finger: { position: 'absolute', left: 0, top: 0 },
  up: { transform: [{ rotate: '-80deg' }] },
});
