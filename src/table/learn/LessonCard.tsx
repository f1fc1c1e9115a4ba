import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Text } from '@/theme/ui';

import { useRoom } from '../kit/room/useRoom';

interface LessonCardProps {
  readonly words: string;
  /** "2 of 7" */
  readonly progress: string;
  readonly actions: readonly { readonly label: string; readonly primary?: boolean; onPress(): void }[];
}

/** The teacher's words, where the prompt line would be. */
export function LessonCard({ words, progress, actions }: LessonCardProps) {
  const { colours } = useTheme();
  const { kind } = useRoom();
  // There the table needs the room more than the teacher does.
  const isShort = kind === 'smallPhone' || kind === 'landscape';
  return (
    <View role="region" aria-label="Lesson" style={[styles.card, isShort && styles.tight]}>
      <View style={styles.words}>
        {!isShort && <Icon name="teacher" size={36} colour={colours.accent} />}
        <View style={styles.text}>
          <Text size="tiny" tone="dim">{progress}</Text>
          <Text size={isShort ? 'small' : 'body'} aria-live="polite">{words}</Text>
        </View>
      </View>
      {actions.length > 0 && (
        <View style={styles.actions}>
          {actions.map(({ label, primary, onPress }) => (
            <Button key={label} kind={primary ? 'primary' : 'secondary'} label={label} onPress={onPress} style={styles.action} />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.medium, gap: space.small, minHeight: 96 },
  tight: { paddingVertical: space.small },
  words: { flexDirection: 'row', gap: space.medium, alignItems: 'flex-start' },
  text: { flex: 1 },
  actions: { flexDirection: 'row', gap: space.small },
  action: { flex: 1 },
});
