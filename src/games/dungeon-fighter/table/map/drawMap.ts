import { FilterMode, MipmapMode, Skia, TileMode, createPicture, type SkCanvas, type SkImage, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { paintedImage } from '@/skia/paintedImage';
import { drawGrain } from '@/skia/paper';
import type { IconName } from '@/theme/iconSheets';

import { faceOf, type FaceId, type Room } from '../../content/faces';
import type { HeroId } from '../../content/heroes';
import { LEVELS, type Level } from '../../content/vocabulary';
import { BOSS_ROOM } from '../../rules/decisions/movement';
import { HERO_ICONS, LEVEL_COLOURS, REQUIREMENT_ICONS } from '../emblems';
import { BAND, ROOM_HALF, TOWER, type MapLayout, type MapRoom } from './mapLayout';

const INK = '#1A0E20';
const CREAM = '#FFF2D9';
const STONE = '#574567';
const PAST = '#33283E';
const WALL = '#2A1E34';
const MORTAR = '#1F1527';
const LIT = '#FFDB7A';
/** Pixels per unit of the map. */
const WALL_PIXELS = 2;

export interface MapMarks {
  readonly floors: readonly FaceId[];
  readonly floor: number;
  readonly room: string | undefined;
  readonly open: readonly string[];
  readonly picked: string | undefined;
  readonly leader: HeroId;
  /** Monsters still waiting, by level. */
  readonly tower: Readonly<Record<Level, number>>;
}

interface Sign {
  readonly icon: IconName;
  readonly count?: number;
}

/** What a room's sign shows: its reward, and how much of it. */
function signOf({ shop, fountain, treasure }: Room): Sign | undefined {
  if (shop) return { icon: 'shop' };
  if (fountain) return { icon: 'fountain' };
  if (treasure?.gold) return { icon: 'coins', count: treasure.gold };
  if (treasure?.bonusDice) return { icon: 'perspective-dice-six-faces-random', count: treasure.bonusDice };
  return treasure?.equipment ? { icon: 'open-treasure-chest' } : undefined;
}

/** Light of a torch: warm in the middle, nothing at its reach. */
function drawLight(brush: Brush, canvas: SkCanvas, x: number, y: number, reach: number, strength: string): void {
  const paint = brush.skia.Paint();
  paint.setShader(brush.skia.Shader.MakeRadialGradient({ x, y }, reach, [`#FFC060${strength}`, '#E0752A00'].map((colour) => brush.skia.Color(colour)), [0, 1], TileMode.Clamp));
  canvas.drawCircle(x, y, reach, paint);
}

function drawTorch(brush: Brush, canvas: SkCanvas, x: number, y: number): void {
  drawLight(brush, canvas, x, y - 4, 46, '66');
  brush.icon(canvas, 'torch', x, y, 20, brush.stroke(INK, 40));
  brush.icon(canvas, 'torch', x, y, 20, brush.fill('#FFB335'));
}

/** Courses of rough stone, as every floor's wall. */
function paintWall(brush: Brush, canvas: SkCanvas, width: number): void {
  const high = BAND - 6;
  brush.roundRect(canvas, 2, 0, width - 4, high, 12, brush.fill(WALL));
  canvas.clipRRect({ rect: brush.rect(2, 0, width - 4, high), rx: 12, ry: 12 }, 1, true);
  const line = brush.stroke(MORTAR, 2);
  for (let row = 0; row * 24 < BAND; row++) {
    const y = row * 24;
    canvas.drawLine(0, y, width, y, line);
    for (let x = row % 2 === 0 ? 30 : 8; x < width; x += 46) canvas.drawLine(x, y, x, y + 24, line);
  }
  drawGrain(brush, canvas, 2, 0, width - 4, high, { frequency: 0.03, seed: 59, opacity: 0.4 });
}

const painted = new WeakMap<Brush, { readonly width: number; readonly image: SkImage }>();

/** Grain is dear: the wall is painted once, not with every step of the party. */
function wallImage(brush: Brush, width: number): SkImage {
  const known = painted.get(brush);
  if (known?.width === width) return known.image;
  const image = paintedImage(brush, { width: width * WALL_PIXELS, height: BAND * WALL_PIXELS }, (canvas) => {
    canvas.scale(WALL_PIXELS, WALL_PIXELS);
    paintWall(brush, canvas, width);
  });
  painted.set(brush, { width, image });
  return image;
}

function drawWall(brush: Brush, canvas: SkCanvas, width: number, top: number, current: boolean): void {
  canvas.save();
  canvas.translate(0, top);
  canvas.scale(1 / WALL_PIXELS, 1 / WALL_PIXELS);
  canvas.drawImageOptions(wallImage(brush, width), 0, 0, FilterMode.Linear, MipmapMode.None);
  canvas.restore();
  if (current) brush.roundRect(canvas, 3, top + 1, width - 6, BAND - 8, 11, brush.stroke('#B9792B', 2));
}

function drawRoom(brush: Brush, canvas: SkCanvas, room: MapRoom, marks: MapMarks): void {
  const { x, y } = room;
  const here = room.floor === marks.floor && room.id === marks.room;
  const isBoss = room.id === BOSS_ROOM;
  const past = room.floor < marks.floor;
  const side = 2 * ROOM_HALF;
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF + 4, side, side, 9, brush.fill(INK));
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF, side, side, 9, brush.fill(isBoss ? '#8E2328' : here ? '#FFB335' : past ? PAST : STONE));
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF, side, side, 9, brush.stroke(INK, 3));
  const ink = here ? INK : past ? '#A797B2' : CREAM;
  const face = marks.floors[room.floor];
  const data = face && faceOf(face).rooms[room.id];
  const sign: Sign | undefined = isBoss ? { icon: 'death-skull' } : data && signOf(data);
  if (sign) brush.icon(canvas, sign.icon, x, y, isBoss ? 30 : 25, brush.fill(ink));
  else brush.text(canvas, room.id.toUpperCase(), x, y, { face: 'Bangers', size: 22, colour: ink });
  if (sign?.count) {
    canvas.drawCircle(x - ROOM_HALF + 3, y + ROOM_HALF - 3, 9, brush.fill('#FFB335'));
    canvas.drawCircle(x - ROOM_HALF + 3, y + ROOM_HALF - 3, 9, brush.stroke(INK, 2));
    brush.text(canvas, `${sign.count}`, x - ROOM_HALF + 3, y + ROOM_HALF - 3, { face: 'InterBold', size: 13, colour: INK });
  }
  if (data?.danger) {
    canvas.drawCircle(x + ROOM_HALF - 2, y - ROOM_HALF + 2, 13, brush.fill('#D24236'));
    canvas.drawCircle(x + ROOM_HALF - 2, y - ROOM_HALF + 2, 13, brush.stroke(INK, 2));
    brush.icon(canvas, REQUIREMENT_ICONS[data.danger], x + ROOM_HALF - 2, y - ROOM_HALF + 2, 17, brush.fill(CREAM));
  }
}

/** The party's marker: the leader's face under a flag. */
function drawParty(brush: Brush, canvas: SkCanvas, { x, y }: MapRoom, leader: HeroId): void {
  const [cx, cy] = [x - ROOM_HALF + 1, y - ROOM_HALF - 3];
  canvas.drawCircle(cx, cy, 15, brush.fill(CREAM));
  canvas.drawCircle(cx, cy, 15, brush.stroke(INK, 2.5));
  brush.icon(canvas, HERO_ICONS[leader], cx, cy, 21, brush.fill(INK));
  brush.icon(canvas, 'flying-flag', cx + 15, cy - 12, 16, brush.stroke(INK, 50));
  brush.icon(canvas, 'flying-flag', cx + 15, cy - 12, 16, brush.fill('#FF8670'));
}

/** A corridor with its arrow: never against it. */
function drawWay(brush: Brush, canvas: SkCanvas, from: MapRoom, to: MapRoom, lit: boolean): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.hypot(dx, dy);
  const ux = dx / long;
  const uy = dy / long;
  const reach = ROOM_HALF + 4;
  const end = { x: to.x - ux * reach, y: to.y - uy * reach };
  const colour = lit ? LIT : '#8A7796';
  canvas.drawLine(from.x + ux * reach, from.y + uy * reach, end.x, end.y, brush.stroke(INK, 10));
  canvas.drawLine(from.x + ux * reach, from.y + uy * reach, end.x, end.y, brush.stroke(colour, 4, lit ? undefined : [7, 7]));
  for (const side of [-1, 1]) canvas.drawLine(end.x, end.y, end.x - ux * 9 + side * uy * 6, end.y - uy * 9 - side * ux * 6, brush.stroke(colour, 4));
}

/** The tower with its piles, the easiest on top (DF-13); a pile is as high as it has cards. */
function drawTower(brush: Brush, canvas: SkCanvas, across: number, tower: MapMarks['tower']): void {
  const { x, y, height } = TOWER;
  const width = across - 2 * x;
  brush.roundRect(canvas, x, y, width, height, 10, brush.fill('#241A2D'));
  brush.roundRect(canvas, x, y, width, height, 10, brush.stroke(INK, 3));
  brush.icon(canvas, 'stone-tower', x + 22, y + height / 2, 30, brush.fill('#CDBBD3'));
  const step = (width - 48) / LEVELS.length;
  LEVELS.forEach((level, index) => {
    const count = tower[level];
    const left = x + 46 + index * step;
    const foot = y + height - 9;
    for (let card = 0; card < Math.max(1, Math.min(count, 8)); card++) {
      const top = foot - 15 - card * 2;
      brush.roundRect(canvas, left, top, 26, 15, 3, brush.fill(count > 0 ? LEVEL_COLOURS[level] : '#33283E'));
      brush.roundRect(canvas, left, top, 26, 15, 3, brush.stroke(INK, 1.5));
    }
    const top = foot - 15 - (Math.max(1, Math.min(count, 8)) - 1) * 2;
    brush.text(canvas, level, left + 13, top + 7.5, { face: 'InterBold', size: 11, colour: count > 0 ? INK : '#A797B2' });
    brush.text(canvas, `×${count}`, left + 32, foot - 8, { face: 'InterBold', size: 13, colour: CREAM, align: 'left' });
  });
}

/** The whole dungeon; nothing in it moves. */
export function mapPicture(brush: Brush, { units, rooms, ways, names }: MapLayout, marks: MapMarks): SkPicture {
  const here = rooms.find((room) => room.floor === marks.floor && room.id === marks.room);
  return createPicture((canvas) => {
    drawTower(brush, canvas, units.width, marks.tower);
    names.forEach(({ name, y }, floor) => {
      const current = floor === marks.floor;
      drawWall(brush, canvas, units.width, y - 15, current);
      drawTorch(brush, canvas, units.width - 20, y + 4);
      if (current) drawTorch(brush, canvas, units.width - 48, y + 4);
      brush.text(canvas, name, 12, y, { face: 'InterBold', size: 14, colour: current ? LIT : '#CDBBD3', align: 'left', fit: units.width - 90 });
    });
    if (here) drawLight(brush, canvas, here.x, here.y, 130, '73');
    const isOpen = (room: MapRoom) => marks.open.includes(room.id) && (room.floor === marks.floor || here?.floor !== room.floor);
    for (const { from, to } of ways) drawWay(brush, canvas, from, to, from.floor === marks.floor && from.id === marks.room && isOpen(to));
    for (const room of rooms) drawRoom(brush, canvas, room, marks);
    if (here) drawParty(brush, canvas, here, marks.leader);
  }, Skia.XYWHRect(0, 0, units.width, units.height));
}
