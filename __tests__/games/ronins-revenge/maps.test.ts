import { isOwn } from '@/engine/own';
import { makeBoard, stepsFor, type Board } from '@/engine/parts/grid/board';
import { groundFor, IMPASSABLE, type Ground } from '@/engine/parts/grid/ground';
import { distance } from '@/engine/parts/grid/position';
import { newCosts, OUT_OF_REACH, reachFrom } from '@/engine/parts/grid/reach';
import { blockOf, fitsOnMap, squareName, squareNamed, squaresOfBase, type Base } from '@/engine/parts/grid/squares';
import { MAP_LETTERS, type BattleMap, type Boss } from '@/games/ronins-revenge/content/boss';
import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD, ZONE, ZONE_NAMES, type ZoneToken } from '@/games/ronins-revenge/content/terms';

import { count, entriesIn, letterAt, within } from './tables';

const SQUARES = Array.from({ length: FIELD * FIELD }, (_, square) => square);
const STRAIGHT = 0b01010101;

const named = (name: string): number => squareNamed(FIELD, name);
const letters = (map: BattleMap, wanted: string): string[] =>
  SQUARES.map((square) => squareName(FIELD, square)).filter((name) => wanted.includes(letterAt(map, name)));
const basesOf = ({ starts, side }: Boss): Base[] => starts.map(({ anchor }) => ({ anchor: named(anchor), side }));

const boardOf = ({ walls }: BattleMap): Board =>
  makeBoard(FIELD, walls.map((wall) => {
    const [a = '', b = ''] = wall.split('|');
    return [named(a), named(b)] as const;
  }));

/** Open ground but for the squares with these letters. */
function groundOf(board: Board, map: BattleMap, side: number, blocked: string): Ground {
  const cost = Uint8Array.from(SQUARES, (square) => (blocked.includes(letterAt(map, squareName(FIELD, square))) ? IMPASSABLE : 1));
  const free = new Uint8Array(SQUARES.length).fill(1);
  return groundFor(board, side, { cost, free, tight: cost.map((price) => (price === IMPASSABLE ? 1 : 0)) });
}

const tokensOn = ({ zones }: BattleMap, name: string): readonly ZoneToken[] => {
  const zone = ZONE_NAMES[blockOf(FIELD, ZONE, named(name))];
  return (zone && zones[zone]) ?? [];
};

describe.each(BOSS_IDS)('battlefield of %s', (id: BossId) => {
  const boss: Boss = BOSSES[id];
  const { map } = boss;
  const board = boardOf(map);

  test('RR-20 twelve rows of twelve squares with known letters', () => {
    expect(map.rows.map((row) => row.length)).toEqual(Array.from({ length: FIELD }, () => FIELD));
    expect([...new Set(map.rows.join(''))].filter((letter) => !isOwn(MAP_LETTERS, letter))).toEqual([]);
  });

  test('the letters agree with the lists: boss, heroes, minions, dolls, trapdoors', () => {
    const sorted = (names: readonly string[]): string[] => [...names].sort();
    expect(sorted(letters(map, 'B'))).toEqual(sorted(basesOf(boss).flatMap((base) => squaresOfBase(FIELD, base)).map((square) => squareName(FIELD, square))));
    expect(basesOf(boss).every((base) => fitsOnMap(FIELD, base))).toBe(true);
    expect(sorted(letters(map, 'h'))).toEqual(sorted(map.heroStarts));
    expect(sorted(letters(map, 'm'))).toEqual(sorted(map.minionStarts.map(({ at }) => at)));
    expect(sorted(letters(map, 'D'))).toEqual(sorted((map.dolls ?? []).map(({ at }) => at)));
    expect(sorted(letters(map, 'd'))).toEqual(sorted(map.trapdoors ?? []));
    expect(letters(map, 'x').filter((name) => !map.spawnSquares.some((square) => square === name))).toEqual([]);
  });

  test('four hero starts, four to seven squares from the boss, none in Dangerous ground', () => {
    expect(map.heroStarts).toHaveLength(4);
    const dangerous = ['fire', 'poison', 'spikes', 'corruption', ...(boss.newTokens ?? []).filter(({ kind }) => kind === 'dangerous').map((token) => token.id)];
    for (const name of map.heroStarts) {
      const away = Math.min(...basesOf(boss).map((base) => distance(FIELD, { anchor: named(name), side: 1 }, base)));
      expect(within(away, 4, 7)).toBe(true);
      expect(tokensOn(map, name).filter((token) => dangerous.includes(token))).toEqual([]);
    }
  });

  test('a Shrine or Statue, one to three Pots, at most three Barrels, two to six pillars or some walls', () => {
    expect(letters(map, 'ST').length).toBeGreaterThanOrEqual(1);
    expect(within(letters(map, 'J').length, 1, 3)).toBe(true);
    expect(letters(map, 'O').length).toBeLessThanOrEqual(3);
    expect(letters(map, 'P').length).toBeLessThanOrEqual(6);
    expect(letters(map, 'P').length + map.walls.length).toBeGreaterThanOrEqual(2);
  });

  test('a hero can walk to every free square by straight steps', () => {
    const ground = groundOf(board, map, 1, 'PSTOJDW');
    const { allowed } = stepsFor(board, 1);
    const straight: Board = { ...board, bases: [{ ...stepsFor(board, 1), allowed: allowed.map((steps) => steps & STRAIGHT) }] };
    const costs = newCosts(board);
    reachFrom(straight, ground, named(map.heroStarts[0] ?? ''), OUT_OF_REACH - 1, costs);
    expect(SQUARES.filter((square) => ground.cost[square] !== IMPASSABLE && costs[square] === OUT_OF_REACH)).toEqual([]);
  });

  test('the boss gets onto every hero start in at most eight steps', () => {
    const ground = groundOf(board, map, boss.side, 'P');
    const away = map.heroStarts.filter((name) => !basesOf(boss).some(({ anchor }) => {
      const costs = newCosts(board);
      reachFrom(board, ground, anchor, 8, costs);
      return SQUARES.some((at) => costs[at] !== OUT_OF_REACH && squaresOfBase(FIELD, { anchor: at, side: boss.side }).includes(named(name)));
    }));
    expect(away).toEqual([]);
  });

  test('at least two spawn squares; nothing stands on them or on a minion start', () => {
    expect(map.spawnSquares.length).toBeGreaterThanOrEqual(2);
    expect(new Set(map.spawnSquares).size).toBe(map.spawnSquares.length);
    expect([...map.spawnSquares, ...map.minionStarts.map(({ at }) => at)].filter((name) => !'.xm'.includes(letterAt(map, name)))).toEqual([]);
    const kinds = boss.minions.map((minion) => minion.id);
    for (const minion of kinds) {
      const figures = boss.minions.find((each) => each.id === minion)?.bands.length ?? 0;
      expect(count(map.minionStarts, (start) => start.minion === minion)).toBeLessThanOrEqual(figures);
    }
    expect(map.minionStarts.filter((start) => !kinds.includes(start.minion))).toEqual([]);
  });

  test('what a Fact adds to the map finds its square free', () => {
    const added = entriesIn(boss.factChanges).filter((entry) => entry.do === 'objAdd' || entry.do === 'placeMinion').map((entry) => String(entry.where ?? entry.at));
    expect(added.filter((name) => !'.xm'.includes(letterAt(map, name)))).toEqual([]);
    const moved = entriesIn(boss.factChanges).filter((entry) => entry.do === 'altStarts').flatMap((entry) => (Array.isArray(entry.squares) ? entry.squares : []));
    expect(moved.filter((name) => !'.xh'.includes(letterAt(map, String(name))))).toEqual([]);
  });
});
