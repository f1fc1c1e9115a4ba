import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

/** The advice, over the dice it is about. */
export function WoundAdvice({ words, style }: { words: string; style: StyleProp<ViewStyle> }) {
  const { colours } = useTheme();
  return (
    <View style={[style, styles.felt]} pointerEvents="none">
      <View style={[styles.note, { backgroundColor: colours.card, borderColor: colours.danger }]}>
        <Text size="small" aria-live="polite">{words}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  felt: { justifyContent: 'flex-end' },
  note: { margin: space.tiny, padding: space.small, borderWidth: 1.5, borderRadius: radius.medium },
});
