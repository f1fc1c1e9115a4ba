import { Skia, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import type { Spot } from '../../rules/geometry';
import type { Plan } from '../../rules/state';
import { spotMiddle, spotRect, type TrailLayout } from '../layout';
import { INK } from './palette';
import { drawNumber, drawTrail, type TrailLook, type TrailStop } from './trail';

export interface ShownTrail {
  readonly plan: Plan;
  readonly look: TrailLook;
}

export interface Scenery {
  /** Spaces that the next step may go to. */
  readonly open: readonly Spot[];
  readonly trailheads: readonly Spot[];
  readonly trails: readonly ShownTrail[];
  /** Where the solo riders' lines run, with the beat in which each space is reached. */
  readonly riderLines: readonly (readonly Spot[])[];
  readonly enlarged: EnlargedSides;
}

/** Which price of a card is drawn large; nothing may lie over it. */
export type EnlargedSides = ReadonlyMap<Spot, { readonly side: number }>;

function stopAt(layout: TrailLayout, spot: Spot, enlarged: EnlargedSides): TrailStop {
  const side = enlarged.get(spot)?.side;
  return { at: spotRect(layout, spot), ...(side === undefined ? {} : { enlarged: side }) };
}

function drawTrailhead(brush: Brush, canvas: SkCanvas, layout: TrailLayout, spot: Spot): void {
  const { x, y } = spotMiddle(layout, spot);
  canvas.drawCircle(x, y, 8.5, brush.fill('#5B3C1A'));
  canvas.drawCircle(x, y, 6.5, brush.fill('#FFD36B'));
  brush.icon(canvas, 'horseshoe', x, y, 9, brush.fill(INK));
}

/** The line a rider will take: a dashed frame, and in the rim of each card the beat in which he comes. */
function drawRiderLine(brush: Brush, canvas: SkCanvas, layout: TrailLayout, line: readonly Spot[], enlarged: EnlargedSides): void {
  line.forEach((spot, index) => {
    const at = spotRect(layout, spot);
    brush.roundRect(canvas, at.x + 3, at.y + 3, at.width - 6, at.height - 6, 5, brush.stroke('#2A190DB0', 3, [9, 7]));
    drawNumber(brush, canvas, stopAt(layout, spot, enlarged), 'right', index === line.length - 1 ? 'L' : String(index + 1), { disc: '#3A2E26', text: '#FFE9BE' });
  });
}

/** Everything over the cards that changes while a path is drawn; the cards below stay as they are. */
export function drawScenery(brush: Brush, canvas: SkCanvas, layout: TrailLayout, { open, trailheads, trails, riderLines, enlarged }: Scenery): void {
  for (const line of riderLines) drawRiderLine(brush, canvas, layout, line, enlarged);
  for (const spot of trailheads) drawTrailhead(brush, canvas, layout, spot);
  for (const spot of open) {
    const { x, y, width, height } = spotRect(layout, spot);
    brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke('#6B430C', 6));
    brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke('#FFD24A', 3.5));
  }
  for (const { plan, look } of trails) {
    drawTrail(brush, canvas, [plan.start, ...plan.steps].filter((spot) => spot >= 0).map((spot) => stopAt(layout, spot, enlarged)), look);
  }
}

export const sceneryPicture = (brush: Brush, layout: TrailLayout, scenery: Scenery): SkPicture =>
  createPicture((canvas) => drawScenery(brush, canvas, layout, scenery), Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));
