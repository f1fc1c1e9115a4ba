import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { Icon, space } from '@/theme';
import { Text } from '@/theme/ui';

import { MONTAGE_FACES, type MontageFace } from '../../content/dice';
import { diceOf, faceName } from '../../rules/montage/dice';
import { MONTAGE_FACE_ICONS } from '../emblems';
import { INK } from '../look';
import { Tap } from '../parts/Tap';

/** Every die of a handful, one after the other. */
const facesIn = (dice: readonly number[]): readonly MontageFace[] => MONTAGE_FACES.flatMap((face) => Array<MontageFace>(diceOf(dice, face)).fill(face));

const FACE_HELP: Readonly<Record<MontageFace, string>> = {
  doubleHeal: 'Two Heal points with a Heal card, or in the clean-up.',
  upgrade: 'An Upgrade point with an Upgrade card, or in the clean-up.',
  recon: 'A Recon point with a Recon card, or in the clean-up.',
  wild: 'A point with any card; later a point of any kind, or a Vengeance card.',
  speed: 'One more Speed when the order is set. Alone it is kept: to roll a Fight die again, or for a new shop column.',
};

export const explainFace = (face: MontageFace): Explanation => ({ title: faceName(face), text: FACE_HELP[face], ruleId: 'VG-81' });

interface OwnDiceProps {
  readonly dice: readonly number[];
  readonly kept?: number;
  readonly chosen?: MontageFace | undefined;
  onFace?(face: MontageFace): void;
}

/** Dice one has claimed. */
export function OwnDice({ dice, kept = 0, chosen, onFace }: OwnDiceProps) {
  const faces = facesIn(dice);
  if (faces.length === 0 && kept === 0) return null;
  return (
    <View style={styles.row} role="group" aria-label="Dice">
      {faces.map((face, i) => (
        <Tap
          key={i}
          label={`Die: ${faceName(face)}`}
          explain={explainFace(face)}
          pressed={onFace && chosen === face}
          lit={onFace !== undefined}
          onPress={onFace && (() => onFace(face))}
          style={styles.die}
        >
          <Icon name={MONTAGE_FACE_ICONS[face]} size={26} colour={INK.black} />
          {face === 'doubleHeal' && <View style={styles.double}><Text size="tiny" bold style={styles.times}>×2</Text></View>}
        </Tap>
      ))}
      {kept > 0 && <Text size="small" bold>{`${kept} kept Speed`}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.tiny },
  die: { width: 44, height: 44, alignItems: 'center', borderRadius: 8, backgroundColor: '#FBF6E8' },
  double: { position: 'absolute', right: 0, bottom: 0, paddingHorizontal: 3, borderTopLeftRadius: 6, borderBottomRightRadius: 6, backgroundColor: INK.red },
  times: { color: INK.cream },
});
