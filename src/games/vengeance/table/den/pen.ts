import { BlendMode, TileMode, type SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';

/** The inks of a Den: what its floor, wood, metal and cloth are printed in, and the light that falls on it. */
export interface Inks {
  readonly floor: string;
  readonly joint: string;
  readonly wood: string;
  readonly metal: string;
  readonly cloth: string;
  readonly accent: string;
  readonly light: string;
}

export const OUTLINE = '#170D09';
const SHADE = '#0A0605';

/** Part of a rectangle, in shares of it. */
export const within = ({ x, y, width, height }: Rect, left: number, top: number, wide: number, high: number): Rect => ({
  x: x + left * width, y: y + top * height, width: wide * width, height: high * height,
});

/** A brush in the hand of somebody who draws furniture: everything has an outline and throws a shadow. */
export class Pen {
  constructor(
    readonly brush: Brush,
    readonly canvas: SkCanvas,
    readonly inks: Inks,
  ) {}

  /** A block seen from above. */
  block({ x, y, width, height }: Rect, colour: string, corner = 1.5): void {
    const { brush, canvas } = this;
    brush.roundRect(canvas, x + 1.2, y + 1.8, width, height, corner, brush.fill(`${SHADE}66`));
    brush.roundRect(canvas, x, y, width, height, corner, brush.fill(colour));
    brush.roundRect(canvas, x, y, width, height, corner, brush.stroke(OUTLINE, 0.9));
  }

  /** Something flat: a rug, a mark, water. */
  flat({ x, y, width, height }: Rect, colour: string, corner = 0): void {
    this.brush.roundRect(this.canvas, x, y, width, height, corner, this.brush.fill(colour));
  }

  frame({ x, y, width, height }: Rect, colour: string, thick = 0.8, corner = 0): void {
    this.brush.roundRect(this.canvas, x, y, width, height, corner, this.brush.stroke(colour, thick));
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    const { brush, canvas } = this;
    canvas.drawCircle(x + 1, y + 1.5, radius, brush.fill(`${SHADE}66`));
    canvas.drawCircle(x, y, radius, brush.fill(colour));
    canvas.drawCircle(x, y, radius, brush.stroke(OUTLINE, 0.9));
  }

  dot(x: number, y: number, radius: number, colour: string): void {
    this.canvas.drawCircle(x, y, radius, this.brush.fill(colour));
  }

  ring(x: number, y: number, radius: number, colour: string, thick = 0.8): void {
    this.canvas.drawCircle(x, y, radius, this.brush.stroke(colour, thick));
  }

  line(fromX: number, fromY: number, toX: number, toY: number, colour: string, thick = 0.8): void {
    this.canvas.drawLine(fromX, fromY, toX, toY, this.brush.stroke(colour, thick));
  }

  shape(svg: string, colour: string, edge: string | undefined = OUTLINE): void {
    const path = this.brush.path(svg);
    this.canvas.drawPath(path, this.brush.fill(colour));
    if (edge) this.canvas.drawPath(path, this.brush.stroke(edge, 0.9));
  }

  stroke(svg: string, colour: string, thick = 1): void {
    this.canvas.drawPath(this.brush.path(svg), this.brush.stroke(colour, thick));
  }

  /** Light on what is drawn already, fading towards the radius. */
  glow(x: number, y: number, radius: number, colour: string, share = 'A0'): void {
    const { skia } = this.brush;
    const paint = skia.Paint();
    paint.setShader(skia.Shader.MakeRadialGradient({ x, y }, radius, [skia.Color(`${colour}${share}`), skia.Color(`${colour}00`)], null, TileMode.Clamp));
    paint.setBlendMode(BlendMode.Screen);
    this.canvas.drawCircle(x, y, radius, paint);
  }

  /** Draws only inside the rectangle. */
  inside({ x, y, width, height }: Rect, draw: () => void): void {
    this.canvas.save();
    this.canvas.clipRect(this.brush.rect(x, y, width, height), 1, true);
    draw();
    this.canvas.restore();
  }
}

/** Numbers from 0 up to, but without, `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Furniture that is longer across than down. */
export const liesAcross = ({ width: across, height: down }: Rect): boolean => across >= down;

/** So many places side by side along the longer side of a box. */
export function along(box: Rect, count: number): readonly Rect[] {
  return upTo(count).map((i) => (liesAcross(box) ? within(box, i / count, 0, 1 / count, 1) : within(box, 0, i / count, 1, 1 / count)));
}

/** The same box with a margin all round. */
export const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

export const centre = ({ x, y, width, height }: Rect): { readonly x: number; readonly y: number; readonly least: number } => ({ x: x + width / 2, y: y + height / 2, least: Math.min(width, height) });
