import { StyleSheet, View } from 'react-native';

import { Icon, radius, useTheme } from '@/theme';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Slot } from '../../content/steps';
import { FACE_ICONS } from '../emblems';

/** How much of a die's height its picture takes, and each of two of them. */
const SHARE = { one: 0.8, either: 0.58 } as const;
const EDGES = 4;
const GAP = 2;

/** The dice of an ability in so many rows, the first ones above. */
function inRows(ability: AbilityId, rows: number): readonly (readonly Slot[])[] {
  const { dice } = ABILITIES[ability];
  const each = Math.max(1, Math.ceil(dice.length / rows));
  return Array.from({ length: Math.ceil(dice.length / each) }, (_, row) => dice.slice(row * each, (row + 1) * each));
}

/** The largest dice with which the cost still fits, but not larger than wished. */
export function dieSizeIn(ability: AbilityId, width: number, wished: number, rows = 1): number {
  const sizes = inRows(ability, rows).map((row) => {
    const pictures = row.reduce((sum, faces) => sum + (faces.length > 1 ? faces.length * SHARE.either : SHARE.one), 0);
    return (width - row.length * (EDGES + GAP)) / pictures;
  });
  return Math.min(wished, ...sizes);
}

/** One die of a set: its face, or two of them split by a stroke. */
function Die({ faces, size }: { faces: Slot; size: number }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.slot, { height: size, borderColor: colours.line }]}>
      {faces.map((face) => <Icon key={face} name={FACE_ICONS[face]} size={size * (faces.length > 1 ? SHARE.either : SHARE.one)} colour={colours.ink} />)}
    </View>
  );
}

/** The dice an ability asks for, as small pictures; the label around it says them in words. */
export function DiceCost({ ability, size = 18, rows = 1 }: { ability: AbilityId; size?: number; rows?: number }) {
  return (
    <View style={styles.rows} aria-hidden>
      {inRows(ability, rows).map((row, i) => (
        <View key={i} style={styles.row}>{row.map((faces, die) => <Die key={die} faces={faces} size={size} />)}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: GAP },
  row: { flexDirection: 'row', gap: GAP },
  slot: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.small / 2, paddingHorizontal: 1 },
});
