import { useEffect, useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

import type { Opening } from './goal';

interface OpeningCardProps {
  readonly title: string;
  readonly opening: Opening;
  onClose(): void;
}

const FACE = 84;
const FRAME = 2;
/** Narrower than this the words beside a face are a column of single ones: large letters stand below it. */
const LEAST_WORDS = 130;

/** Who you are, what wins, what is special today. A tap anywhere puts it away. */
export function OpeningCard({ title, opening: { you, wins, today = [] }, onClose }: OpeningCardProps) {
  const { colours, reducedMotion, textScale } = useTheme();
  const button = useRef<View>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <View role="dialog" aria-modal aria-label={`Before you play ${title}`} style={styles.cover}>
      <Pressable aria-hidden tabIndex={-1} onPress={onClose} style={[StyleSheet.absoluteFill, styles.shade]} />
      <Animated.View entering={reducedMotion ? undefined : FadeIn.duration(180)} style={[styles.card, { backgroundColor: colours.card, borderColor: colours.accent }]}>
        <ScrollView tabIndex={0} contentContainerStyle={styles.lines}>
          {you && (
            <View style={styles.you}>
              {(you.face ?? you.icon) && (
                <View style={[styles.face, { backgroundColor: colours.raised, borderColor: colours.line }]}>
                  {you.face ? you.face(FACE - 2 * FRAME) : you.icon && <Icon name={you.icon} size={44} colour={colours.accent} />}
                </View>
              )}
              <View style={[styles.grow, { minWidth: LEAST_WORDS * textScale }]}>
                <Text size="tiny" tone="dim" bold>You are</Text>
                <Heading level={2}>{you.name}</Heading>
                <Text size="small">{you.text}</Text>
              </View>
            </View>
          )}
          {you?.power && <Text size="small"><Text size="small" bold>{`${you.power.name}: `}</Text>{you.power.text}</Text>}
          <Line icon="trophy" label="To win" words={wins} />
          {today.map((words, i) => <Line key={words} icon="round-star" label={i === 0 ? 'Today' : undefined} words={words} />)}
        </ScrollView>
        <Button ref={button} kind="primary" large label="Let’s play" onPress={onClose} />
      </Animated.View>
    </View>
  );
}

/** What is said under one label has it once, above the first. */
function Line({ icon, label, words }: { icon: 'trophy' | 'round-star'; label: string | undefined; words: string }) {
  const { colours } = useTheme();
  return (
    <View style={styles.line}>
      <Icon name={icon} size={24} colour={colours.accent} />
      <View style={styles.grow}>
        {label !== undefined && <Text size="tiny" tone="dim" bold>{label}</Text>}
        <Text bold>{words}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', padding: space.large, zIndex: 15 },
  shade: { backgroundColor: 'rgba(0,0,0,0.55)' },
  card: { width: '100%', maxWidth: 440, maxHeight: '100%', gap: space.medium, borderWidth: 2, borderRadius: radius.large, padding: space.large, boxShadow: '0 12px 36px rgba(0,0,0,0.5)' },
  lines: { gap: space.medium },
  you: { flexDirection: 'row', flexWrap: 'wrap', gap: space.medium, alignItems: 'center' },
  face: { width: FACE, height: FACE, borderWidth: FRAME, borderRadius: radius.medium, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  line: { flexDirection: 'row', gap: space.medium, alignItems: 'center' },
  grow: { flex: 1 },
});
