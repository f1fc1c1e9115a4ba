import { squareNamed, xOf, yOf } from '@/engine/parts/grid/squares';

import { BOSSES, BOSS_IDS, type BossId } from '../../content/bosses';
import { PATTERNS, type PatternName } from '../../content/patterns';
import { FIELD, HERO_IDS, ZONE_NAMES, type ObjectKind } from '../../content/terms';
import { INK } from '../look';
import type { Diagram, Spot } from './diagram';

/** What the drawings of the rulebook show, and the line below each. */
export interface Scene {
  readonly diagram: Diagram;
  readonly caption: string;
}

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** All squares of a piece of field for which something holds. */
function squares(columns: number, rows: number, holds: (column: number, row: number) => boolean): readonly Spot[] {
  return Array.from({ length: columns * rows }, (_, i): Spot => [i % columns, Math.floor(i / columns)]).filter(([column, row]) => holds(column, row));
}

const BASE = { from: 2, to: 3 } as const;
const beside = (column: number): boolean => column >= BASE.from && column <= BASE.to;

/** A boss of four squares in the middle of six by six that faces south: its arcs are the sides of the picture. */
const ARCS: Scene = {
  diagram: {
    columns: 6, rows: 6,
    washes: [
      { squares: squares(6, 6, (x, y) => y > BASE.to && beside(x)), ink: INK.red, letter: 'F' },
      { squares: squares(6, 6, (x, y) => y < BASE.from && beside(x)), ink: INK.moss, letter: 'R' },
      { squares: squares(6, 6, (x, y) => x > BASE.to && beside(y)), ink: INK.water, letter: 'l' },
      { squares: squares(6, 6, (x, y) => x < BASE.from && beside(y)), ink: INK.dusk, letter: 'r' },
      { squares: squares(6, 6, (x, y) => !beside(x) && !beside(y)), ink: INK.wash, hatched: true },
    ],
    bosses: [{ id: 'ushikado', at: [2, 2], side: 2, facing: SOUTH }],
  },
  caption: 'Ushikado faces south. F: his front, R: his rear, l and r: his left and right. Hatched corners lie in two arcs at once.',
};

const FLANK: Scene = {
  diagram: {
    columns: 6, rows: 4,
    bosses: [{ id: 'ushikado', at: [2, 1], side: 2, facing: SOUTH }],
    heroes: [{ id: 'takahiro', at: [1, 3], facing: EAST }, { id: 'sayaka', at: [4, 1], facing: WEST }, { id: 'kensho', at: [1, 1], facing: EAST }],
    ways: [{ squares: [[1, 3], [4, 1]], ink: `${INK.gold}C0` }],
  },
  caption: 'Takahiro, west and south of him, and Sayaka, east: they flank. Kensho and Sayaka do too. Takahiro and Kensho both stand west: they do not.',
};

const SIGHT: Scene = {
  diagram: {
    columns: 6, rows: 4,
    things: [{ kind: 'pillar', at: [2, 1] }],
    heroes: [{ id: 'takahiro', at: [1, 1], facing: EAST }],
    bosses: [{ id: 'harunobu', at: [4, 1], side: 1, facing: WEST }, { id: 'raitora', at: [4, 3], side: 1, facing: WEST }],
    lines: [{ from: [2, 1], to: [4, 1], open: false }, { from: [2, 2], to: [4, 2], open: false }, { from: [2, 2], to: [4, 3], open: true }],
  },
  caption: 'The pillar closes every line straight ahead (dashed), those along its edges too. From the same corner an open line (solid) goes past it to the other enemy.',
};

const CORNERS: Scene = {
  diagram: {
    columns: 8, rows: 3,
    things: [{ kind: 'pillar', at: [1, 1] }, { kind: 'pillar', at: [3, 1] }, { kind: 'barrel', at: [4, 2] }],
    walls: [[[7, 0], [7, 2]]],
    heroes: [{ id: 'kosuke', at: [0, 1] }, { id: 'kensho', at: [3, 2] }, { id: 'sayaka', at: [6, 1] }],
    ways: [{ squares: [[0, 1], [1, 0]], ink: INK.moss }],
    numbers: [{ at: [4, 1], text: '×' }, { at: [7, 2], text: '×' }],
  },
  caption: 'Kosuke may step past one pillar. Kensho cannot squeeze between pillar and barrel, and Sayaka cannot cut the corner of a wall.',
};

const TERRAIN: Scene = {
  diagram: {
    columns: 9, rows: 3, grounds: [{ zone: [0, 0], tokens: ['high'] }, { zone: [1, 0], tokens: ['difficult'] }, { zone: [2, 0], tokens: ['fire'] }],
    heroes: [{ id: 'kosuke', at: [2, 1] }],
    ways: [{ squares: [[2, 1], [3, 1], [4, 1], [5, 1], [6, 1]], ink: `${INK.ink}B0` }],
    numbers: [{ at: [3, 2], text: '2' }, { at: [4, 2], text: '2' }, { at: [5, 2], text: '2' }, { at: [6, 2], text: '−2' }],
  },
  caption: 'High Ground, Difficult Ground, Fire. Down from the hill every difficult square costs 2 steps; the burning one costs 1 step and 2 health.',
};

const MOVE: Scene = {
  diagram: {
    columns: 7, rows: 3,
    heroes: [{ id: 'takahiro', at: [0, 1] }],
    ways: [{ squares: [[0, 1], [1, 0], [2, 0], [3, 1], [4, 1], [5, 1]], ink: `${INK.gold}` }],
    numbers: [{ at: [1, 1], text: '·', ink: INK.moss }, { at: [3, 2], text: '·', ink: INK.moss }, { at: [4, 2], text: '1' }, { at: [5, 2], text: '2' }],
  },
  caption: 'Takahiro moves 3 for nothing. The fourth and the fifth square cost 1 Stamina each. Diagonal steps cost no more than straight ones.',
};

const PUSH: Scene = {
  diagram: {
    columns: 8, rows: 3,
    bosses: [{ id: 'ushikado', at: [0, 0], side: 2, facing: EAST }],
    heroes: [{ id: 'kosuke', at: [2, 1] }],
    things: [{ kind: 'pillar', at: [6, 1] }],
    ways: [{ squares: [[2, 1], [3, 1], [4, 1], [5, 1]], ink: INK.red }],
  },
  caption: 'Push 5 sends Kosuke straight away from the boss. The pillar stops him after three squares; it does not hurt.',
};

const PATH: Scene = {
  diagram: {
    columns: 8, rows: 5,
    bosses: [{ id: 'ushikado', at: [0, 2], side: 2, facing: EAST }],
    heroes: [{ id: 'sayaka', at: [6, 1], threat: true }, { id: 'kosuke', at: [2, 4] }],
    washes: [{ squares: [[4, 0], [5, 0], [4, 1], [5, 1]], ink: INK.red, hatched: true }],
    ways: [{ squares: [[0.5, 2.5], [2.5, 0.5], [4.5, 0.5]], ink: `${INK.ink}B0` }],
  },
  caption: 'The flame is on Sayaka, so the boss passes Kosuke by. Four steps bring it beside her; of all places that near it takes the northernmost.',
};

const FALLEN: Scene = {
  diagram: { columns: 5, rows: 2, heroes: [{ id: 'kosuke', at: [2, 0], down: true }, { id: 'kensho', at: [0, 0] }], ways: [{ squares: [[0, 0], [1, 0], [2, 0], [3, 0]], ink: `${INK.moss}` }] },
  caption: 'Kosuke has fallen. Kensho may walk over him, but not stop there.',
};

/** A pattern as it lies before a base that faces up. */
function patternScene(name: PatternName): { readonly columns: number; readonly rows: number; readonly squares: readonly Spot[]; readonly base: Spot; readonly side: number } {
  const { side, byFacing } = PATTERNS[name];
  const offsets = byFacing[NORTH] ?? [];
  const [left, top] = [Math.min(0, ...offsets.map(([x]) => x)), Math.min(0, ...offsets.map(([, y]) => y))];
  const [right, bottom] = [Math.max(side - 1, ...offsets.map(([x]) => x)), Math.max(side - 1, ...offsets.map(([, y]) => y))];
  return { columns: right - left + 1, rows: bottom - top + 1, squares: offsets.map(([x, y]): Spot => [x - left, y - top]), base: [-left, -top], side };
}

/** Patterns side by side, standing on the same line. */
function patternsScene(names: readonly PatternName[]): Diagram {
  const parts = names.map(patternScene);
  const rows = Math.max(...parts.map((part) => part.rows));
  let column = 0;
  const placed = parts.map((part) => {
    const at = column;
    column += part.columns + 1;
    const move = ([x, y]: Spot): Spot => [x + at, y + rows - part.rows];
    return { squares: part.squares.map(move), base: move(part.base), side: part.side };
  });
  return {
    columns: column - 1, rows,
    washes: placed.map((part) => ({ squares: part.squares, ink: INK.red, hatched: true })),
    heroes: placed.filter(({ side }) => side === 1).map(({ base }, i) => ({ id: HERO_IDS[i] ?? 'takahiro', at: base, facing: NORTH })),
    bosses: placed.filter(({ side }) => side > 1).map(({ base, side }) => ({ id: 'ushikado', at: base, side, facing: NORTH })),
  };
}

const PATTERNS_SCENE: Scene = { diagram: patternsScene(['arc3', 'line3', 'front4']), caption: 'Three patterns, all facing up: a sweep of three squares, a line of three, and the stamp of a large boss.' };

const THINGS_ON_MAP: Readonly<Record<string, ObjectKind>> = { P: 'pillar', S: 'shrine', T: 'statue', O: 'barrel', J: 'pot', W: 'trough' };

const spotOf = (name: string): Spot => {
  const square = squareNamed(FIELD, name);
  return [xOf(FIELD, square), yOf(FIELD, square)];
};

/** The field of a boss as it is laid out. */
function mapOf(id: BossId): Scene {
  const { map, starts, side, name } = BOSSES[id];
  const wallOf = (wall: string): readonly [Spot, Spot] => {
    const [a = '', b = ''] = wall.split('|');
    const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
    const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
    return ay === by ? [[x, y], [x, y + 1]] : [[x, y], [x + 1, y]];
  };
  return {
    diagram: {
      columns: FIELD, rows: FIELD,
      grounds: ZONE_NAMES.map((zone, i) => ({ zone: [i % 4, Math.floor(i / 4)] as const, tokens: map.zones[zone] ?? [] })),
      walls: map.walls.map(wallOf),
      things: map.rows.flatMap((row, y) => row.split('').flatMap((letter, x) => {
        const kind = THINGS_ON_MAP[letter];
        return kind ? [{ kind, at: [x, y] as const }] : [];
      })),
      heroes: map.heroStarts.slice(0, HERO_IDS.length).map((at, i) => ({ id: HERO_IDS[i] ?? 'takahiro', at: spotOf(at) })),
      bosses: starts.map(({ anchor, facing }) => ({ id, at: spotOf(anchor), side, facing: { N: NORTH, E: EAST, S: SOUTH, W: WEST }[facing] })),
    },
    caption: `The field of ${name}.`,
  };
}

export const SCENES: Readonly<Record<string, Scene>> = {
  arcs: ARCS, flank: FLANK, sight: SIGHT, corners: CORNERS, terrain: TERRAIN, move: MOVE, push: PUSH, path: PATH, fallen: FALLEN, patterns: PATTERNS_SCENE,
  ...Object.fromEntries(BOSS_IDS.map((id) => [`boss ${id}`, mapOf(id)])),
};
