import { StyleSheet, View } from 'react-native';

import { radius, useTheme } from '@/theme';

/** How much of the way is done; the words beside it say the same. */
export function ShareBar({ share, colour }: { share: number; colour: string }) {
  const { colours } = useTheme();
  const done = Math.max(0, Math.min(1, share));
  return (
    <View aria-hidden style={[styles.bar, { backgroundColor: colours.line }]}>
      <View style={[styles.done, { width: `${done * 100}%`, backgroundColor: colour }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { height: 4, borderRadius: radius.round, overflow: 'hidden', marginTop: 2 },
  done: { height: '100%' },
});
