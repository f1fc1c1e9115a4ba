import { StyleSheet, View } from 'react-native';

import type { BoxManifest } from '@/box/manifest';
import { BoxTheme, Icon, gradient, radius, space } from '@/theme';
import { Heading, Text, Touchable } from '@/theme/ui';

import { LidArt } from './LidArt';

export interface LidProps {
  box: BoxManifest;
  size: { readonly width: number; readonly height: number };
  /** Somebody is in the middle of a campaign of this box. */
  bookmark?: string;
  onPress(): void;
}

/** How much taller than wide a lid is. */
export const LID_RATIO = 1.28;
const EDGE = 7;
const SEALED = 'Still sealed';

/** A box on the shelf, seen from above and a little from the front. */
export function Lid({ box, size: { width, height }, bookmark, onPress }: LidProps) {
  const { edge, title, titleShade } = box.lid;
  return (
    <BoxTheme look={box}>
      <Touchable
        role="link"
        onPress={onPress}
        style={[styles.box, { width, backgroundColor: edge, paddingBottom: EDGE }]}
      >
        <View style={[styles.lid, { height }]}>
          <LidArt picture={box.lid} width={width} height={height} />
          {!box.contents && <View style={styles.veil} />}
          <View style={[styles.name, gradient(`linear-gradient(180deg, ${titleShade} 55%, transparent)`)]}>
            <Heading level={2} align="center" style={[{ color: title }, titleSize(box, width)]}>{box.title}</Heading>
            {box.subtitle !== undefined && <Text size="tiny" bold align="center" style={{ color: title }}>{box.subtitle}</Text>}
          </View>
          <View style={styles.foot}>
            <Fact icon="person" words={box.players} />
            <Fact icon="hourglass" words={`${box.minutes} min`} />
          </View>
          {!box.contents && <Seal />}
          {bookmark !== undefined && <Bookmark words={bookmark} />}
        </View>
      </Touchable>
    </BoxTheme>
  );
}

/** As large as the longest word allows; a title is never broken inside a word. */
function titleSize({ title, fonts: { displayAdvance, displaySpacing, displayScale } }: BoxManifest, width: number) {
  const letters = Math.max(...title.split(' ').map((word) => word.length));
  const fitting = (width - 2 * space.medium - letters * displaySpacing) / (letters * displayAdvance);
  const fontSize = Math.floor(Math.min(fitting, (width < 190 ? 24 : 30) * displayScale));
  return { fontSize, lineHeight: Math.round(fontSize * 1.15) };
}

function Fact({ icon, words }: { icon: 'person' | 'hourglass'; words: string }) {
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={13} colour="#FFFFFF" />
      <Text size="tiny" bold style={styles.factWords}>{words}</Text>
    </View>
  );
}

/** A ribbon hanging out of a box that is in the middle of a story. */
function Bookmark({ words }: { words: string }) {
  return (
    <View role="img" aria-label={words} style={styles.ribbon}>
      <Icon name="bookmarklet" size={20} colour="#FFF4DC" />
    </View>
  );
}

/** A paper band around a box that cannot be opened yet. */
function Seal() {
  return (
    <View style={styles.band}>
      <Icon name="padlock" size={16} colour="#2B2118" />
      <Text size="small" bold style={styles.bandWords}>{SEALED}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderRadius: radius.small, boxShadow: '0 14px 26px rgba(0,0,0,0.55), 0 2px 4px rgba(0,0,0,0.5)' },
  lid: { borderRadius: radius.small, overflow: 'hidden' },
  name: { position: 'absolute', top: 0, left: 0, right: 0, paddingTop: space.medium, paddingBottom: space.wide, paddingHorizontal: space.small },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', paddingHorizontal: space.small, paddingVertical: 6, backgroundColor: 'rgba(10,8,6,0.78)' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  factWords: { color: '#FFFFFF' },
  veil: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(12,10,8,0.4)' },
  band: { position: 'absolute', left: 0, right: 0, bottom: '22%', flexDirection: 'row', gap: space.small, alignItems: 'center', justifyContent: 'center', paddingVertical: space.small, marginHorizontal: -20, backgroundColor: '#E9DDC4', transform: [{ rotate: '-7deg' }], boxShadow: '0 2px 6px rgba(0,0,0,0.5)' },
  ribbon: { position: 'absolute', top: 0, right: space.medium, paddingTop: space.medium, paddingBottom: space.small, paddingHorizontal: 5, borderBottomLeftRadius: radius.small, borderBottomRightRadius: radius.small, backgroundColor: '#9C1F2E', boxShadow: '0 2px 5px rgba(0,0,0,0.5)' },
  bandWords: { color: '#2B2118' },
});
