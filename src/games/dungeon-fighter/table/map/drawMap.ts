import { Skia, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';
import type { IconName } from '@/theme/iconNames';

import { faceOf, type FaceId, type Room } from '../../content/faces';
import { BOSS_ROOM } from '../../rules/movement';
import { REQUIREMENT_ICONS } from '../emblems';
import { BAND, ROOM_HALF, mapLayout, type MapRoom } from './mapLayout';

const INK = '#1A0E20';
const STONE = '#4A3A58';
const PAST = '#33283E';

export interface MapMarks {
  readonly floors: readonly FaceId[];
  readonly floor: number;
  readonly room: string | undefined;
  readonly open: readonly string[];
  readonly picked: string | undefined;
}

/** What a room's sign shows: its reward, and the danger in the corner. */
function signsOf({ shop, fountain, treasure }: Room): IconName | undefined {
  if (shop) return 'shop';
  if (fountain) return 'fountain';
  if (treasure?.gold) return 'coins';
  if (treasure?.bonusDice) return 'perspective-dice-six-faces-random';
  return treasure?.equipment ? 'open-treasure-chest' : undefined;
}

function drawRoom(brush: Brush, canvas: SkCanvas, room: MapRoom, marks: MapMarks): void {
  const { x, y } = room;
  const here = room.floor === marks.floor && room.id === marks.room;
  const isBoss = room.id === BOSS_ROOM;
  const past = room.floor < marks.floor;
  const fill = isBoss ? '#7C1F24' : here ? '#FFB335' : past ? PAST : STONE;
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF + 3, 2 * ROOM_HALF, 2 * ROOM_HALF, 9, brush.fill(INK));
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF, 2 * ROOM_HALF, 2 * ROOM_HALF, 9, brush.fill(fill));
  brush.roundRect(canvas, x - ROOM_HALF, y - ROOM_HALF, 2 * ROOM_HALF, 2 * ROOM_HALF, 9, brush.stroke(INK, 2.5));
  const ink = here ? INK : past ? '#B6A6C0' : '#FFF2D9';
  const face = marks.floors[room.floor];
  const data = face && faceOf(face).rooms[room.id];
  const sign = isBoss ? 'death-skull' : data && signsOf(data);
  if (sign) brush.icon(canvas, sign, x, y, 24, brush.fill(ink));
  else brush.text(canvas, room.id.toUpperCase(), x, y, { face: 'Bangers', size: 22, colour: ink });
  if (data?.danger) {
    canvas.drawCircle(x + ROOM_HALF - 3, y - ROOM_HALF + 3, 12, brush.fill('#D24236'));
    canvas.drawCircle(x + ROOM_HALF - 3, y - ROOM_HALF + 3, 12, brush.stroke(INK, 2));
    brush.icon(canvas, REQUIREMENT_ICONS[data.danger], x + ROOM_HALF - 3, y - ROOM_HALF + 3, 16, brush.fill('#FFF2D9'));
  }
  if (here) brush.icon(canvas, 'flying-flag', x - ROOM_HALF + 2, y - ROOM_HALF - 3, 22, brush.fill('#FFF2D9'));
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
  const colour = lit ? '#FFDB7A' : '#8A7796';
  canvas.drawLine(from.x + ux * reach, from.y + uy * reach, end.x, end.y, brush.stroke(INK, 8));
  canvas.drawLine(from.x + ux * reach, from.y + uy * reach, end.x, end.y, brush.stroke(colour, 4));
  for (const side of [-1, 1]) canvas.drawLine(end.x, end.y, end.x - ux * 8 + side * uy * 6, end.y - uy * 8 - side * ux * 6, brush.stroke(colour, 4));
}

/** The whole dungeon; nothing in it moves. */
export function mapPicture(brush: Brush, marks: MapMarks): SkPicture {
  const { units, rooms, ways, names } = mapLayout(marks.floors);
  return createPicture((canvas) => {
    for (const { name, y } of names) {
      const band = y - 14;
      const current = names[marks.floor]?.name === name;
      brush.roundRect(canvas, 2, band + 1, units.width - 4, BAND - 4, 12, brush.fill(current ? '#2E2139' : '#241A2D'));
      drawGrain(brush, canvas, 2, band + 1, units.width - 4, BAND - 4, { frequency: 0.03, seed: band + 3, opacity: 0.35 });
      brush.text(canvas, name, 12, y, { face: 'InterBold', size: 13, colour: current ? '#FFDB7A' : '#CDBBD3', align: 'left' });
    }
    for (const { from, to } of ways) drawWay(brush, canvas, from, to, from.floor === marks.floor && from.id === marks.room && marks.open.includes(to.id));
    for (const room of rooms) drawRoom(brush, canvas, room, marks);
  }, Skia.XYWHRect(0, 0, units.width, units.height));
}
