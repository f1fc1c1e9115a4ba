import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/theme';

import { SCAR_COST, START } from '../../content/tables';

const BLOCKS = START.hp / SCAR_COST;
/** This few hit points are told in the colour of danger. */
export const WEAK_HP = 2;

/** Hit points in blocks of three, as scars take them: full, lost, or gone for good. */
export function Pips({ hp, maxHp }: { hp: number; maxHp: number }) {
  const { colours } = useTheme();
  const full = hp <= WEAK_HP ? colours.danger : colours.good;
  return (
    <View style={styles.row} aria-hidden>
      {Array.from({ length: BLOCKS }, (_, block) => (
        <View key={block} style={styles.block}>
          {Array.from({ length: SCAR_COST }, (_pip, at) => {
            const place = block * SCAR_COST + at;
            if (place >= maxHp) return <View key={at} style={[styles.pip, styles.gone, { borderColor: colours.line }]} />;
            return <View key={at} style={[styles.pip, { backgroundColor: place < hp ? full : colours.line }]} />;
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 4 },
  block: { flex: 1, flexDirection: 'row', gap: 1 },
  pip: { flex: 1, height: 6, borderRadius: 2 },
  gone: { height: 2, marginTop: 2, borderWidth: 1, borderStyle: 'dashed' },
});
