import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { SkCanvas } from '@shopify/react-native-skia';

import { makeCamera } from '@/dice/look/camera';
import { drawDice } from '@/dice/look/draw';
import { drawMark, drawRing } from '@/dice/look/mark';
import { makeSkin, type DieLook, type SkinOptions } from '@/dice/look/skin';
import { makeDiceDrawing } from '@/dice/look/diceDrawing';
import { flatOrientation } from '@/dice/roll/relabel';
import { DIE_EDGE } from '@/dice/roll/tray';
import type { Skia } from '@/skia/brush';

import { headlessSkia, paint as paintPicture } from '../kit/headless';

export type Colour = readonly [number, number, number];

export interface Drawing {
  /** Red, green and blue (0–255) of a pixel. */
  at(x: number, y: number): Colour;
}

export const brightness = ([red, green, blue]: Colour): number => (red + green + blue) / 3;
export const distance = (a: Colour, b: Colour): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Draws at one point per pixel, leaves a PNG in the temporary folder to look at, and hands back the pixels. */
export function paint(name: string, width: number, height: number, draw: (canvas: SkCanvas, skia: Skia) => void): Drawing {
  const skia = headlessSkia();
  const { png, at } = paintPicture(width, height, (canvas) => draw(canvas, skia));
  writeFileSync(path.join(os.tmpdir(), `dice-${name}.png`), png);
  return { at: (x, y) => at(Math.round(x), Math.round(y)) };
}

export interface RestingDie extends SkinOptions {
  readonly look: DieLook;
  readonly face: number;
  readonly locked?: boolean;
}

/** Draws one resting die of that many points about (x, y). */
export function drawRestingDie(canvas: SkCanvas, skia: Skia, size: number, { look, face, locked, ...options }: RestingDie, x: number, y: number): void {
  const stage = makeDiceDrawing(skia, { camera: makeCamera({ x, y: y + 0.14 * size, scale: size / DIE_EDGE }), edge: DIE_EDGE });
  const q = flatOrientation(face, 0);
  const pose = [0, 0, DIE_EDGE / 2, q.w, q.x, q.y, q.z];
  if (locked) drawRing(canvas, skia, stage, pose, 0);
  drawDice(canvas, skia, stage, pose, [makeSkin(skia, look, options)]);
  if (locked) drawMark(canvas, skia, stage, pose, 0, 'lock');
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
