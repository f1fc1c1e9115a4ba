import { ImageFormat, Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio } from 'react-native';

import { Brush } from '@/skia/brush';
import { paintedImage } from '@/skia/paintedImage';

import { InkBrush, PICTURE, drawGround } from './ink';
import { CAPTIONS, SCENES } from './scenes';

const painted = new Map<string, string>();

function pictureOf(chapter: number, place: number, pixels: number): string {
  const key = `${chapter}/${place}/${pixels}`;
  let uri = painted.get(key);
  if (uri === undefined) {
    const brush = new Brush(Skia, {});
    const scale = pixels / PICTURE.width;
    const image = paintedImage(brush, { width: pixels, height: Math.round(PICTURE.height * scale) }, (canvas) => {
      canvas.scale(scale, scale);
      const ink = new InkBrush(brush, canvas);
      drawGround(ink, place);
      SCENES[chapter - 1]?.(ink, place);
    });
    uri = `data:image/png;base64,${image.encodeToBase64(ImageFormat.PNG)}`;
    image.dispose();
    painted.set(key, uri);
  }
  return uri;
}

interface InkPictureProps {
  readonly chapter: number;
  /** Where in the chapter: the number of the entry. */
  readonly place: number;
  readonly width: number;
}

/** A picture in ink over the page, painted once for each place. */
export function InkPicture({ chapter, place, width }: InkPictureProps) {
  const pixels = Math.round(width * Math.min(2, PixelRatio.get()));
  const uri = useMemo(() => pictureOf(chapter, place, pixels), [chapter, place, pixels]);
  return <Image source={{ uri }} alt={CAPTIONS[chapter - 1]} style={{ width, height: (width * PICTURE.height) / PICTURE.width }} />;
}
