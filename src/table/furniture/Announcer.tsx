import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

/** Says what happened to a screen reader. Draws nothing. */
export function Announcer({ words }: { words: string }) {
  useEffect(() => {
    if (Platform.OS !== 'web' && words !== '') AccessibilityInfo.announceForAccessibility(words);
  }, [words]);
  return <Text role="status" aria-live="polite" style={styles.unseen}>{words}</Text>;
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
});
