import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, interpolate, useAnimatedStyle, useSharedValue, withDelay, withRepeat, withSequence, withTiming } from 'react-native-reanimated';

import { Icon, useTheme } from '@/theme';

import type { Route } from './route';

const PAUSE_MS = 900;
const FADE = 0.12;
const SIDE = 44;
/** Light or dark, whatever it moves over: the finger is seen against its rim. */
const RIM = 3;
/** The drawn finger points to the right; turned up, its tip is in the middle of the upper edge. */
const TIP = { x: SIDE / 2, y: 2 } as const;

/** A finger that shows how it is done, until it has been done once. With `still`, it only lies where one begins. */
export function MovingFinger({ route, still }: { route: Route; still: boolean }) {
  const { colours } = useTheme();
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
    <Animated.View aria-hidden style={[styles.finger, place]}>
      <View style={styles.up}>
        <View style={styles.rim}><Icon name="pointing" size={SIDE + 2 * RIM} colour={colours.ink} /></View>
        <Icon name="pointing" size={SIDE} colour={colours.glow} />
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  finger: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  up: { transform: [{ rotate: '-80deg' }] },
  rim: { position: 'absolute', left: -RIM, top: -RIM },
});
