import { createPicture, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { middleOf, type Point } from '@/table/board/fit';

import type { Lair } from '../../rules/fight/lair';
import { CREAM } from './drawDen';
import { enemyPlaces, heroPlace, type DenLayout } from './layout';

/** Something that a zone is marked with: what going there costs, what waits there. */
export interface ZoneMark {
  readonly zone: number;
  readonly text: string;
  readonly tone: 'hurt' | 'free';
}

/** What changes without anybody moving: glows, aims, costs, the way out. */
export interface DenLights {
  /** Zones that may be chosen now. */
  readonly zones: readonly number[];
  /** Enemies that may be chosen now. */
  readonly aims: readonly number[];
  /** Enemies who will strike if nothing changes. */
  readonly threats: readonly number[];
  readonly marks: readonly ZoneMark[];
  /** The way out, zone by zone. */
  readonly way: readonly number[];
  /** Where shots go from and to while one is aimed or told. */
  readonly tracers: readonly number[];
  /** Somebody is being struck at this moment. */
  readonly struck?: number;
}
export const NO_LIGHTS: DenLights = { zones: [], aims: [], threats: [], marks: [], way: [], tracers: [] };

const GLOW = '#FFB52E';
const HURT = '#8A0E0C';
const FREE = '#2A521B';

function drawZoneGlow(brush: Brush, canvas: SkCanvas, { zones }: DenLayout, zone: number): void {
  const area = zones[zone];
  if (!area) return;
  for (const [inset, colour, thick] of [[4, `${GLOW}55`, 7], [4, GLOW, 2.4]] as const) {
    brush.roundRect(canvas, area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset, 5, brush.stroke(colour, thick));
  }
}

/** What it costs to be there, in the upper right corner of the zone. */
function drawMark(brush: Brush, canvas: SkCanvas, { zones }: DenLayout, { zone, text, tone }: ZoneMark): void {
  const area = zones[zone];
  if (!area) return;
  const width = Math.max(28, text.length * 6.2 + 10);
  const [x, y] = [area.x + area.width - width - 6, area.y + 6];
  brush.roundRect(canvas, x, y, width, 16, 8, brush.fill(tone === 'hurt' ? HURT : FREE));
  brush.roundRect(canvas, x, y, width, 16, 8, brush.stroke(CREAM, 1.2));
  brush.text(canvas, text, x + width / 2, y + 8.2, { face: 'BarlowCondensedBold', size: 12.5, colour: CREAM, fit: width - 6 });
}

function drawAim(brush: Brush, canvas: SkCanvas, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): void {
  const middle = y - size * 0.5;
  const radius = size * 0.56;
  canvas.drawCircle(x, middle, radius, brush.stroke(`${GLOW}66`, size * 0.16));
  canvas.drawCircle(x, middle, radius, brush.stroke(GLOW, 2));
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) canvas.drawLine(x + dx * radius * 0.82, middle + dy * radius * 0.82, x + dx * radius * 1.14, middle + dy * radius * 1.14, brush.stroke(GLOW, 2.4));
}

/** A small burst above the head: this one strikes. */
const BURST = 'M0 -9 L2.4 -3.2 L8.6 -4.6 L4.4 0 L8.6 4.6 L2.4 3.2 L0 9 L-2.4 3.2 L-8.6 4.6 L-4.4 0 L-8.6 -4.6 L-2.4 -3.2 Z';
function drawThreat(brush: Brush, canvas: SkCanvas, x: number, y: number, hurt: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.drawPath(brush.keptPath(BURST), brush.fill('#D2261C'));
  canvas.drawPath(brush.keptPath(BURST), brush.stroke('#170D09', 1));
  canvas.restore();
  brush.text(canvas, String(hurt), x, y, { face: 'BarlowCondensedBold', size: 9.5, colour: '#FFF6DC' });
}

/** From zone to zone through the doorways. */
function wayPoints(layout: DenLayout, way: readonly number[]): Point[] {
  const points: Point[] = [];
  way.forEach((zone, i) => {
    const { x, y, size } = heroPlace(layout, zone);
    points.push({ x, y: y - size * 0.2 });
    const door = layout.doors.find(({ between: [a, b] }) => (a === zone && b === way[i + 1]) || (b === zone && a === way[i + 1]));
    if (door) points.push(door);
  });
  return points;
}

function drawWay(brush: Brush, canvas: SkCanvas, layout: DenLayout, way: readonly number[]): void {
  const points = wayPoints(layout, way);
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return;
  const path = brush.path(`M${first.x} ${first.y}${rest.map(({ x, y }) => ` L${x} ${y}`).join('')}`);
  canvas.drawPath(path, brush.stroke('#170D09', 7));
  canvas.drawPath(path, brush.stroke(CREAM, 3.6, [2, 8]));
  const last = rest[rest.length - 1];
  if (last) canvas.drawCircle(last.x, last.y, 5, brush.fill(CREAM));
}

function drawTracer(brush: Brush, canvas: SkCanvas, from: Point, to: Point): void {
  canvas.drawLine(from.x, from.y, to.x, to.y, brush.stroke('#FFE9A055', 4));
  canvas.drawLine(from.x, from.y, to.x, to.y, brush.stroke('#FFE9A0', 1.3, [5, 5]));
}

export function drawLights(brush: Brush, canvas: SkCanvas, layout: DenLayout, lair: Lair, hero: number, lights: DenLights): void {
  const places = enemyPlaces(layout, lair);
  for (const zone of lights.zones) drawZoneGlow(brush, canvas, layout, zone);
  drawWay(brush, canvas, layout, lights.way);
  const standing = heroPlace(layout, hero);
  const muzzle = { x: standing.x + standing.size * 0.3, y: standing.y - standing.size * 0.55 };
  for (const enemy of lights.tracers) {
    const place = places[enemy];
    if (place) drawTracer(brush, canvas, muzzle, { x: place.x, y: place.y - place.size * 0.55 });
  }
  for (const enemy of lights.aims) {
    const place = places[enemy];
    if (place) drawAim(brush, canvas, place);
  }
  for (const enemy of lights.threats) {
    const place = places[enemy];
    if (place) drawThreat(brush, canvas, place.x + place.size * 0.36, place.y - place.size * 0.92, lair.enemies[enemy]?.hurt ?? 0);
  }
  const hit = lights.struck === undefined ? undefined : places[lights.struck];
  if (hit) canvas.drawCircle(hit.x, hit.y - hit.size * 0.5, hit.size * 0.62, brush.fill('#FFF1C477'));
  for (const mark of lights.marks) drawMark(brush, canvas, layout, mark);
}

export const lightsPicture = (brush: Brush, layout: DenLayout, lair: Lair, hero: number, lights: DenLights): SkPicture =>
  createPicture((canvas) => drawLights(brush, canvas, layout, lair, hero, lights), Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));

export const zoneMiddle = ({ zones }: DenLayout, zone: number): Point => middleOf(zones[zone] ?? { x: 0, y: 0, width: 0, height: 0 });
