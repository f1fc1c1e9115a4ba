import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Text } from '@/theme/ui';

interface LessonCardProps {
  readonly words: string;
  /** "2 of 7" */
  readonly progress: string;
  readonly actions: readonly { readonly label: string; readonly primary?: boolean; onPress(): void }[];
}

/** The teacher's words, where the prompt line would be. */
export function LessonCard({ words, progress, actions }: LessonCardProps) {
  const { colours } = useTheme();
  return (
    <View role="region" aria-label="Lesson" style={styles.card}>
      <View style={styles.words}>
        <Icon name="teacher" size={36} colour={colours.accent} />
        <View style={styles.text}>
          <Text size="tiny" tone="dim">{progress}</Text>
          <Text aria-live="polite">{words}</Text>
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
  words: { flexDirection: 'row', gap: space.medium, alignItems: 'flex-start' },
  text: { flex: 1 },
  actions: { flexDirection: 'row', gap: space.small },
  action: { flex: 1 },
});
