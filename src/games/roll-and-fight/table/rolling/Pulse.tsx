import { useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useTheme } from '@/theme';

const FADE_MS = 650;

/** A ring that flares up whenever the number grows: dice slam down, blood is drawn. */
export function Pulse({ beat, kind, still }: { beat: number; kind: 'good' | 'danger'; still: boolean }) {
  const { colours } = useTheme();
  const light = useSharedValue(0);
  const before = useRef(beat);
  useEffect(() => {
    if (beat > before.current && !still) {
      light.set(1);
      light.set(withTiming(0, { duration: FADE_MS }));
    }
    before.current = beat;
  }, [beat, still, light]);
  const style = useAnimatedStyle(() => ({ opacity: light.get() }));
  return <Animated.View aria-hidden pointerEvents="none" style={[StyleSheet.absoluteFill, styles.ring, { borderColor: colours[kind], backgroundColor: `${colours[kind]}55` }, style]} />;
}

const styles = StyleSheet.create({ ring: { borderWidth: 3, borderRadius: 8 } });
