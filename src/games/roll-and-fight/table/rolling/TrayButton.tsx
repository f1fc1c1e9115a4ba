import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useIsPointedAt } from '@/table/learn/pointing';
import { radius, useTheme, type Theme } from '@/theme';
import { Text } from '@/theme/ui';

import { Cover } from '../panels/Cover';

const TWO_LINES = 40;

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

/** Two lines in the height of a finger; undefined: they fit as they are. */
function twoLines({ body, tiny }: Theme['type']) {
  if (body.lineHeight + tiny.lineHeight <= TWO_LINES) return undefined;
  return { fontSize: Math.min(tiny.fontSize, TWO_LINES / 2 - 2), lineHeight: TWO_LINES / 2 };
}

/** A button of a tray. Fingers reach it through the gesture over all trays; keys and screen readers press it directly. */
export function TrayButton({ label, words, under, lit = false, colour, style, children, onPress }: TrayButtonProps) {
  const { colours, type } = useTheme();
  const tight = under === undefined ? undefined : twoLines(type);
  const pointedAt = useIsPointedAt(words);
  const filled = lit && colour !== undefined;
  return (
    <View
      style={[
        styles.button,
        lit && { boxShadow: `0 0 10px ${colours.glow}77` },
        pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 22px ${colours.accent}` },
        style,
      ]}
    >
      <View aria-hidden style={[styles.face, { backgroundColor: filled ? colour : colours.raised, borderColor: lit ? colours.glow : colours.line }]}>
        {children ?? (
          <View style={styles.words}>
            <Text bold tone={filled ? 'onAccent' : 'ink'} align="center" numberOfLines={1} style={tight}>{label}</Text>
            {under !== undefined && <Text size="tiny" tone={filled ? 'onAccent' : 'dim'} align="center" numberOfLines={1} style={tight}>{under}</Text>}
          </View>
        )}
      </View>
      {/* Fingers come in through the gesture over all trays; keys and screen readers press this, rim and all. */}
      <Cover words={words} onPress={onPress} />
    </View>
  );
}

const styles = StyleSheet.create({
  button: { borderRadius: radius.medium },
  face: { flex: 1, justifyContent: 'center', borderWidth: 1.5, borderRadius: radius.medium, overflow: 'hidden' },
  words: { alignItems: 'center' },
});
