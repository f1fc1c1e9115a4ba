import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, TOUCH, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Text, type TextProps } from '@/theme/ui';

import { isLarge } from '../kit/layout/shares';
import { useRoom } from '../kit/room/useRoom';

interface LessonCardProps {
  readonly words: string;
  /** Everything that will be said in this lesson. */
  readonly script: readonly string[];
  /** "2 of 7" */
  readonly progress: string;
  readonly actions: readonly { readonly label: string; readonly primary?: boolean; onPress(): void }[];
}

/** The teacher's words, where the prompt line would be. */
export function LessonCard({ words, script, progress, actions }: LessonCardProps) {
  const { colours, textScale } = useTheme();
  const { kind } = useRoom();
  // There the table needs the room more than the teacher does.
  const isShort = kind === 'smallPhone' || kind === 'landscape';
  const size = isShort ? 'small' : 'body';
  return (
    <View role="region" aria-label="Lesson" style={[styles.card, isShort && styles.tight]}>
      <View style={styles.head}>
        <Icon name="teacher" size={28} colour={colours.accent} />
        <Text size="tiny" tone="dim" style={styles.progress}>{progress}</Text>
        {actions.map(({ label, primary, onPress }) => <Button key={label} kind={primary ? 'primary' : 'secondary'} label={label} onPress={onPress} />)}
      </View>
      {/* Large letters have a dock that scrolls, and a board that keeps its size in any case. */}
      {isLarge(textScale) ? <Text size={size} aria-live="polite">{words}</Text> : <RoomForAll script={script} size={size}>{words}</RoomForAll>}
    </View>
  );
}

interface RoomForAllProps extends Pick<TextProps, 'size'> {
  readonly script: readonly string[];
  readonly children: string;
}

/** What is said now, in a room that is high enough for whatever will be said: the board above it must not jump from step to step. */
function RoomForAll({ script, size, children }: RoomForAllProps) {
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({});
  return (
    <View style={{ minHeight: Math.max(0, ...Object.values(heights)) }}>
      <View aria-hidden style={styles.unsaid}>
        {script.map((words, step) => (
          <Text key={step} size={size} onLayout={({ nativeEvent: { layout } }) => setHeights((before) => ({ ...before, [step]: layout.height }))}>{words}</Text>
        ))}
      </View>
      <Text size={size} aria-live="polite">{children}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.medium, gap: space.tiny },
  tight: { paddingVertical: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: TOUCH },
  progress: { flex: 1 },
  unsaid: { ...StyleSheet.absoluteFill, opacity: 0, overflow: 'hidden', pointerEvents: 'none' },
});
