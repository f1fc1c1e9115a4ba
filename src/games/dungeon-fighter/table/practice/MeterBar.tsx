import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { radius, useTheme } from '@/theme';

/** The stretch of a scale that is shown, and the part of it that fulfils. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
}

interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly abs: boolean;
}

const ROOM = 1.6;

export function scaleOf({ min, max, abs }: Limits): Scale {
  if (abs && max !== undefined) return { low: -3 * max, high: 3 * max, from: -max, to: max };
  const high = ROOM * Math.max(1, max ?? min ?? 1);
  return { low: 0, high, from: min ?? 0, to: max ?? high };
}

interface MeterBarProps {
  readonly scale: Scale;
  readonly met: boolean;
  /** Read on the thread that draws: the bar moves without anything being rendered. */
  readonly value: SharedValue<number>;
}

/** A bar with the part that fulfils marked on it. */
export function MeterBar({ scale, met, value }: MeterBarProps) {
  const { colours } = useTheme();
  const { low, high, from, to } = scale;
  const share = (at: number): `${number}%` => `${(100 * (Math.max(low, Math.min(high, at)) - low)) / (high - low)}%`;
  const needle = useAnimatedStyle(() => ({ left: `${(100 * (Math.max(low, Math.min(high, value.get())) - low)) / (high - low)}%` }));
  const fill = useAnimatedStyle(() => {
    const at = Math.max(low, Math.min(high, value.get()));
    const zero = Math.max(low, Math.min(high, 0));
    return { left: `${(100 * (Math.min(at, zero) - low)) / (high - low)}%`, width: `${(100 * Math.abs(at - zero)) / (high - low)}%` };
  });
  return (
    <View style={[styles.track, { backgroundColor: colours.raised, borderColor: colours.line }]}>
      <View style={[styles.zone, { left: share(from), right: `${100 - parseFloat(share(to))}%`, backgroundColor: `${colours.good}44` }]} />
      <Animated.View style={[styles.fill, { backgroundColor: met ? colours.good : colours.accent }, fill]} />
      {from > low && <View style={[styles.mark, { left: share(from), backgroundColor: colours.ink }]} />}
      {to < high && <View style={[styles.mark, { left: share(to), backgroundColor: colours.ink }]} />}
      <Animated.View style={[styles.needle, { backgroundColor: colours.ink }, needle]} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flex: 1, height: 14, borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  zone: { position: 'absolute', top: 0, bottom: 0 },
  fill: { position: 'absolute', top: 3, bottom: 3 },
  mark: { position: 'absolute', top: 0, bottom: 0, width: 2 },
  needle: { position: 'absolute', top: 0, bottom: 0, width: 3, marginLeft: -1 },
});
