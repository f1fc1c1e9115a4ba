import { useEffect, useRef, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';

const STEP_MS = 45;
const SWAY = [6, -5, 3, 0] as const;

interface JoltProps {
  /** Whenever it grows, what is inside is shaken. */
  readonly beat: number;
  readonly still: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Shakes its contents for a moment: something hurt. */
export function Jolt({ beat, still, style, children }: JoltProps) {
  const sway = useSharedValue(0);
  const before = useRef(beat);
  useEffect(() => {
    if (beat > before.current && !still) sway.set(withSequence(...SWAY.map((x) => withTiming(x, { duration: STEP_MS }))));
    before.current = beat;
  }, [beat, still, sway]);
  const moved = useAnimatedStyle(() => ({ transform: [{ translateX: sway.get() }] }));
  return <Animated.View style={[style, moved]}>{children}</Animated.View>;
}
