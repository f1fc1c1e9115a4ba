import { ImageFormat } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio, StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import type { BookPictures } from '@/rulebook/pictures';
import type { Brush } from '@/skia/brush';
import { paintedImage } from '@/skia/paintedImage';
import { useBrush } from '@/skia/useBrush';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { HERO_IDS, type HeroId } from '../content/terms';
import { FACES } from '../faces.generated';
import { BreakPicture, CounterstrikePicture, DefencePicture, DicePicture, EventPicture, SequencePicture, WoundsPicture } from './book/CardStrips';
import { drawDiagram, unitsOf, type Diagram } from './book/diagram';
import { SCENES, type Scene } from './book/scenes';
import { FONTS } from './look';

/** The drawings of the rulebook: pieces of the field as the table draws them, and cards, slots and dice. */

function stillOf(brush: Brush, diagram: Diagram, pixels: number): string {
  const { width, height } = unitsOf(diagram);
  const scale = pixels / width;
  const image = paintedImage(brush, { width: pixels, height: Math.round(height * scale) }, (canvas) => {
    canvas.scale(scale, scale);
    drawDiagram(brush, canvas, diagram);
  });
  const uri = `data:image/png;base64,${image.encodeToBase64(ImageFormat.PNG)}`;
  image.dispose();
  return uri;
}

function SceneStill({ scene: { diagram, caption }, width }: { readonly scene: Scene; readonly width: number }) {
  const brush = useBrush(FONTS);
  const pixels = Math.round(width * Math.min(3, PixelRatio.get()));
  const uri = useMemo(() => brush && stillOf(brush, diagram, pixels), [brush, diagram, pixels]);
  const { width: wide, height } = unitsOf(diagram);
  const size = { width, height: Math.round((width * height) / wide) };
  return (
    <View style={styles.picture}>
      {uri === undefined ? <View style={size} /> : <Image source={{ uri }} style={size} aria-hidden accessible={false} />}
      <Text size="tiny" tone="dim">{caption}</Text>
    </View>
  );
}

const still = (scene: Scene): BookPictures[string] => function Still({ width }) {
  return <SceneStill scene={scene} width={width} />;
};
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

const styles = StyleSheet.create({ picture: { gap: space.tiny }, row: { flexDirection: 'row', gap: space.small } });
