import { StyleSheet, View, type ViewProps } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';

/** A sheet of the surface's own paper lying on it. */
export function Card({ style, ...rest }: ViewProps) {
  const { colours } = useTheme();
  return <View {...rest} style={[styles.card, { backgroundColor: colours.card, borderColor: colours.line }, style]} />;
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.large, padding: space.large, gap: space.small },
});
