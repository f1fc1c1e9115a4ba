import { StyleSheet, View } from 'react-native';

import { Icon, space } from '@/theme';
import { Text } from '@/theme/ui';

import type { Wound } from '../../content/damage';
import { TRACK_ICONS } from '../emblems';
import { INK, TRACK_INKS } from '../look';

/** Cubes as a card prints them: the sign of the track on each, severe ones black with a cross. */
export function Damage({ damage, side }: { readonly damage: readonly Wound[]; readonly side: number }) {
  return (
    <View style={styles.row} aria-hidden>
      {damage.flatMap(({ track, severe, count }) =>
        Array.from({ length: count }, (_, i) => (
          <View key={`${track}${severe ? 'S' : ''}${i}`} style={[styles.cube, { width: side, height: side, backgroundColor: severe ? INK.black : INK.cream, borderColor: severe ? INK.black : TRACK_INKS[track] }]}>
            <Icon name={TRACK_ICONS[track]} size={Math.round(side * 0.72)} colour={severe ? INK.cream : TRACK_INKS[track]} />
            {severe && <Text size="tiny" bold style={[styles.cross, { fontSize: Math.max(12, Math.round(side * 0.5)) }]}>✕</Text>}
          </View>
        )),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  cube: { alignItems: 'center', justifyContent: 'center', borderWidth: 2, borderRadius: 4 },
  cross: { position: 'absolute', right: -1, bottom: -5, color: INK.gold },
});
