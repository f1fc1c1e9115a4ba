import { createPicture, Skia, TileMode, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Rect, Size } from '@/table/board/fit';

import { denOf, ENTRY } from '../../content/dens';
import { FLOORS } from './floors';
import { zoneTitle, type DenDoor, type DenLayout } from './layout';
import { DEN_LOOKS, PROPS } from './looks';
import { Pen, within } from './pen';

/** A Den as nobody stands in it: floor, furniture, walls, doors and light. */

const NIGHT = '#120A08';
const WALL = '#23140E';
const WALL_TOP = '#4A2E1E';
const DOOR = 26;
const THICK = 6;
export const CREAM = '#F8E8BE';

function drawFloor(pen: Pen, zone: Rect, isEntry: boolean): void {
  pen.flat(zone, isEntry ? '#3A332E' : pen.inks.floor);
}

/** Darker towards the walls, and a warm pool of the Den's own light in the middle. */
function drawLight(pen: Pen, zone: Rect, isEntry: boolean): void {
  const { skia } = pen.brush;
  const [x, y] = [zone.x + zone.width / 2, zone.y + zone.height * 0.5];
  const paint = skia.Paint();
  const reach = Math.max(zone.width, zone.height) * 0.72;
  paint.setShader(skia.Shader.MakeRadialGradient({ x, y }, reach, [skia.Color('#00000000'), skia.Color(isEntry ? '#000000B0' : '#00000092')], [0.35, 1], TileMode.Clamp));
  pen.canvas.drawRect(pen.brush.rect(zone.x, zone.y, zone.width, zone.height), paint);
  if (!isEntry) pen.glow(x, y, Math.min(zone.width, zone.height) * 0.8, pen.inks.light, '30');
}

function drawZone(pen: Pen, layout: DenLayout, number: number): void {
  const zone = layout.zones[number];
  const letter = denOf(layout.den).zones[number]?.letter;
  const look = letter === undefined ? undefined : DEN_LOOKS[layout.den].zones[letter];
  if (!zone || !look) return;
  pen.inside(zone, () => {
    drawFloor(pen, zone, number === ENTRY);
    FLOORS[look.floor](pen, zone);
    for (const [name, left, top, wide, high] of look.props) PROPS[name](pen, within(zone, left, top, wide, high));
    // Furniture steps back behind the people who will stand here.
    pen.flat(zone, `${number === ENTRY ? '#1A1210' : pen.inks.floor}4A`);
    drawLight(pen, zone, number === ENTRY);
  });
}

/** A wall is a dark line with a lit edge. */
function drawWalls(pen: Pen, layout: DenLayout): void {
  for (const zone of layout.zones) pen.frame(zone, WALL, THICK, 1);
  for (const zone of layout.zones) pen.frame(zone, WALL_TOP, 1.6, 1);
}

/** An opening with a threshold and a bar of light that falls through it. */
function drawDoor(pen: Pen, { x, y, wall }: DenDoor): void {
  const lying = wall === 'horizontal';
  const [wide, high] = lying ? [DOOR, THICK + 2] : [THICK + 2, DOOR];
  pen.flat({ x: x - wide / 2, y: y - high / 2, width: wide, height: high }, '#8A6238');
  pen.glow(x, y, DOOR * 0.7, pen.inks.light, '70');
  for (const side of [-1, 1]) {
    const [postX, postY] = lying ? [x + (side * DOOR) / 2, y] : [x, y + (side * DOOR) / 2];
    pen.block({ x: postX - (lying ? 1.6 : 4.4), y: postY - (lying ? 4.4 : 1.6), width: lying ? 3.2 : 8.8, height: lying ? 8.8 : 3.2 }, '#D8B070', 0.8);
  }
}

/** Dust and scratches of a worn print at fixed places. Noise from a shader would be paid in every frame. */
function drawSpecks(pen: Pen, { width, height }: Size): void {
  for (let i = 1; i <= 190; i++) {
    const [x, y] = [((i * 0.618034) % 1) * width, ((i * 0.754878) % 1) * height];
    pen.dot(x, y, i % 7 === 0 ? 1 : 0.55, i % 2 === 0 ? '#00000050' : '#FFF3D03C');
  }
  for (let i = 1; i <= 5; i++) {
    const x = ((i * 0.381966) % 1) * width;
    pen.line(x, 0, x + (i % 2 === 0 ? 3 : -2), height, '#FFF3D014', 0.7);
  }
}

function drawTitle(brush: Brush, canvas: SkCanvas, zone: Rect, letter: string): void {
  const title = zoneTitle(letter).toUpperCase();
  const wide = title.length > 1 ? 34 : 15;
  brush.roundRect(canvas, zone.x + 3, zone.y + 3, wide, 13, 2, brush.fill('#170D09D8'));
  brush.text(canvas, title, zone.x + 3 + wide / 2, zone.y + 9.6, { face: 'BarlowCondensedBold', size: 12, colour: CREAM });
}

export function drawDen(brush: Brush, canvas: SkCanvas, layout: DenLayout, titled = true): void {
  const { units, den, zones } = layout;
  const pen = new Pen(brush, canvas, DEN_LOOKS[den].inks);
  brush.roundRect(canvas, 0, 0, units.width, units.height, 4, brush.fill(NIGHT));
  zones.forEach((_, number) => drawZone(pen, layout, number));
  drawWalls(pen, layout);
  for (const door of layout.doors) drawDoor(pen, door);
  drawSpecks(pen, units);
  if (titled) zones.forEach((zone, number) => drawTitle(brush, canvas, zone, denOf(den).zones[number]?.letter ?? ''));
}

export const denPicture = (brush: Brush, layout: DenLayout): SkPicture =>
  createPicture((canvas) => drawDen(brush, canvas, layout), Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));
