import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useIsPointedAt } from '@/table/learn/pointing';
import { radius, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { Cover } from '../panels/Cover';

interface TrayButtonProps {
  readonly label: string;
  readonly words: string;
  readonly under?: string | undefined;
  readonly lit?: boolean;
  readonly colour?: string;
  readonly style: StyleProp<ViewStyle>;
  readonly children?: React.ReactNode;
  onPress(): void;
}

/** A button of a tray. Fingers reach it through the gesture over all trays; keys and screen readers press it directly. */
export function TrayButton({ label, words, under, lit = false, colour, style, children, onPress }: TrayButtonProps) {
  const { colours } = useTheme();
  const pointedAt = useIsPointedAt(words);
  const filled = lit && colour !== undefined;
  return (
    <View
      style={[
        styles.button,
        { backgroundColor: filled ? colour : colours.raised, borderColor: lit ? colours.glow : colours.line },
        lit && { boxShadow: `0 0 10px ${colours.glow}77` },
        pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 22px ${colours.accent}` },
        style,
      ]}
    >
      <View aria-hidden style={styles.face}>
        {children ?? (
          <View style={styles.words}>
            <Text bold tone={filled ? 'onAccent' : 'ink'} align="center" numberOfLines={1}>{label}</Text>
            {under !== undefined && <Text size="tiny" tone="dim" align="center">{under}</Text>}
          </View>
        )}
      </View>
      {/* Fingers come in through the gesture over all trays; keys and screen readers press this. */}
      <Cover words={words} onPress={onPress} />
    </View>
  );
}

const styles = StyleSheet.create({
  button: { borderWidth: 1.5, borderRadius: radius.medium, overflow: 'hidden' },
  face: { flex: 1, justifyContent: 'center' },
  words: { alignItems: 'center' },
});
