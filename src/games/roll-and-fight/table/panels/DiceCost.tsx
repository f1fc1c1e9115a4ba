import { StyleSheet, View } from 'react-native';

import { Icon, radius, useTheme } from '@/theme';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Face } from '../../content/dice';
import { FACE_ICONS } from '../emblems';

/** One die of a set: its face, or two of them split by a stroke. */
function Slot({ faces, size }: { faces: readonly Face[]; size: number }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.slot, { height: size, borderColor: colours.line }]}>
      {faces.map((face) => <Icon key={face} name={FACE_ICONS[face]} size={faces.length > 1 ? size * 0.58 : size * 0.8} colour={colours.ink} />)}
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
  row: { flexDirection: 'row', gap: 2 },
  slot: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.small / 2, paddingHorizontal: 1 },
});
