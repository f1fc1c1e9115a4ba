import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Point, Rect } from '@/table/board/fit';

import { isCleared, isMarked, isVisited, progress } from '../../rules/objectives';
import { minionsOfRoom, type EnemyView } from '../../rules/preview';
import { bossIsDead, denOfPlayer } from '../../rules/scene';
import { roomAt } from '../../rules/den';
import type { Target } from '../../rules/moves';
import type { Player } from '../../rules/state';
import { MINION_ICONS } from '../emblems';
import { nameSize } from './layout';
import { drawBossFace } from './bossFace';
import { BLOOD, GOLD, MINT, NEON, PLATE, PLATE_SEEN, PRINT, PRINT_DIM, drawCross, drawRing } from './ink';

const HEAD = 15;
const FOOT = 18;
const MINION = 19;
const BODY_FACE = 'BarlowCondensedBold';

/** Minions stand side by side, in two ranks if they must. */
export function minionPlaces(rect: Rect, count: number): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
  const top = rect.y + HEAD + 3;
  const height = rect.height - HEAD - FOOT - 3;
  const ranks = height >= 2 * MINION && count > 3 ? 2 : 1;
  const perRank = Math.ceil(count / ranks);
  const size = Math.min(26, height / ranks, (rect.width - 10) / Math.max(perRank, 3));
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / perRank);
    const inRank = Math.min(perRank, count - rank * perRank);
    const step = Math.min(size * 1.18, (rect.width - 8) / inRank);
    return {
      x: rect.x + rect.width / 2 + ((i % perRank) - (inRank - 1) / 2) * step,
      y: top + (height * (rank + 0.5)) / ranks,
      size,
    };
  });
}

function drawMinion(brush: Brush, canvas: SkCanvas, enemy: EnemyView, x: number, y: number, size: number): void {
  const ink = enemy.dead ? '#566079' : enemy.evaded ? PRINT_DIM : PRINT;
  brush.icon(canvas, MINION_ICONS[enemy.type], x, y, size * 0.86, brush.fill(ink));
  if (enemy.evaded && !enemy.dead) {
    drawRing(brush, canvas, x, y, size * 0.5, MINT);
    canvas.drawLine(x - size * 0.42, y + size * 0.36, x + size * 0.42, y - size * 0.36, brush.stroke(MINT, size * 0.07));
  }
  if (enemy.dotted && !enemy.dead) canvas.drawCircle(x + size * 0.34, y - size * 0.32, size * 0.15, brush.fill(BLOOD));
  if (enemy.dead) drawCross(brush, canvas, x, y, size * 0.38);
}

function drawVisitedBox(brush: Brush, canvas: SkCanvas, rect: Rect, visited: boolean): void {
  brush.roundRect(canvas, rect.x + 4, rect.y + 4, 9, 9, 1.5, brush.stroke(visited ? NEON : PRINT_DIM, 1));
  if (visited) drawCross(brush, canvas, rect.x + 8.5, rect.y + 8.5, 4.6, NEON);
}

/** Where a marker swept over a visited room: from its floor to its ceiling, in shares of its width. */
const SWEEPS = [[0.04, 0.2], [0.26, 0.44], [0.5, 0.66], [0.74, 0.94]] as const;

/** The board fills with ink: who has been here has left broad strokes behind. */
function drawSweeps(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect): void {
  for (const [from, to] of SWEEPS) canvas.drawLine(x + from * width, y + height - 5, x + to * width, y + HEAD + 2, brush.stroke(`${NEON}16`, 8));
}

/** Loot that is left in gold; what was collected stays as a crossed shadow. */
function drawLoot(brush: Brush, canvas: SkCanvas, rect: Rect, printed: number, left: number, open: boolean): void {
  for (let i = 0; i < printed; i++) {
    const x = rect.x + rect.width - 10 - i * 14;
    const y = rect.y + rect.height - 9;
    const there = i < left;
    brush.icon(canvas, 'money-stack', x, y, 13, brush.fill(there ? GOLD : '#566079'));
    if (there && open) drawRing(brush, canvas, x, y, 8, GOLD);
    if (!there) drawCross(brush, canvas, x, y, 5, GOLD);
  }
}

function drawObjective(brush: Brush, canvas: SkCanvas, rect: Rect, player: Player, room: number, letters: number): void {
  const { objective } = roomAt(denOfPlayer(player), room);
  if (!objective) return;
  const marked = isMarked(player, room);
  const { done, of } = progress(player, room, objective);
  const met = done >= of;
  const width = (marked ? 24 : 42) * letters;
  const y = rect.y + rect.height - 9;
  brush.roundRect(canvas, rect.x + 3, y - 7, width, 14, 7, brush.fill(marked ? MINT : met ? '#1D4A3C' : '#262D40'));
  if (met && !marked) brush.roundRect(canvas, rect.x + 3, y - 7, width, 14, 7, brush.stroke(MINT, 1.2));
  const ink = marked ? '#06251A' : met ? MINT : PRINT;
  brush.icon(canvas, 'round-star', rect.x + 9.5 * letters, y, 9 * letters, brush.fill(ink));
  brush.text(canvas, String(objective.points), rect.x + 19 * letters, y, { face: BODY_FACE, size: 11 * letters, colour: ink });
  if (!marked) brush.text(canvas, `${done}/${of}`, rect.x + 33 * letters, y, { face: BODY_FACE, size: 11 * letters, colour: met ? MINT : PRINT_DIM, fit: 19 * letters });
}

export const BOSS_SIDE = 21;
export const bossPlace = (rect: Rect): Point => ({ x: rect.x + rect.width - 13, y: rect.y + 13 });
/** The corner that his face takes, frame and all. */
const BOSS_CORNER = 27;
/** From here on minions stand below his face, in lower rooms beside it. */
const TALL = 80;

/** Where minions may stand: nobody hides behind the boss. */
export function floorOf(rect: Rect, isLair: boolean): Rect {
  if (!isLair) return rect;
  if (rect.height < TALL) return { ...rect, width: rect.width - BOSS_CORNER };
  return { ...rect, y: rect.y + BOSS_CORNER - HEAD, height: rect.height - BOSS_CORNER + HEAD };
}

const isLair = (player: Player, room: number): boolean => denOfPlayer(player).bossRoom === room;

/** A ring of light around everybody who may be chosen. */
export function drawAim(brush: Brush, canvas: SkCanvas, player: Player, room: number, rect: Rect, aim: Target): void {
  const enemies = minionsOfRoom(player, room);
  // While a blow is told, whoever has just fallen is no target any more.
  const index = aim.kind === 'minion' ? enemies.findIndex(({ minion, dead }) => minion === aim.minion && !dead) : -1;
  const place = aim.kind === 'boss' ? { ...bossPlace(rect), size: BOSS_SIDE } : minionPlaces(floorOf(rect, isLair(player, room)), enemies.length)[index];
  if (!place) return;
  canvas.drawCircle(place.x, place.y, place.size * 0.56, brush.stroke(`${NEON}44`, place.size * 0.26));
  canvas.drawCircle(place.x, place.y, place.size * 0.56, brush.stroke(NEON, 1.4));
}

function drawBoss(brush: Brush, canvas: SkCanvas, rect: Rect, player: Player): void {
  const dead = bossIsDead(player);
  const { x, y } = bossPlace(rect);
  drawBossFace(brush, canvas, player.boss, x, y, BOSS_SIDE, dead);
}

/** One room of the den with everything printed and inked in it. */
export function drawRoom(brush: Brush, canvas: SkCanvas, player: Player, room: number, rect: Rect, letters: number): void {
  const den = denOfPlayer(player);
  const { name, boss, entrance, loot } = roomAt(den, room);
  const visited = isVisited(player, room);
  brush.roundRect(canvas, rect.x + 1.5, rect.y + 1.5, rect.width - 3, rect.height - 3, 4, brush.fill(visited ? PLATE_SEEN : PLATE));
  if (visited) drawSweeps(brush, canvas, rect);
  drawVisitedBox(brush, canvas, rect, visited);
  const taken = 17 + (boss ? BOSS_CORNER : entrance ? 14 : 2);
  brush.text(canvas, name, rect.x + 17, rect.y + 9, { face: BODY_FACE, size: nameSize(letters), colour: visited ? PRINT : PRINT_DIM, align: 'left', fit: rect.width - taken });
  const enemies = minionsOfRoom(player, room);
  const places = minionPlaces(floorOf(rect, boss), enemies.length);
  enemies.forEach((enemy, i) => {
    const place = places[i];
    if (place) drawMinion(brush, canvas, enemy, place.x, place.y, place.size);
  });
  drawObjective(brush, canvas, rect, player, room, letters);
  drawLoot(brush, canvas, rect, loot, player.lootLeft[room] ?? 0, visited && isCleared(player, room));
  if (boss) drawBoss(brush, canvas, rect, player);
  if (entrance) canvas.drawPath(brush.path(`M${rect.x + rect.width - 13} ${rect.y + 13} l4.5 -8 l4.5 8 Z`), brush.fill(NEON));
}
