import { getSkiaExports, makeOffscreenSurface } from '@shopify/react-native-skia/lib/commonjs/headless';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';

import type { Skia } from '@/dice/look/skin';
import type { SkCanvas } from '@shopify/react-native-skia';

export type Colour = readonly [number, number, number];

export interface Drawing {
  /** Red, green and blue (0–255) of a pixel. */
  at(x: number, y: number): Colour;
}

export const brightness = ([red, green, blue]: Colour): number => (red + green + blue) / 3;
export const distance = (a: Colour, b: Colour): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Draws at one point per pixel, leaves a PNG in the temporary folder to look at, and hands back the pixels. */
export function paint(name: string, width: number, height: number, draw: (canvas: SkCanvas, skia: Skia) => void): Drawing {
  // The same types twice: the headless entry carries its own copy of the declarations.
  const skia = getSkiaExports().Skia as unknown as Skia;
  const surface = makeOffscreenSurface(width, height);
  draw(surface.getCanvas() as unknown as SkCanvas, skia);
  surface.flush();
  const png = Buffer.from(surface.makeImageSnapshot().encodeToBytes());
  writeFileSync(path.join(os.tmpdir(), `dice-${name}.png`), png);
  const { data } = PNG.sync.read(png);
  return {
    at: (x, y) => {
      const from = 4 * (Math.round(y) * width + Math.round(x));
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    },
  };
}

/** How many separate spots of pixels that satisfy `wanted` lie in a square. */
export function countSpots(drawing: Drawing, left: number, top: number, side: number, wanted: (colour: Colour) => boolean): number {
  const seen = new Set<number>();
  const isWanted = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && !seen.has(y * side + x) && wanted(drawing.at(left + x, top + y));
  let spots = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isWanted(x, y)) continue;
      const open: [number, number][] = [[x, y]];
      seen.add(y * side + x);
      let size = 0;
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        size++;
        const [px, py] = next;
        for (const [nx, ny] of [[px + 1, py], [px - 1, py], [px, py + 1], [px, py - 1]] as const) {
          if (!isWanted(nx, ny)) continue;
          seen.add(ny * side + nx);
          open.push([nx, ny]);
        }
      }
      if (size > 6) spots++;
    }
  }
  return spots;
}
