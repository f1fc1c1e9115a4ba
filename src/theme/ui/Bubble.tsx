import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';
import { Text } from './Text';

export interface BubbleProps {
  words: string;
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
}

/** Words beside a finger: why something cannot be done, or what a thing is. Whoever uses it decides where it floats. */
export function Bubble({ words, children, style }: BubbleProps) {
  const { colours } = useTheme();
  return (
    <View role="alert" style={[styles.bubble, { backgroundColor: colours.raised, borderColor: colours.accent }, style]}>
      <Text size="small">{words}</Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: { maxWidth: 320, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.hair, boxShadow: '0 6px 18px rgba(0,0,0,0.45)' },
});
