import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { PATTERNS } from '../../content/patterns';
import { patternRows } from './patternRows';

/** Points: the side of a square, and of the whole drawing at most. */
const SQUARE = 16;
const WIDEST = 240;

/** What an area attack covers: the boss dark and facing up, the squares it strikes framed in red. */
export function PatternPicture({ pattern }: { readonly pattern: keyof typeof PATTERNS }) {
  const { colours } = useTheme();
  const rows = patternRows(pattern);
  const side = Math.min(SQUARE, Math.floor(WIDEST / (rows[0]?.length ?? 1)));
  const looks = {
    boss: { backgroundColor: colours.ink, borderColor: colours.ink }, struck: { backgroundColor: colours.raised, borderColor: colours.danger }, none: { borderColor: 'transparent' },
  } as const;
  return (
    <View style={styles.picture}>
      <View aria-hidden>
        {rows.map((row, y) => <View key={y} style={styles.row}>{row.map((mark, x) => <View key={x} style={[styles.square, { width: side, height: side }, looks[mark]]} />)}</View>)}
      </View>
      <Text size="tiny" tone="dim" style={styles.words}>Its pattern: the boss, dark, faces up and strikes the squares with a red rim.</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  row: { flexDirection: 'row' },
  square: { margin: 1, borderWidth: 1.5, borderRadius: 2 },
  words: { flexShrink: 1 },
});
