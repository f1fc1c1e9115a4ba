import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../ThemeProvider';
import { radius, space, width } from '../tokens';
import { Button } from './Button';
import { Text } from './Text';

export interface ToastProps {
  words: string;
  action?: { readonly label: string; onPress(): void };
  onGone(): void;
}

/** Long enough to read aloud and to reach for the button. */
const SHOWN_MS = 8000;

/** A short message over the lower edge; it says itself to screen readers and leaves by itself. */
export function Toast({ words, action, onGone }: ToastProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words, onGone]);
  return (
    <View style={[styles.place, { bottom: insets.bottom + space.large }]}>
      <View role="status" aria-live="polite" style={[styles.toast, { backgroundColor: colours.raised, borderColor: colours.line }]}>
        <Text size="small" style={styles.words}>{words}</Text>
        {action && <Button kind="quiet" label={action.label} onPress={action.onPress} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: space.large, right: space.large, alignItems: 'center', pointerEvents: 'box-none' },
  toast: {
    flexDirection: 'row', alignItems: 'center', gap: space.small, maxWidth: width.column, minHeight: 52,
    paddingHorizontal: space.large, paddingVertical: space.tiny, borderWidth: 1, borderRadius: radius.medium, boxShadow: '0 8px 24px rgba(0,0,0,0.5)',
  },
  words: { flexShrink: 1 },
});
