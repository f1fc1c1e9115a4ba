import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import type { BookPictures } from '@/rulebook/pictures';
import { Still, type Drawing } from '@/skia/Still';
import { space } from '@/theme';

import { HERO_IDS, type HeroId } from '../content/terms';
import { FACES } from '../faces.generated';
import { BreakPicture, CounterstrikePicture, DefencePicture, DicePicture, EventPicture, SequencePicture, WoundsPicture } from './book/CardStrips';
import { drawDiagram, unitsOf } from './book/diagram';
import { SCENES, type Scene } from './book/scenes';
import { FONTS } from './look';

/** The drawings of the rulebook: pieces of the field as the table draws them, and cards, slots and dice. */

function still({ diagram, caption }: Scene): BookPictures[string] {
  const drawing: Drawing = { ...unitsOf(diagram), draw: (brush, canvas) => drawDiagram(brush, canvas, diagram) };
  return function SceneStill({ width }) {
    return <Still fonts={FONTS} drawing={drawing} width={width} caption={caption} />;
  };
}
const face = (id: HeroId): BookPictures[string] => function Face({ width }) {
  return <FacePicture sheet={FACES} id={id} treatment={sumi} side={width} />;
};

/** The four who set out. */
function Party({ width }: { readonly width: number }) {
  const side = Math.floor((width - (HERO_IDS.length - 1) * space.small) / HERO_IDS.length);
  return <View style={styles.row}>{HERO_IDS.map((id) => <FacePicture key={id} sheet={FACES} id={id} treatment={sumi} side={side} />)}</View>;
}

export const pictures: BookPictures = {
  party: Party,
  sequence: SequencePicture, break: BreakPicture, event: EventPicture, counterstrike: CounterstrikePicture, defence: DefencePicture, wounds: WoundsPicture, dice: DicePicture,
  ...Object.fromEntries(HERO_IDS.map((id) => [`face ${id}`, face(id)])),
  ...Object.fromEntries(Object.entries(SCENES).map(([name, scene]) => [name, still(scene)])),
};

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: space.small } });
