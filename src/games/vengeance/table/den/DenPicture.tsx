import { Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio } from 'react-native';

import { Brush } from '@/skia/brush';
import { printed } from '@/skia/printed';
import type { Size } from '@/table/board/fit';

import type { DenId } from '../../content/dens';
import { drawDen } from './drawDen';
import { denLayout, denUnits } from './layout';

const stills = new Map<string, string>();

function stillOf(den: DenId, { width, height }: Size): string {
  const key = `${den}/${width}/${height}`;
  const kept = stills.get(key);
  if (kept !== undefined) return kept;
  const brush = new Brush(Skia, {});
  const units = denUnits({ width, height });
  const uri = printed(brush, { width, height }, (canvas) => {
    canvas.scale(width / units.width, width / units.width);
    drawDen(brush, canvas, denLayout(den, units), false);
  });
  stills.set(key, uri);
  return uri;
}

/** A Den with nobody in it, printed once as a still: for cards of the city and pages of the rulebook. It says nothing to a screen reader. */
export function DenPicture({ den, width, height }: Size & { readonly den: DenId }) {
  const ratio = Math.min(2, PixelRatio.get());
  const uri = useMemo(() => stillOf(den, { width: Math.round(width * ratio), height: Math.round(height * ratio) }), [den, width, height, ratio]);
  return <Image source={{ uri }} style={{ width, height }} aria-hidden accessible={false} />;
}
