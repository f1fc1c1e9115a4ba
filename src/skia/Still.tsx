import type { SkCanvas } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio, StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import type { Faces } from '@/theme/fonts';
import { Text } from '@/theme/ui';

import type { Brush } from './brush';
import { printed } from './printed';
import { useBrush } from './useBrush';

/** A drawing in units of its own; nothing outside changes what it shows. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  draw(brush: Brush, canvas: SkCanvas): void;
}

function printOf(brush: Brush, { width, height, draw }: Drawing, pixels: number): string {
  const scale = pixels / width;
  return printed(brush, { width: pixels, height: Math.round(height * scale) }, (canvas) => {
    canvas.scale(scale, scale);
    draw(brush, canvas);
  });
}

interface StillProps {
  readonly fonts: Pick<Faces, 'display' | 'body' | 'bold'>;
  /** The same object every time: it is printed once. */
  readonly drawing: Drawing;
  readonly width: number;
  /** Words below it, for whoever sees it and whoever does not. */
  readonly caption?: string;
}

/** A drawing printed once, as wide as it is told. It says nothing to a screen reader but its caption. */
export function Still({ fonts, drawing, width, caption }: StillProps) {
  const brush = useBrush(fonts);
  const pixels = Math.round(width * Math.min(3, PixelRatio.get()));
  const uri = useMemo(() => brush && printOf(brush, drawing, pixels), [brush, drawing, pixels]);
  const size = { width, height: Math.round((width * drawing.height) / drawing.width) };
  return (
    <View style={styles.still}>
      {uri === undefined ? <View style={size} /> : <Image source={{ uri }} style={size} aria-hidden accessible={false} />}
      {caption !== undefined && <Text size="tiny" tone="dim">{caption}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({ still: { gap: space.tiny } });
