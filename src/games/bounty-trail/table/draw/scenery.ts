import { Skia, createPicture, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import type { Spot } from '../../rules/geometry';
import type { Plan } from '../../rules/state';
import { spotMiddle, spotRect, type TrailLayout } from '../layout';
import { INK } from './palette';
import { drawTrail, type TrailLook } from './trail';

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
}

function drawTrailhead(brush: Brush, canvas: Parameters<Brush['text']>[0], layout: TrailLayout, spot: Spot): void {
  const { x, y } = spotMiddle(layout, spot);
  canvas.drawCircle(x, y, 8.5, brush.fill('#5B3C1A'));
  canvas.drawCircle(x, y, 6.5, brush.fill('#FFD36B'));
  brush.icon(canvas, 'horseshoe', x, y, 9, brush.fill(INK));
}

/** The line a rider will take: a trail of dust between the cards, and on each card the beat in which he comes. */
function drawRiderLine(brush: Brush, canvas: Parameters<Brush['text']>[0], layout: TrailLayout, line: readonly Spot[]): void {
  line.forEach((spot, index) => {
    const { x, y } = spotMiddle(layout, spot);
    const { x: left, y: top, width, height } = spotRect(layout, spot);
    brush.roundRect(canvas, left + 3, top + 3, width - 6, height - 6, 5, brush.stroke('#2A190DB0', 3, [9, 7]));
    canvas.drawCircle(x + 25, y + 2, 10, brush.fill('#F9F0D9'));
    canvas.drawCircle(x + 25, y + 2, 8.5, brush.fill('#3A2E26'));
    brush.text(canvas, index === line.length - 1 ? 'L' : String(index + 1), x + 25, y + 2, { face: 'SpecialElite', size: 12, colour: '#FFE9BE' });
  });
}

/** Everything over the cards that changes while a path is drawn; the cards below stay as they are. */
export function sceneryPicture(brush: Brush, layout: TrailLayout, { open, trailheads, trails, riderLines }: Scenery): SkPicture {
  return createPicture((canvas) => {
    for (const line of riderLines) drawRiderLine(brush, canvas, layout, line);
    for (const spot of trailheads) drawTrailhead(brush, canvas, layout, spot);
    for (const spot of open) {
      const { x, y, width, height } = spotRect(layout, spot);
      brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke('#6B430C', 6));
      brush.roundRect(canvas, x + 1.5, y + 1.5, width - 3, height - 3, 6, brush.stroke('#FFD24A', 3.5));
    }
    for (const { plan, look } of trails) {
      drawTrail(brush, canvas, [plan.start, ...plan.steps].filter((spot) => spot >= 0).map((spot) => spotMiddle(layout, spot)), look);
    }
  }, Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));
}
