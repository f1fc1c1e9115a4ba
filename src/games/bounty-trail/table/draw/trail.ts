import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Point, Rect } from '@/table/board/fit';

import { POSTER } from './posterPlan';
import { GAP_RADIUS, gapInRim } from './ring';

/** A place that a path begins at or steps on, and which of its prices is drawn large. */
export interface TrailStop {
  readonly at: Rect;
  readonly enlarged?: number;
}

export interface TrailLook {
  readonly colour: string;
  /** Moves the arrows aside, so that several paths over the same cards stay apart. */
  readonly offset: number;
  readonly numbered: boolean;
  readonly width?: number;
  /** While it is walked: how many steps are taken. Those are thin, the newest is thick, the rest is still to come. */
  readonly taken?: number;
}

const DARK = '#241408';
const HEAD = 9;
/** Arrows keep to the rims of the posters: names, faces and rewards stay in sight. */
const INNER_REACH = 28;

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From the rim of one place to the edge of the next. */
function drawArrow(brush: Brush, canvas: SkCanvas, from: Rect, to: Rect, { colour, offset, width = 7 }: TrailLook): void {
  const start = middleOf(from);
  const goal = middleOf(to);
  const across = Math.sign(goal.x - start.x);
  const down = Math.sign(goal.y - start.y);
  const reach = from.width === POSTER && from.height === POSTER ? INNER_REACH : Math.min(from.width, from.height) / 2 - 2;
  const length = Math.hypot(across, down);
  const aside = { x: (-down * offset) / length, y: (across * offset) / length };
  const tail = { x: start.x + across * reach + aside.x, y: start.y + down * reach + aside.y };
  const tip = { x: goal.x - across * (POSTER / 2 - 2) + aside.x, y: goal.y - down * (POSTER / 2 - 2) + aside.y };
  const distance = Math.hypot(tip.x - tail.x, tip.y - tail.y);
  canvas.save();
  canvas.translate(tip.x, tip.y);
  canvas.rotate((Math.atan2(tip.y - tail.y, tip.x - tail.x) * 180) / Math.PI, 0, 0);
  const neck = -HEAD - 1;
  const head = brush.keptPath(`M${neck} ${-HEAD} L0 0 L${neck} ${HEAD} Z`);
  canvas.drawLine(Math.min(neck, -distance), 0, neck, 0, brush.stroke(DARK, width + 4));
  canvas.drawPath(head, brush.stroke(DARK, 4));
  canvas.drawLine(Math.min(neck, -distance), 0, neck, 0, brush.stroke(colour, width));
  canvas.drawPath(head, brush.fill(colour));
  canvas.restore();
}

/** A number in the rim of a poster. */
export function drawNumber(brush: Brush, canvas: SkCanvas, { at, enlarged }: TrailStop, edge: 'left' | 'right', text: string, colours: { readonly disc: string; readonly text: string }): void {
  const { x, y } = gapInRim(edge, enlarged);
  canvas.drawCircle(at.x + x, at.y + y, GAP_RADIUS + 1, brush.fill(DARK));
  canvas.drawCircle(at.x + x, at.y + y, GAP_RADIUS - 1, brush.fill(colours.disc));
  brush.text(canvas, text, at.x + x, at.y + y, { face: 'Rye', size: 11.5, colour: colours.text, fit: 14 });
}

/** How one step of a path that is being walked looks. */
function strideLook(look: TrailLook, index: number): TrailLook {
  const { taken, colour } = look;
  if (taken === undefined) return look;
  if (index < taken - 1) return { ...look, width: 2, colour: `${colour}90` };
  return index === taken - 1 ? { ...look, width: 8 } : { ...look, width: 4 };
}

function drawFrame(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect, colour: string): void {
  brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke(DARK, 4.5));
  brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke(colour, 2.5));
}

/** A drawn path: an arrow from place to place, and on every poster the number of its step. */
export function drawTrail(brush: Brush, canvas: SkCanvas, stops: readonly TrailStop[], look: TrailLook): void {
  const [, ...steps] = stops;
  const newest = look.taken === undefined ? undefined : steps[look.taken - 1];
  if (newest) drawFrame(brush, canvas, newest.at, look.colour);
  if (look.numbered) for (const { at } of steps) drawFrame(brush, canvas, at, look.colour);
  steps.forEach((stop, index) => {
    const before = stops[index];
    if (before) drawArrow(brush, canvas, before.at, stop.at, strideLook(look, index));
  });
  if (look.numbered) steps.forEach((stop, index) => drawNumber(brush, canvas, stop, 'left', String(index + 1), { disc: look.colour, text: '#1D1009' }));
}
