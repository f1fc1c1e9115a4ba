import { useEffect, useRef, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';

const STEP_MS = 45;
const SWAY = [6, -5, 3, 0] as const;
const FALL_MS = 260;
const FALL = { down: 46, tilt: 5 } as const;

interface JoltProps {
  /** Whenever it grows, what is inside is shaken. */
  readonly beat: number;
  /** Whenever it grows, what is inside falls down and is put up again. */
  readonly fall?: number;
  readonly still: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

function useGrowth(value: number, still: boolean, grown: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (value > before.current && !still) grown();
    before.current = value;
  });
}

/** Shakes its contents for a moment: something hurt. */
export function Jolt({ beat, fall = 0, still, style, children }: JoltProps) {
  const sway = useSharedValue(0);
  const fallen = useSharedValue(0);
  useGrowth(beat, still, () => sway.set(withSequence(...SWAY.map((x) => withTiming(x, { duration: STEP_MS })))));
  useGrowth(fall, still, () => fallen.set(withSequence(
    withTiming(1, { duration: FALL_MS, easing: Easing.bounce }),
    withTiming(1, { duration: FALL_MS }),
    withTiming(0, { duration: FALL_MS, easing: Easing.out(Easing.quad) }),
  )));
  const moved = useAnimatedStyle(() => ({
    transform: [{ translateX: sway.get() }, { translateY: fallen.get() * FALL.down }, { rotate: `${fallen.get() * FALL.tilt}deg` }],
  }));
  return <Animated.View style={[style, moved]}>{children}</Animated.View>;
}
