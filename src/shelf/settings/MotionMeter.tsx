import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { pushOf, useMotionPermission, useMotionSamples, useShake } from '@/motion';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

/** A hard shake by a grown-up, in m/s²: the right end of the bar. */
const HARDEST = 40;
const SEGMENTS = 20;
const REFRESH_MS = 66;
/** How much of the last reading is left after each refresh; without it the bar would flicker. */
const FADE = 0.82;

const WORDS = {
  checking: 'Looking for motion sensors…',
  ask: 'Grudgebox may not feel motion yet.',
  granted: 'Shake the device: the bar moves, and every counted shake is one rattle of the dice.',
  denied: 'This device does not let Grudgebox feel motion. Throwing by touch works all the same.',
  unavailable: 'This device has no motion sensors. Throwing by touch works all the same.',
} as const;

export function MotionMeter({ sensitivity }: { sensitivity: number }) {
  const { colours } = useTheme();
  const { access, reason, request } = useMotionPermission();
  const strongest = useRef(0);
  const [level, setLevel] = useState(0);
  const [shakes, setShakes] = useState(0);
  useMotionSamples((sample) => {
    strongest.current = Math.max(strongest.current, pushOf(sample));
  });
  useShake({ sensitivity, onImpact: () => setShakes((count) => count + 1) });
  useEffect(() => {
    if (access !== 'granted') return undefined;
    const timer = setInterval(() => {
      const reading = Math.min(1, strongest.current / HARDEST);
      strongest.current = 0;
      setLevel((shown) => Math.round(Math.max(reading, shown * FADE) * SEGMENTS) / SEGMENTS);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [access]);
  return (
    <View style={styles.meter}>
      <Text size="small" tone="dim">{WORDS[access]}</Text>
      {access === 'ask' && (
        <>
          <Text size="small" tone="dim">{reason}</Text>
          <Button icon="vibrating-smartphone" label="Allow motion" onPress={() => void request()} />
        </>
      )}
      {access === 'granted' && (
        <View role="meter" aria-label="Motion felt" aria-valuemin={0} aria-valuemax={SEGMENTS} aria-valuenow={Math.round(level * SEGMENTS)} style={styles.bar}>
          {Array.from({ length: SEGMENTS }, (_, index) => (
            <View key={index} style={[styles.segment, { backgroundColor: index < level * SEGMENTS ? colours.accent : colours.line }]} />
          ))}
        </View>
      )}
      {access === 'granted' && <Text size="small" bold>{shakes === 1 ? '1 shake counted' : `${shakes} shakes counted`}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  meter: { gap: space.small, paddingVertical: space.small },
  bar: { flexDirection: 'row', gap: 3 },
  segment: { flex: 1, height: 18, borderRadius: radius.small },
});
