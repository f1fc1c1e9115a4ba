import { Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio, StyleSheet } from 'react-native';

import { Brush } from '@/skia/brush';
import { useDrawingsCame } from '@/skia/lateDrawings';
import { printed } from '@/skia/printed';
import { radius } from '@/theme';

import { drawFace, type FaceCondition, type Treatment } from './drawFace';
import type { FaceSheet } from './face';

/** A treatment with the pictures it has printed so far: a face on a panel is drawn once, not on a canvas of its own. */
const pictures = new WeakMap<Treatment, Map<string, string>>();

function pictureOf(sheet: FaceSheet, id: string, treatment: Treatment, pixels: number, condition: FaceCondition, came: number): string {
  const kept = pictures.get(treatment) ?? new Map<string, string>();
  pictures.set(treatment, kept);
  const key = `${id}/${pixels}/${condition}/${came}`;
  let uri = kept.get(key);
  if (uri === undefined) {
    const brush = new Brush(Skia, {});
    uri = printed(brush, { width: pixels, height: pixels }, (canvas) => drawFace(brush, canvas, sheet, id, { x: 0, y: 0, side: pixels }, treatment, condition));
    kept.set(key, uri);
  }
  return uri;
}

interface FacePictureProps {
  readonly sheet: FaceSheet;
  readonly id: string;
  readonly treatment: Treatment;
  readonly side: number;
  readonly condition?: FaceCondition;
}

/** A face on a panel. It says nothing to a screen reader: the name stands beside it. */
export function FacePicture({ sheet, id, treatment, side, condition = 'well' }: FacePictureProps) {
  const pixels = Math.round(side * Math.min(3, PixelRatio.get()));
  const came = useDrawingsCame();
  const uri = useMemo(() => pictureOf(sheet, id, treatment, pixels, condition, came), [sheet, id, treatment, pixels, condition, came]);
  return <Image source={{ uri }} style={[styles.face, { width: side, height: side }]} aria-hidden accessible={false} />;
}

const styles = StyleSheet.create({ face: { borderRadius: radius.small } });
