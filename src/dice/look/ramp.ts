import { FilterMode, MipmapMode, TileMode, type SkPoint, type SkShader } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { maskOf } from './mask';

const SIDE = 64;

/** What the corners of soft triangles look up: to the right it fades out, downwards it gets denser. */
export function rampShader(skia: Skia): SkShader {
  const coverage = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < coverage.length; i++) {
    const away = (i % SIDE) / (SIDE - 1);
    const density = Math.floor(i / SIDE) / (SIDE - 1);
    coverage[i] = Math.round(255 * density * (1 - away * away * (3 - 2 * away)));
  }
  return maskOf(skia, coverage, SIDE, SIDE).makeShaderOptions(TileMode.Clamp, TileMode.Clamp, FilterMode.Linear, MipmapMode.None);
}

/** The place in the ramp that is so dense and so far away from the full colour, both 0 to 1. */
export function inRamp(away: number, density: number): SkPoint {
  'worklet';
  return { x: 0.5 + away * (SIDE - 1), y: 0.5 + density * (SIDE - 1) };
}
