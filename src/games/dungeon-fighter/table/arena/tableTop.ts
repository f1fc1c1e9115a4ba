import { TileMode, type SkCanvas, type SkImage } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';

import { BOARD, TABLE_HALF } from '../../content/board';
import { flatImage } from './flatImage';

/** Pixels per mm: wood may be a little soft, the eye is on the board. */
export const TOP_PIXELS = 1.2;
const PLANKS = 7;
/** How far the board's shadow reaches, and where it is darkest, in radii. */
const SHADE = { reach: 1.13, full: 0.98, shift: 9 } as const;

/** The wood in the light of the torches, in mm about its middle, y down. */
function drawTableTop(brush: Brush, canvas: SkCanvas): void {
  const { skia } = brush;
  const tone = (colour: string) => skia.Color(colour);
  const side = 2 * TABLE_HALF;
  const wood = skia.Paint();
  wood.setShader(skia.Shader.MakeRadialGradient({ x: -60, y: -80 }, 720, [tone('#A8703C'), tone('#7A4B2A'), tone('#3E2418')], [0, 0.5, 1], TileMode.Clamp));
  canvas.drawRect(brush.rect(-TABLE_HALF, -TABLE_HALF, side, side), wood);
  for (let plank = 0; plank < PLANKS; plank++) {
    const left = -TABLE_HALF + (side * plank) / PLANKS;
    drawGrain(brush, canvas, left, -TABLE_HALF, side / PLANKS, side, { frequency: 0.05, stretch: 0.08, seed: 11 + plank, opacity: 0.5 });
    if (plank === 0) continue;
    canvas.drawRect(brush.rect(left - 1.5, -TABLE_HALF, 3, side), brush.fill('#2A160EAA'));
    canvas.drawRect(brush.rect(left + 1.5, -TABLE_HALF, 1.2, side), brush.fill('#FFD9A022'));
  }
  const shade = skia.Paint();
  const black = (alpha: number) => Float32Array.of(0, 0, 0, alpha);
  const reach = BOARD.radius * SHADE.reach;
  shade.setShader(skia.Shader.MakeRadialGradient({ x: 0, y: SHADE.shift }, reach, [black(0.6), black(0.6), black(0)], [0, SHADE.full / SHADE.reach, 1], TileMode.Clamp));
  canvas.drawCircle(0, SHADE.shift, reach, shade);
}

export const tableTopImage = (brush: Brush): SkImage => flatImage(brush, TABLE_HALF, TOP_PIXELS, drawTableTop);
