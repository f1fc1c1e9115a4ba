import { FilterMode, MipmapMode, TileMode, type SkCanvas, type SkImage, type SkPaint, type SkRect } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { drawMask } from './mask';
import { drawPrint, type Print } from './print';

/** Half of the flat part of a face and the radius of its corners, half an edge being 1. */
const FLAT = 0.87;
const FLAT_CORNER = 0.26;
const GLOW = 0.6;
/** Half the sides of the sprites in the face's own square: tight, for every pixel costs, with a clear margin around them. */
const GROUND_REACH = 0.95;
const GLOW_REACH = 0.65;
const PRINT_REACH = 0.75;
/** A face that is seen at a slant is taken from a sprite squeezed to as little as an eighth: a large one would flicker. */
const LEVELS = 4;
/** Texels per half edge that are still worth their memory. */
const DENSEST = 112;

export const GROUND_SPRITE = 0;
export const GLOW_SPRITE = 1;
export const FIRST_PRINT = 2;

/** The ground, the glow and the six prints of a die, each in sixteen proportions. */
export interface SpriteSheet {
  readonly image: SkImage;
  /** Texels per half edge of the largest sprites. */
  readonly density: number;
  /** By sprite, level down and level across. */
  readonly sources: readonly SkRect[];
  /** Where each sprite lies in the face's own square. */
  readonly places: readonly SkRect[];
}

interface Sprite {
  readonly reach: number;
  draw(canvas: SkCanvas): void;
}

function plainPaint(skia: Skia): SkPaint {
  const paint = skia.Paint();
  paint.setAntiAlias(true);
  return paint;
}

function spritesOf(skia: Skia, prints: readonly (Print | undefined)[]): Sprite[] {
  const ink = plainPaint(skia);
  const glow = plainPaint(skia);
  const white = (alpha: number) => Float32Array.of(1, 1, 1, alpha);
  glow.setShader(skia.Shader.MakeRadialGradient({ x: 0, y: 0 }, GLOW, [white(1), white(0.35), white(0)], [0, 0.55, 1], TileMode.Clamp));
  const flat = { rect: skia.XYWHRect(-FLAT, -FLAT, 2 * FLAT, 2 * FLAT), rx: FLAT_CORNER, ry: FLAT_CORNER };
  return [
    { reach: GROUND_REACH, draw: (canvas) => canvas.drawRRect(flat, ink) },
    { reach: GLOW_REACH, draw: (canvas) => canvas.drawCircle(0, 0, GLOW, glow) },
    ...prints.map((print): Sprite => ({ reach: PRINT_REACH, draw: (canvas) => print && drawPrint(canvas, print, ink) })),
  ];
}

/** Draws all sprites of a die whose edge is that many pixels long. */
export function makeSheet(skia: Skia, prints: readonly (Print | undefined)[], pixels: number): SpriteSheet {
  const density = Math.min(DENSEST, pixels / 2);
  const cell = 8 * Math.ceil((2 * GROUND_REACH * density) / 8);
  const sprites = spritesOf(skia, prints);
  const sources: SkRect[] = [];
  const beginning = (level: number): number => 2 * cell - (2 * cell) / 2 ** level;
  const image = drawMask(skia, beginning(LEVELS) * sprites.length, beginning(LEVELS), (canvas) => {
    sprites.forEach(({ reach, draw }, sprite) => {
      for (let down = 0; down < LEVELS; down++) {
        for (let across = 0; across < LEVELS; across++) {
          const wide = density / 2 ** across;
          const high = density / 2 ** down;
          const x = beginning(across) * sprites.length + (sprite * cell) / 2 ** across;
          const y = beginning(down);
          sources.push(skia.XYWHRect(x, y, 2 * reach * wide, 2 * reach * high));
          canvas.save();
          canvas.translate(x + reach * wide, y + reach * high);
          canvas.scale(wide, high);
          draw(canvas);
          canvas.restore();
        }
      }
    });
  });
  return { image, density, sources, places: sprites.map(({ reach }) => skia.XYWHRect(-reach, -reach, 2 * reach, 2 * reach)) };
}

function levelFor(density: number, needed: number): number {
  'worklet';
  return density >= 8 * needed ? 3 : density >= 4 * needed ? 2 : density >= 2 * needed ? 1 : 0;
}

/** Which of a sprite's proportions suits a face whose half edges are that many pixels long on the screen. */
export function proportionOf({ density }: SpriteSheet, across: number, down: number): number {
  'worklet';
  return LEVELS * levelFor(density, down) + levelFor(density, across);
}

const LINEAR = FilterMode.Linear;
const NO_MIPMAPS = MipmapMode.None;
const PROPORTIONS = LEVELS * LEVELS;

/** Draws a sprite into a face's own square. */
export function drawSprite(canvas: SkCanvas, { image, sources, places }: SpriteSheet, sprite: number, proportion: number, paint: SkPaint): void {
  'worklet';
  const source = sources[sprite * PROPORTIONS + proportion];
  const place = places[sprite];
  if (source && place) canvas.drawImageRectOptions(image, source, place, LINEAR, NO_MIPMAPS, paint);
}

/** The same, moved by (x, y) in that square. */
export function drawMovedSprite(
  canvas: SkCanvas, { image, sources, places }: SpriteSheet, sprite: number, proportion: number, x: number, y: number, paint: SkPaint,
): void {
  'worklet';
  const source = sources[sprite * PROPORTIONS + proportion];
  const place = places[sprite];
  if (!source || !place) return;
  canvas.drawImageRectOptions(image, source, { x: place.x + x, y: place.y + y, width: place.width, height: place.height }, LINEAR, NO_MIPMAPS, paint);
}
