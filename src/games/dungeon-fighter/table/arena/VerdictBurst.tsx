import { StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';

import { radius, space, useTheme } from '@/theme';
import { Heading } from '@/theme/ui';

import type { Verdict } from '../party/figures';

/** Longer words than these would hide the board on a phone. */
const LOUD = 24;

/** Where the die lies, in words, loudly. `raised`: answers lie over the lower edge of the table, so it hangs so far below the upper one. */
export function VerdictBurst({ verdict, still, raised }: { verdict: Verdict; still: boolean; raised: number | undefined }) {
  const { colours } = useTheme();
  const ground = verdict.kind === 'miss' ? '#5A1620' : verdict.kind === 'bullseye' ? colours.accent : '#1F4A2A';
  return (
    <View style={[styles.wrap, raised === undefined ? styles.low : { top: raised }]} pointerEvents="none">
      <Animated.View entering={still ? undefined : ZoomIn.duration(160)} style={[styles.burst, { backgroundColor: ground, borderColor: colours.ink }]}>
        <Heading level={3} size={verdict.words.length > LOUD ? 'small' : 'large'} align="center" style={{ color: verdict.kind === 'bullseye' ? colours.onAccent : '#FFF2D9' }}>{verdict.words}</Heading>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { position: 'absolute', left: space.small, right: space.small, alignItems: 'center' },
  low: { bottom: space.medium },
  burst: { borderWidth: 2.5, borderRadius: radius.large, paddingHorizontal: space.large, paddingVertical: space.tiny, transform: [{ rotate: '-2deg' }] },
});
