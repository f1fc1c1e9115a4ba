import { StyleSheet, View } from 'react-native';

import { Icon, radius, useTheme } from '@/theme';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Face } from '../../content/dice';
import { FACE_ICONS } from '../emblems';

/** How much of a die's height its picture takes, and each of two of them. */
const SHARE = { one: 0.8, either: 0.58 } as const;
const EDGES = 4;
const GAP = 2;

/** The largest dice with which the cost still fits, but not larger than wished. */
export function dieSizeIn(ability: AbilityId, width: number, wished: number): number {
  const { dice } = ABILITIES[ability];
  const pictures = dice.reduce((sum, faces) => sum + (faces.length > 1 ? faces.length * SHARE.either : SHARE.one), 0);
  return Math.min(wished, (width - dice.length * (EDGES + GAP)) / Math.max(1, pictures));
}

/** One die of a set: its face, or two of them split by a stroke. */
function Slot({ faces, size }: { faces: readonly Face[]; size: number }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.slot, { height: size, borderColor: colours.line }]}>
      {faces.map((face) => <Icon key={face} name={FACE_ICONS[face]} size={size * (faces.length > 1 ? SHARE.either : SHARE.one)} colour={colours.ink} />)}
    </View>
  );
}

/** The dice an ability asks for, as small pictures; the label around it says them in words. */
export function DiceCost({ ability, size = 18 }: { ability: AbilityId; size?: number }) {
  return (
    <View style={styles.row} aria-hidden>
      {ABILITIES[ability].dice.map((faces, i) => <Slot key={i} faces={faces} size={size} />)}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: GAP },
  slot: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.small / 2, paddingHorizontal: 1 },
});
