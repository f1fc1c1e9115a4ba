import type { SkCanvas } from '@shopify/react-native-skia';

import type { Facing } from '@/engine/parts/grid/facing';
import type { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';

/** North, east, south, west, as the grid counts them. */
export const AHEAD: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** A brush stroke along the side a figure faces, with a point: readable at arm's length. */
export function drawFacing(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, facing: Facing, colour: string): void {
  const [dx, dy] = AHEAD[facing] ?? [0, -1];
  const [cx, cy] = [x + width / 2, y + width / 2];
  const edge = width / 2 - 3;
  const wing = width * 0.26;
  const [tipX, tipY] = [cx + dx * (edge + 5), cy + dy * (edge + 5)];
  const [baseX, baseY] = [cx + dx * (edge - 17), cy + dy * (edge - 17)];
  const point = `M${tipX} ${tipY}L${baseX - dy * wing} ${baseY - dx * wing}L${baseX + dy * wing} ${baseY + dx * wing}Z`;
  canvas.drawPath(brush.path(point), brush.fill(colour));
}
