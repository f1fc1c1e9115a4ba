import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';

import { Icon, radius, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { TOSS_MS } from './attempt';
import { WEAK_SHARE, type Pad } from './measure';

const HOP_MS = 450;
const ARCH_HALF = 69;
const SKIN = '#E0A57C';

/** The strip of the weaker hand. */
export function WeakStrip({ pad: { size, weakLeft } }: { pad: Pad }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.strip, { width: size.width * WEAK_SHARE, borderColor: colours.glow }, weakLeft ? styles.left : styles.right]}>
      <Icon name="hand" size={30} colour={colours.glow} />
      <Text size="tiny" bold style={{ color: colours.glow }}>weak hand</Text>
    </View>
  );
}

/** A leg across the view, with the arch below the knee that the finger must pass. */
export function Arch({ pad: { size, arch } }: { pad: Pad }) {
  return (
    <>
      <View style={[styles.thigh, { top: arch.y - 74, left: arch.x - ARCH_HALF - 30, width: 2 * size.width }]} />
      <View style={[styles.shin, { left: arch.x - ARCH_HALF - 30, top: arch.y - 74, height: size.height - arch.y + 80 }]} />
      <View style={[styles.shin, { left: arch.x + ARCH_HALF, top: arch.y - 40, height: size.height - arch.y + 40 }]} />
    </>
  );
}

/** The tossed die seen from the side: it rises, and falls through the ring at the right moment. */
export function TossTrack({ pad: { size }, tossedAt, slam, still }: { pad: Pad; tossedAt: number | undefined; slam: boolean; still: boolean }) {
  const { colours } = useTheme();
  const height = useSharedValue(0);
  const top = size.height * 0.2;
  const tall = size.height * 0.42;
  useEffect(() => {
    if (tossedAt === undefined) return;
    height.set(0);
    height.set(withSequence(
      withTiming(1, { duration: TOSS_MS / 2, easing: Easing.out(Easing.quad) }),
      withTiming(0, { duration: TOSS_MS / 2, easing: Easing.in(Easing.quad) }),
      withTiming(-0.2, { duration: 160, easing: Easing.linear }),
    ));
  }, [tossedAt, height]);
  const ball = useAnimatedStyle(() => ({ transform: [{ translateY: tall * (1 - height.get()) - 11 }] }));
  return (
    <View style={[styles.track, { left: size.width - 92, top, height: tall + 24, borderColor: colours.line, backgroundColor: colours.paper }]}>
      <View style={[styles.meeting, { top: tall - 18, borderColor: colours.glow }]} />
      <Text size="tiny" align="center" style={styles.trackWords}>{still ? 'count one' : slam ? 'swipe' : 'tap'}</Text>
      <Animated.View style={[styles.ball, { backgroundColor: colours.accent }, ball]} />
    </View>
  );
}

/** How long the feet are still off the ground. */
export function HopBar({ pad: { size } }: { pad: Pad }) {
  const { colours } = useTheme();
  const left = useSharedValue(1);
  useEffect(() => {
    left.set(withTiming(0, { duration: HOP_MS, easing: Easing.linear }));
  }, [left]);
  const bar = useAnimatedStyle(() => ({ width: `${left.get() * 100}%` }));
  return (
    <View style={[styles.hop, { top: size.height * 0.5, borderColor: colours.glow }]}>
      <Animated.View style={[styles.hopLeft, { backgroundColor: colours.accent }, bar]} />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute', top: '40%', bottom: 0, borderWidth: 2, borderStyle: 'dashed', borderRadius: radius.large, alignItems: 'center', backgroundColor: '#FFDB7A1F' },
  left: { left: 0 },
  right: { right: 0 },
  thigh: { position: 'absolute', height: 62, backgroundColor: SKIN, borderTopLeftRadius: 60, borderColor: '#160B1C', borderTopWidth: 3, borderLeftWidth: 3 },
  shin: { position: 'absolute', width: 30, backgroundColor: SKIN, borderTopLeftRadius: 26, borderColor: '#160B1C', borderLeftWidth: 3, borderRightWidth: 3 },
  track: { position: 'absolute', width: 56, borderWidth: 2, borderRadius: radius.round, alignItems: 'center', opacity: 0.94 },
  meeting: { position: 'absolute', width: 40, height: 40, borderRadius: radius.round, borderWidth: 4 },
  trackWords: { position: 'absolute', bottom: -20, width: 70 },
  ball: { width: 22, height: 22, borderRadius: 5 },
  hop: { position: 'absolute', left: '20%', right: '20%', height: 16, borderWidth: 2, borderRadius: radius.round, overflow: 'hidden' },
  hopLeft: { height: '100%' },
});
