import { Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio } from 'react-native';

import { Brush } from '@/skia/brush';
import { printed } from '@/skia/printed';

import { InkBrush, PICTURE, drawGround } from './ink';
import type { Place } from './places';

const painted = new Map<string, string>();

function pictureOf({ draw, caption }: Place, page: number, pixels: number): string {
  const key = `${caption}/${page}/${pixels}`;
  let uri = painted.get(key);
  if (uri === undefined) {
    const brush = new Brush(Skia, {});
    const scale = pixels / PICTURE.width;
    uri = printed(brush, { width: pixels, height: Math.round(PICTURE.height * scale) }, (canvas) => {
      canvas.scale(scale, scale);
      const ink = new InkBrush(brush, canvas);
      drawGround(ink, page);
      draw(ink, page);
    });
    painted.set(key, uri);
  }
  return uri;
}

interface InkPictureProps {
  readonly place: Place;
  /** The number of the entry: people and weather move on from page to page. */
  readonly page: number;
  readonly width: number;
  /** How high it may be; what is higher loses sky and ground. */
  readonly most: number;
}

/** A picture in ink over the page, painted once for each page. */
export function InkPicture({ place, page, width, most }: InkPictureProps) {
  const pixels = Math.round(width * Math.min(2, PixelRatio.get()));
  const uri = useMemo(() => pictureOf(place, page, pixels), [place, page, pixels]);
  return <Image source={{ uri }} alt={place.caption} resizeMode="cover" style={{ width, height: Math.min(most, (width * PICTURE.height) / PICTURE.width) }} />;
}
