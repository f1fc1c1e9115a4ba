import { areasOfRows, doorwayBetween, type Doorway } from '@/engine/parts/den/plan';
import type { Rect, Size } from '@/table/board/fit';

import { denOf, ENTRY, type DenId } from '../../content/dens';
import type { Enemy, Lair } from '../../rules/fight/lair';

/** In the units of the Den's board. */
const WIDTH = 320;
const LOWEST = 176;
const HIGHEST = 440;
const MARGIN = 5;
/** The entry holds nobody but the hero: it is lower than the other rows. */
const ENTRY_SHARE = 0.58;
/** Where the name of a zone stands. */
const HEAD = 11;
/** How low the name of a zone reaches. */
const TITLE = 16;
/** In rows no higher than this the hero needs all of it. */
const LOW_ROW = 46;
const LARGEST_FIGURE = 52;
const HERO_SHARE = 1.08;
const ENTRY_STAND = 64;
/** Bosses are larger than their people. */
const BOSS_SHARE = 1.3;

const TITLES: Readonly<Record<string, string>> = { E: 'Entry', X: 'Boss' };
/** "Entry", "A", "Boss": what stands on the floor of a zone. */
export const zoneTitle = (letter: string): string => TITLES[letter] ?? letter;

export interface DenLayout {
  readonly den: DenId;
  readonly units: Size;
  readonly zones: readonly Rect[];
  readonly doors: readonly DenDoor[];
}
export interface DenDoor extends Doorway {
  readonly between: readonly [number, number];
}

/** A figure on the board: the middle of its feet, and how high it is. */
export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The board fills the room it gets: its zones stretch. */
export function denUnits(room: Size): Size {
  const ratio = Math.max(1, room.height) / Math.max(1, room.width);
  const height = Math.min(HIGHEST, Math.max(LOWEST, WIDTH * ratio));
  return { width: Math.round(Math.max(WIDTH, height / ratio)), height: Math.round(height) };
}

/** Rows of one height, but for a low one at the entry. */
function stretched(rows: number, { height }: Size): (row: number) => { readonly y: number; readonly height: number } {
  const unit = (height - 2 * MARGIN) / (rows - 1 + ENTRY_SHARE);
  // The last row of the plan is drawn at the bottom: it is the entry.
  return (row) => ({ y: MARGIN + row * unit, height: row === rows - 1 ? unit * ENTRY_SHARE : unit });
}

export function denLayout(den: DenId, units: Size): DenLayout {
  const { rows, doors } = denOf(den);
  const placed = stretched(rows.length, units);
  const zones = areasOfRows(rows, units.width - 2 * MARGIN).map(({ x, y, width }) => ({ x: x + MARGIN, width, ...placed(y) }));
  return {
    den, units, zones,
    doors: doors.flatMap(([a, b]) => {
      const [from, to] = [zones[a], zones[b]];
      return from && to ? [{ ...doorwayBetween(from, to), between: [a, b] as const }] : [];
    }),
  };
}

/** How wide the place of the hero is: at the left of a zone. */
const heroColumn = (zone: Rect): number => Math.min(46, zone.width * 0.24);

export function heroPlace({ zones }: DenLayout, zone: number): FigurePlace {
  const area = zones[zone] ?? zones[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  // The entry is low: there the hero stands beside the name of the zone; elsewhere below it, as far as the row is high enough.
  const below = zone === ENTRY ? 0 : Math.min(TITLE, Math.max(0, area.height - LOW_ROW));
  const size = Math.min(LARGEST_FIGURE * HERO_SHARE, (area.height - below - 8) * (zone === ENTRY ? 0.86 : 0.96));
  return { x: area.x + (zone === ENTRY ? ENTRY_STAND : heroColumn(area) / 2 + 4), y: area.y + below + (area.height - below) / 2 + size * 0.5 + 2, size };
}

const widthOf = (enemy: Enemy | undefined): number => (enemy?.type === 'boss' ? BOSS_SHARE : 1);

/** As large as they can be in so many ranks. */
function sizeIn(area: Rect, enemies: readonly Enemy[], ranks: number): number {
  const perRank = Math.ceil(enemies.length / ranks);
  const widest = Math.max(...Array.from({ length: ranks }, (_, rank) => enemies.slice(rank * perRank, (rank + 1) * perRank).reduce((sum, enemy) => sum + widthOf(enemy), 0)));
  const tallest = enemies.some(({ type }) => type === 'boss') && ranks === 1 ? BOSS_SHARE : 1.08;
  return Math.min(LARGEST_FIGURE, (area.height - 6) / (ranks * tallest), area.width / (widest * 1.04));
}

/** Where the enemies of a zone stand, by their numbers in the lair; everybody keeps a place, the dead too. */
export function enemyPlaces(layout: DenLayout, lair: Lair): readonly FigurePlace[] {
  const places: FigurePlace[] = lair.enemies.map(() => ({ x: 0, y: 0, size: 0 }));
  layout.zones.forEach((zone, number) => {
    const here = lair.enemies.flatMap((enemy, i) => (enemy.zone === number ? [i] : []));
    if (here.length === 0) return;
    // The Boss stands nearest to the middle of the board, in the first rank.
    const inOrder = [...here].sort((a, b) => Number(lair.enemies[b]?.type === 'boss') - Number(lair.enemies[a]?.type === 'boss'));
    const enemies = inOrder.flatMap((i) => lair.enemies[i] ?? []);
    const left = heroColumn(zone) + 6;
    const area = { x: zone.x + left, y: zone.y + HEAD, width: zone.width - left - 5, height: zone.height - HEAD - 7 };
    const ranks = enemies.length > 2 && sizeIn(area, enemies, 2) > sizeIn(area, enemies, 1) ? 2 : 1;
    const size = sizeIn(area, enemies, ranks);
    const perRank = Math.ceil(enemies.length / ranks);
    inOrder.forEach((enemy, i) => {
      const rank = Math.floor(i / perRank);
      const row = enemies.slice(rank * perRank, (rank + 1) * perRank);
      const before = row.slice(0, i - rank * perRank).reduce((sum, each) => sum + widthOf(each), 0);
      const total = row.reduce((sum, each) => sum + widthOf(each), 0);
      const step = Math.min(size * 1.22, area.width / total);
      const wide = widthOf(lair.enemies[enemy]);
      places[enemy] = {
        x: area.x + area.width / 2 + (before + wide / 2 - total / 2) * step,
        y: area.y + (area.height * (rank + 1)) / ranks - (area.height / ranks - size * Math.min(wide, area.height / ranks / size)) / 2,
        size: size * Math.min(wide, area.height / ranks / size),
      };
    });
  });
  return places;
}

/** The square around a figure. */
export const figureArea = ({ x, y, size }: FigurePlace): Rect => ({ x: x - size / 2, y: y - size, width: size, height: size });
