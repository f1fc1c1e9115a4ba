import { StyleSheet, View } from 'react-native';

import { BoxTheme, Icon, radius, space } from '@/theme';
import { Heading, Text, Touchable } from '@/theme/ui';

import type { ShelfBox } from '../boxes';
import { LID_PICTURES } from './art';
import { LidArt } from './LidArt';

export interface LidProps {
  box: ShelfBox;
  width: number;
  onPress(): void;
}

export const LID_RATIO = 1.28;
const EDGE = 7;

/** A box on the shelf, seen from above and a little from the front. */
export function Lid({ box, width, onPress }: LidProps) {
  const height = Math.round(width * LID_RATIO);
  const { edge, title, titleShade } = LID_PICTURES[box.id];
  const sealed = box.playable ? '' : ' Still sealed: not playable yet.';
  return (
    <BoxTheme id={box.id}>
      <Touchable
        role="link"
        aria-label={`${box.title}. ${box.players} players, ${box.minutes} minutes.${sealed}`}
        onPress={onPress}
        style={[styles.box, { width, backgroundColor: edge, paddingBottom: EDGE }]}
      >
        <View style={[styles.lid, { height }]}>
          <LidArt id={box.id} width={width} height={height} />
          <View style={[styles.name, { backgroundColor: titleShade }]}>
            <Heading level={2} size={width < 190 ? 'title' : 'heading'} align="center" style={{ color: title }} adjustsFontSizeToFit>
              {box.title}
            </Heading>
            {box.subtitle !== undefined && <Text size="tiny" bold align="center" style={{ color: title }}>{box.subtitle}</Text>}
          </View>
          <View style={styles.foot}>
            <Fact icon="person" words={box.players} />
            <Fact icon="hourglass" words={`${box.minutes} min`} />
          </View>
          {!box.playable && <Seal />}
        </View>
      </Touchable>
    </BoxTheme>
  );
}

function Fact({ icon, words }: { icon: 'person' | 'hourglass'; words: string }) {
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={13} colour="#FFFFFF" />
      <Text size="tiny" bold style={styles.factWords}>{words}</Text>
    </View>
  );
}

/** A paper band around a box that cannot be opened yet. */
function Seal() {
  return (
    <View style={styles.veil}>
      <View style={styles.band}>
        <Icon name="padlock" size={16} colour="#2B2118" />
        <Text size="small" bold style={styles.bandWords}>Still sealed</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderRadius: radius.small, boxShadow: '0 14px 26px rgba(0,0,0,0.55), 0 2px 4px rgba(0,0,0,0.5)' },
  lid: { borderRadius: radius.small, overflow: 'hidden' },
  name: { position: 'absolute', top: 0, left: 0, right: 0, paddingTop: space.medium, paddingBottom: space.small, paddingHorizontal: space.small },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: space.small, paddingVertical: 6, backgroundColor: 'rgba(10,8,6,0.78)' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  factWords: { color: '#FFFFFF' },
  veil: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(12,10,8,0.45)', justifyContent: 'center', overflow: 'hidden' },
  band: { flexDirection: 'row', gap: space.small, alignItems: 'center', justifyContent: 'center', paddingVertical: space.small, marginHorizontal: -20, backgroundColor: '#E9DDC4', transform: [{ rotate: '-7deg' }], boxShadow: '0 2px 6px rgba(0,0,0,0.5)' },
  bandWords: { color: '#2B2118' },
});
