import { useEffect } from 'react';
import { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';

export type Jolt = 'shake' | 'lunge' | 'bump';

const STEP_MS = 55;
/** Where each step of a jolt leads: points aside, points down, growth. */
const JOLTS: Readonly<Record<Jolt, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  shake: [[-6, 0, 1], [6, 0, 1], [-4, 0, 1], [4, 0, 1], [0, 0, 1]],
  lunge: [[0, -4, 0.96], [0, 22, 1.12], [0, 10, 1.04], [0, 0, 1]],
  bump: [[0, -3, 1.25], [0, 0, 1.1], [0, 0, 1]],
};

/** Moves a thing for a moment whenever `cue` changes to something; a table at rest stays at rest. */
export function useJolt(kind: Jolt, cue: string | number | undefined, still: boolean) {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(1);
  useEffect(() => {
    if (cue === undefined || still) return;
    const steps = JOLTS[kind];
    const along = (pick: (step: (typeof steps)[number]) => number) => withSequence(...steps.map((step) => withTiming(pick(step), { duration: STEP_MS })));
    x.set(along((step) => step[0]));
    y.set(along((step) => step[1]));
    scale.set(along((step) => step[2]));
  }, [cue, kind, still, x, y, scale]);
  return useAnimatedStyle(() => ({ transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: scale.get() }] }));
}
