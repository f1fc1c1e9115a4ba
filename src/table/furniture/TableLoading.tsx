import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

const PIPS = [
  [1, 1], [3, 1], [2, 2], [1, 3], [3, 3],
] as const;

/** A die lying in the middle while the board is being brought. */
export function TableLoading() {
  const { colours } = useTheme();
  return (
    <View role="status" style={styles.room}>
      <View style={[styles.die, { backgroundColor: colours.raised, borderColor: colours.line }]}>
        {PIPS.map(([column, row]) => (
          <View key={`${column}${row}`} style={[styles.pip, { backgroundColor: colours.dim, left: column * 18 - 5, top: row * 18 - 5 }]} />
        ))}
      </View>
      <Text size="small" tone="dim">Setting the table…</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.large },
  die: { width: 76, height: 76, borderWidth: 2, borderRadius: radius.large, transform: [{ rotate: '-12deg' }] },
  pip: { position: 'absolute', width: 11, height: 11, borderRadius: radius.round },
});
