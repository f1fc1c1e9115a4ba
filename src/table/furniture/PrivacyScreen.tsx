import { useEffect, useRef } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Heading, Text } from '@/theme/ui';

import { Turned, type QuarterTurn } from '../board/turning';

interface PrivacyScreenProps {
  readonly name: string;
  readonly words?: string;
  /** Where the device stays on the table between people: turned to whoever is meant. Absent: it is handed over. */
  readonly facing?: QuarterTurn;
  onTaken(): void;
}

/** What is said where the device is handed over, and where it stays and the others look away. */
const passing = (name: string) => ({ title: `Pass to ${name}`, words: `What comes next is for ${name}’s eyes only.`, button: `${name} has it` });
const lookingAway = (name: string) => ({ title: `For ${name} alone`, words: `Everybody else looks away until ${name} is done.`, button: 'Nobody else looks' });

/** Covers everything until the right person has the device; nothing of theirs is drawn before. */
export function PrivacyScreen({ name, words, facing, onTaken }: PrivacyScreenProps) {
  const { colours } = useTheme();
  const screen = useRef<View>(null);
  // Keys and screen readers begin here, and not at what has just been covered.
  useEffect(() => {
    if (Platform.OS === 'web') screen.current?.focus();
  }, []);
  const said = facing === undefined ? passing(name) : lookingAway(name);
  const notice = (
    <View style={styles.notice}>
      <Icon name="hidden" size={72} colour={colours.accent} />
      <Heading level={2} size="heading" align="center">{said.title}</Heading>
      <Text align="center" tone="dim">{words ?? said.words}</Text>
      <Button kind="primary" large label={said.button} onPress={onTaken} style={styles.button} />
    </View>
  );
  return (
    <View ref={screen} tabIndex={-1} role="dialog" aria-modal aria-label={said.title} style={[styles.cover, { backgroundColor: colours.paper }]}>
      <Pressable aria-hidden tabIndex={-1} onPress={onTaken} style={StyleSheet.absoluteFill} />
      {facing === undefined ? notice : <Turned turn={facing}>{notice}</Turned>}
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, zIndex: 20 },
  // A touch beside the button is as good as one on it.
  notice: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.medium, padding: space.wide, pointerEvents: 'box-none' },
  button: { minWidth: 220, marginTop: space.large },
});
