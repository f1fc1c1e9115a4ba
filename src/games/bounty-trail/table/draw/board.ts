import { ClipOp, Skia, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';

import { cardOf } from '../../content/cards';
import type { Spot } from '../../rules/geometry';
import type { Space } from '../../rules/state';
import { spotRect, type TrailLayout } from '../layout';
import { GROUND, GROUND_DARK } from './palette';
import { drawBack, drawPoster } from './poster';
import { POSTER, type PosterPlan } from './posterPlan';
import type { RingLook } from './ring';

/** Which side of which card faces the end of the path that is being drawn, and what it costs whoever draws it. */
export type Facing = ReadonlyMap<Spot, RingLook>;

function drawGround(brush: Brush, canvas: SkCanvas, { units: { width, height } }: TrailLayout): void {
  brush.roundRect(canvas, 0, 0, width, height, 14, brush.fill(GROUND));
  canvas.save();
  canvas.clipRRect({ rect: brush.rect(0, 0, width, height), rx: 14, ry: 14 }, ClipOp.Intersect, true);
  drawGrain(brush, canvas, 0, 0, width, height, { frequency: 0.02, seed: 7, opacity: 0.5 });
  drawGrain(brush, canvas, 0, 0, width, height, { frequency: 0.35, seed: 3, opacity: 0.35 });
  canvas.restore();
}

function drawSpace(brush: Brush, canvas: SkCanvas, space: Space, facing: RingLook | undefined, plan: PosterPlan): void {
  if (space.card === undefined) {
    brush.roundRect(canvas, 6, 6, POSTER - 12, POSTER - 12, 6, brush.stroke(GROUND_DARK, 1.5, [6, 6]));
  } else if (space.used) {
    drawBack(brush, canvas);
  } else {
    drawPoster(brush, canvas, cardOf(space.card), space, facing, plan);
  }
}

/** Ground and cards; drawn anew only when the grid or the end of the path changes. */
export function drawBoard(brush: Brush, canvas: SkCanvas, layout: TrailLayout, grid: readonly Space[], facing: Facing, plan: PosterPlan): void {
  drawGround(brush, canvas, layout);
  grid.forEach((space, spot) => {
    const { x, y } = spotRect(layout, spot);
    canvas.save();
    canvas.translate(x, y);
    drawSpace(brush, canvas, space, facing.get(spot), plan);
    canvas.restore();
  });
}

export function boardPicture(brush: Brush, layout: TrailLayout, grid: readonly Space[], facing: Facing, plan: PosterPlan): SkPicture {
  return createPicture((canvas) => drawBoard(brush, canvas, layout, grid, facing, plan), Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));
}
