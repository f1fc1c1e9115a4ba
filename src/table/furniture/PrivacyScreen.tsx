import { useEffect, useRef } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Heading, Text } from '@/theme/ui';

/** Covers everything until the right person has the device; nothing of theirs is drawn before. */
export function PrivacyScreen({ name, words, onTaken }: { name: string; words?: string; onTaken(): void }) {
  const { colours } = useTheme();
  const screen = useRef<View>(null);
  // Keys and screen readers begin here, and not at what has just been covered.
  useEffect(() => {
    if (Platform.OS === 'web') screen.current?.focus();
  }, []);
  return (
    <View ref={screen} tabIndex={-1} role="dialog" aria-modal aria-label={`Pass to ${name}`} style={[styles.cover, { backgroundColor: colours.paper }]}>
      <Pressable aria-hidden tabIndex={-1} onPress={onTaken} style={StyleSheet.absoluteFill} />
      <Icon name="hidden" size={72} colour={colours.accent} />
      <Heading level={2} size="heading" align="center">{`Pass to ${name}`}</Heading>
      <Text align="center" tone="dim">{words ?? `What comes next is for ${name}’s eyes only.`}</Text>
      <Button kind="primary" large label={`${name} has it`} onPress={onTaken} style={styles.button} />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', gap: space.medium, padding: space.wide, zIndex: 20 },
  button: { minWidth: 220, marginTop: space.large },
});
