import { Skia, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Doorway } from '@/engine/parts/den/plan';
import type { Brush } from '@/skia/brush';
import { middleOf, type Point, type Rect, type Size } from '@/table/board/fit';

import { bossOf } from '../../content/bosses';
import { BOSS_SPACES } from '../../content/tracks';
import type { Target } from '../../rules/moves';
import { isMarked } from '../../rules/objectives';
import { denOfPlayer } from '../../rules/scene';
import type { Player } from '../../rules/state';
import { HERO_ICONS } from '../emblems';
import { roomOfTarget } from '../words';
import { drawAim, drawRoom } from './drawRoom';
import { drawWay } from './drawWay';
import { drawBossFace } from './bossFace';
import { BOARD, GOLD, NEON, PRINT, WALL, drawCross, drawRing } from './ink';
import type { DenLayout } from './layout';

const DOOR = 22;

/** A gap in the wall, dashed in red like on the printed boards. */
function drawDoor(brush: Brush, canvas: SkCanvas, { x, y, wall }: Doorway): void {
  const [dx, dy] = wall === 'vertical' ? [0, DOOR / 2] : [DOOR / 2, 0];
  canvas.drawLine(x - dx, y - dy, x + dx, y + dy, brush.stroke(BOARD, 4.5));
  canvas.drawLine(x - dx, y - dy, x + dx, y + dy, brush.stroke('#FF5A75', 2, [3.4, 4]));
}

/** The boss's name, and his track: rings for his health, crosses for damage (RF-2, RF-22). */
function drawBossStrip(brush: Brush, canvas: SkCanvas, { boss: rect, letters }: DenLayout, player: Player): void {
  const boss = bossOf(player.boss);
  const y = rect.y + rect.height / 2;
  const step = 17 * letters;
  const left = rect.x + rect.width - BOSS_SPACES * step;
  drawBossFace(brush, canvas, player.boss, rect.x + 9, y, 18, false);
  brush.text(canvas, boss.name, rect.x + 21, y, { face: 'PermanentMarker', size: 13 * letters, colour: PRINT, align: 'left', fit: left - rect.x - 28 });
  for (let i = 0; i < BOSS_SPACES; i++) {
    const x = left + step * (i + 0.5);
    const inPlay = i < boss.health;
    brush.text(canvas, String(i + 1), x, y, { face: 'BarlowCondensedBold', size: 11 * letters, colour: inPlay ? PRINT : '#566079' });
    if (inPlay) drawRing(brush, canvas, x, y, 7.4 * letters, NEON);
    if (i < player.bossDamage) drawCross(brush, canvas, x, y, 5.6 * letters);
  }
}

/** Where earlier games were wiped off: [from x, from y, to x, to y, width], in shares of the board. */
const WIPES = [[0.1, 0.12, 0.5, 0.02, 0.09], [0.02, 0.3, 0.36, 0.14, 0.06], [0.66, 0.2, 0.99, 0.1, 0.08], [0.6, 0.98, 0.97, 0.86, 0.07]] as const;

function drawGround(brush: Brush, canvas: SkCanvas, { units: { width, height } }: DenLayout): void {
  brush.roundRect(canvas, 0, 0, width, height, 8, brush.fill(BOARD));
  for (const [fromX, fromY, toX, toY, thick] of WIPES) {
    canvas.drawLine(fromX * width, fromY * height, toX * width, toY * height, brush.stroke('#8FA3D009', thick * width));
  }
}

/** Walls are drawn over the rooms, so that neighbours share one line. */
function drawWalls(brush: Brush, canvas: SkCanvas, layout: DenLayout): void {
  for (const { x, y, width, height } of layout.rooms) brush.roundRect(canvas, x, y, width, height, 4, brush.stroke(WALL, 1.8));
  for (const door of layout.doors) drawDoor(brush, canvas, door);
}

/** The den as a dry-erase board: what is printed, and the ink on it. */
export function drawDen(brush: Brush, canvas: SkCanvas, layout: DenLayout, player: Player): void {
  drawGround(brush, canvas, layout);
  layout.rooms.forEach((rect, room) => drawRoom(brush, canvas, player, room, rect, layout.letters));
  drawWalls(brush, canvas, layout);
  drawBossStrip(brush, canvas, layout, player);
}

export interface DenLights {
  /** Rooms that may be chosen now. */
  readonly lit: readonly number[];
  /** Enemies that may be chosen now. */
  readonly aims: readonly Target[];
  readonly chosen: number | undefined;
  /** An objective that can be marked. */
  readonly markable: number | undefined;
  /** The cheapest way out, from the hero to the entrance. */
  readonly escape: readonly number[];
  /** The boss has just fallen. */
  readonly cracked: boolean;
}

/** What changes without ink: glows, and the way out at the end. */
export function drawLights(brush: Brush, canvas: SkCanvas, layout: DenLayout, player: Player, { lit, aims, chosen, markable, escape, cracked }: DenLights): void {
  const frame = (room: number, colour: string, width: number): void => {
    const rect = layout.rooms[room];
    if (rect) brush.roundRect(canvas, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 4, brush.stroke(colour, width));
  };
  for (const room of lit) {
    frame(room, `${NEON}40`, 7);
    frame(room, NEON, 2.4);
  }
  for (const aim of aims) {
    const room = roomOfTarget(player, aim);
    const rect = room === undefined ? undefined : layout.rooms[room];
    if (room !== undefined && rect) drawAim(brush, canvas, player, room, rect, aim);
  }
  if (chosen !== undefined) frame(chosen, '#FFFFFF', 3);
  if (markable !== undefined && !isMarked(player, markable)) frame(markable, `${GOLD}AA`, 3);
  drawWay(brush, canvas, layout, player, escape);
  const lair = layout.rooms[denOfPlayer(player).bossRoom];
  if (cracked && lair) drawCracks(brush, canvas, middleOf(lair), layout.units);
}

/** Where the glass breaks: [direction x, direction y, how far, bend], the length in shares of the board's width. */
const CRACKS = [[1, 0.2, 0.5, 0.1], [0.5, 1, 0.7, -0.12], [-0.7, 0.8, 0.6, 0.1], [-1, -0.1, 0.45, -0.1], [-0.2, 1, 0.9, 0.08], [0.9, -0.6, 0.3, 0.1], [-0.6, -0.8, 0.3, -0.1]] as const;

/** The boss falls, and the board's glass cracks from his room. */
function drawCracks(brush: Brush, canvas: SkCanvas, { x, y }: Point, { width }: Size): void {
  const path = brush.skia.PathBuilder.Make();
  for (const [dx, dy, far, bend] of CRACKS) {
    const reach = far * width;
    path.moveTo(x, y);
    path.lineTo(x + dx * reach * 0.35 - dy * bend * reach, y + dy * reach * 0.35 + dx * bend * reach);
    path.lineTo(x + dx * reach * 0.7 + dy * bend * reach, y + dy * reach * 0.7 - dx * bend * reach);
    path.lineTo(x + dx * reach, y + dy * reach);
  }
  const cracks = path.build();
  canvas.drawPath(cracks, brush.stroke('#FFFFFF55', 3.4));
  canvas.drawPath(cracks, brush.stroke('#FFFFFFE0', 1.1));
}

const wholeOf = ({ units }: DenLayout) => Skia.XYWHRect(0, 0, units.width, units.height);

export const denPicture = (brush: Brush, layout: DenLayout, player: Player): SkPicture =>
  createPicture((canvas) => drawDen(brush, canvas, layout, player), wholeOf(layout));

export const lightsPicture = (brush: Brush, layout: DenLayout, player: Player, lights: DenLights): SkPicture =>
  createPicture((canvas) => drawLights(brush, canvas, layout, player, lights), wholeOf(layout));

export const HERO_RADIUS = 12;

/** The hero stands at the lower edge, between objective and loot. */
export const heroPlace = (rect: Rect): Point => ({ x: rect.x + rect.width / 2 + 8, y: rect.y + rect.height - HERO_RADIUS + 2 });

/** The hero's piece about the origin. */
export function drawHero(brush: Brush, canvas: SkCanvas, hero: Player['hero'], colour: string): void {
  canvas.drawCircle(0, 1, HERO_RADIUS - 1, brush.fill('#00000099'));
  canvas.drawCircle(0, 0, HERO_RADIUS - 2, brush.fill('#FFFFFF'));
  canvas.drawCircle(0, 0, HERO_RADIUS - 3.4, brush.fill(colour));
  brush.icon(canvas, HERO_ICONS[hero ?? 'kaja'], 0, 0, 15, brush.fill('#12080B'));
}
