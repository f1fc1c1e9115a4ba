import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { PATTERNS } from '../../content/patterns';

/** Points: the side of a square, and of the whole drawing at most. */
const SQUARE = 16;
const WIDEST = 240;

type Mark = 'boss' | 'struck' | 'none';

/** The squares of a pattern row by row, as they lie before a base that faces north. */
export function patternRows(id: keyof typeof PATTERNS): readonly (readonly Mark[])[] {
  const { side, byFacing: [north = []] } = PATTERNS[id];
  const [xs, ys] = [[0, side - 1, ...north.map(([x]) => x)], [0, side - 1, ...north.map(([, y]) => y)]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const isBase = (x: number, y: number): boolean => x >= 0 && x < side && y >= 0 && y < side;
  return Array.from({ length: Math.max(...ys) - top + 1 }, (_, row) => Array.from({ length: Math.max(...xs) - left + 1 }, (__, column): Mark => {
    const [x, y] = [left + column, top + row];
    return isBase(x, y) ? 'boss' : north.some(([px, py]) => px === x && py === y) ? 'struck' : 'none';
  }));
}

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
