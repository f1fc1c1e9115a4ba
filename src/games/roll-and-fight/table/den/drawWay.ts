import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { middleOf, type Point, type Rect } from '@/table/board/fit';

import { denOfPlayer } from '../../rules/scene';
import { holdsEnemy } from '../../rules/scoring';
import type { Player } from '../../rules/state';
import { BLOOD, BOARD, NEON, PRINT } from './ink';
import type { DenLayout } from './layout';

const ARROW = 6;
const TOLL_RADIUS = 8;
const NAME_BAND = 13;

/** The way out ends below the entrance. */
const exitOf = (rect: Rect): Point => ({ x: middleOf(rect).x, y: rect.y + rect.height - 3 });

/** A room with living enemies costs a point on the way out (RF-197). */
function drawToll(brush: Brush, canvas: SkCanvas, { x, y }: Point): void {
  canvas.drawCircle(x, y, TOLL_RADIUS, brush.fill(BOARD));
  canvas.drawCircle(x, y, TOLL_RADIUS, brush.stroke(BLOOD, 1.6));
  brush.text(canvas, '−1', x, y, { face: 'BarlowCondensedBold', size: 11, colour: PRINT });
}

/** The cheapest way from the hero to the entrance, as far as it has been told: its line, and what it costs. */
export function drawWay(brush: Brush, canvas: SkCanvas, layout: DenLayout, player: Player, rooms: readonly number[]): void {
  const rects = rooms.flatMap((room) => layout.rooms[room] ?? []);
  const points = rects.map(middleOf);
  const out = rooms[rooms.length - 1] === denOfPlayer(player).entrance ? rects[rects.length - 1] : undefined;
  if (out) points.push(exitOf(out));
  const [start, ...rest] = points;
  if (!start || rest.length === 0) return;
  const path = brush.skia.PathBuilder.Make();
  path.moveTo(start.x, start.y);
  for (const { x, y } of rest) path.lineTo(x, y);
  const way = path.build();
  canvas.save();
  // It runs under the names, so that they stay legible.
  for (const { x, y, width } of rects) canvas.clipRect(brush.rect(x + 14, y + 3, width - 28, NAME_BAND), ClipOp.Difference, true);
  canvas.drawPath(way, brush.stroke(`${BOARD}CC`, 9));
  canvas.drawPath(way, brush.stroke(NEON, 4, [9, 7]));
  canvas.restore();
  if (out) {
    const { x, y } = exitOf(out);
    canvas.drawPath(brush.path(`M${x - ARROW} ${y - ARROW} L${x + ARROW} ${y - ARROW} L${x} ${y + 2} Z`), brush.fill(NEON));
  }
  rooms.forEach((room) => {
    const rect = layout.rooms[room];
    if (rect && holdsEnemy(player, room)) drawToll(brush, canvas, middleOf(rect));
  });
}
