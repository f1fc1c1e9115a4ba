import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

const SLATS = [0, 1, 2, 3, 4] as const;
const FALL_MS = 380;

/** A shop's shutter that comes down over the supply when time is up. */
export function Shutter({ closed, still }: { closed: boolean; still: boolean }) {
  const down = useSharedValue(closed ? 1 : 0);
  useEffect(() => {
    down.set(still ? Number(closed) : withTiming(Number(closed), { duration: closed ? FALL_MS : 0 }));
  }, [closed, still, down]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateY: `${100 * (down.get() - 1)}%` }] }));
  return (
    <Animated.View aria-hidden pointerEvents="none" style={[StyleSheet.absoluteFill, style]}>
      {SLATS.map((slat) => <View key={slat} style={styles.slat} />)}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  slat: { flex: 1, backgroundColor: '#2A1A20', borderBottomWidth: 2, borderBottomColor: '#120B0E' },
});
