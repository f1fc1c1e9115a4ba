import { makeBoard } from '@/engine/parts/grid/board';
import { groundFor, IMPASSABLE, type SquareGround } from '@/engine/parts/grid/ground';
import { distance } from '@/engine/parts/grid/position';
import { cheapestEnd, closestEnd, costsToward, newCosts, newSteps, OUT_OF_REACH, reachFrom, wayTo } from '@/engine/parts/grid/reach';
import { Random } from '@/engine/random';

import { at, base, boardWith, groundWith, named, randomMap, SIZE } from './map';
import { referenceReach } from './referenceReach';

const open = boardWith('');

/** What it costs a figure to get to some squares; – where it does not get. */
function costs(walls: string, ground: SquareGround, start: string, targets: readonly string[], { side = 1, wallSquares = [] as readonly string[] } = {}): string {
  const board = boardWith(walls, wallSquares);
  const found = newCosts(board);
  reachFrom(board, groundFor(board, side, ground), at(start), OUT_OF_REACH - 1, found);
  return targets.map((target) => (found[at(target)] === OUT_OF_REACH ? '–' : found[at(target)])).join(' ');
}

test('every square costs 1, straight or diagonal, a difficult one 2 (RR-134, RR-135)', () => {
  expect(costs('', groundWith({}), 'C5', ['C5', 'B4', 'F8', 'L12'])).toBe('0 1 3 9');
  expect(costs('', groundWith({ difficult: ['C6', 'B6', 'D6', 'A6', 'E6'] }), 'C5', ['C6', 'C7'])).toBe('2 3');
});

test('nobody enters a blocked square or crosses a wall (RR-69, RR-70)', () => {
  expect(costs('', groundWith({ blocked: ['A2', 'B1', 'B2'] }), 'A1', ['A2', 'A3', 'B3'])).toBe('– – –');
  expect(costs('C5|C6', groundWith({}), 'C5', ['C6'])).toBe('3');
  expect(costs('C5|D5', groundWith({}), 'C5', ['D5'])).toBe('3');
});

test('no diagonal step past the end of a wall: all four edges at the corner count (RR-71)', () => {
  // The corner between C5 and D6 has the edges C5|C6, C5|D5, C6|D6 and D5|D6.
  for (const wall of ['C5|C6', 'C5|D5', 'C6|D6', 'D5|D6']) expect([wall, costs(wall, groundWith({}), 'C5', ['D6'])]).toEqual([wall, '2']);
  expect(costs('', groundWith({}), 'C5', ['D6'])).toBe('1');
  expect(costs('', groundWith({ blocked: ['D5'] }), 'C5', ['D6'], { wallSquares: ['D5'] })).toBe('2');
});

test('a diagonal step passes one blocker, not between two; figures form no tight corner (RR-72, RR-73)', () => {
  expect(costs('', groundWith({ blocked: ['C6'] }), 'C5', ['D6'])).toBe('1');
  expect(costs('', groundWith({ blocked: ['C6', 'D5'] }), 'C5', ['D6'])).toBe('3');
  const figures = { ...groundWith({ blocked: ['C6', 'D5'] }), tight: new Uint8Array(SIZE * SIZE) };
  expect(costs('', figures, 'C5', ['D6'])).toBe('1');
});

test('a large base moves as one, and not between two blockers at its armpits (RR-74)', () => {
  expect(costs('', groundWith({}), 'F6', ['G7', 'K11', 'L12'], { side: 2 })).toBe('1 5 –');
  expect(costs('', groundWith({ blocked: ['H7'] }), 'F6', ['G6', 'G7', 'G8'], { side: 2 })).toBe('– – 2');
  // Stepping from F6 to G7 the armpits of a 2 × 2 base are F8 and H6.
  expect(costs('', groundWith({ blocked: ['F8'] }), 'F6', ['G7'], { side: 2 })).toBe('1');
  expect(costs('', groundWith({ blocked: ['F8', 'H6'] }), 'F6', ['G7'], { side: 2 })).toBe('7');
  expect(costs('', groundWith({ blocked: ['F9', 'I6'] }), 'F6', ['G7', 'G6'], { side: 3 })).toBe('11 –');
});

test('a large base never stands across a wall (RR-75)', () => {
  expect(costs('H6|H7', groundWith({}), 'F6', ['G6', 'G7', 'H7'], { side: 2 })).toBe('– 2 3');
  expect(costs('H7|I7', groundWith({}), 'F6', ['G6', 'H6', 'I6'], { side: 2 })).toBe('1 – 4');
});

test('figures that may be passed cost as the ground, but no way ends there (RR-76, RR-137)', () => {
  const ground = groundFor(open, 1, groundWith({ held: ['C6'] }));
  const found = newCosts(open);
  reachFrom(open, ground, at('C5'), 4, found);
  expect([found[at('C6')], found[at('C7')]]).toEqual([1, 2]);
  expect(cheapestEnd(open, ground, at('C5'), 4, found, (square) => square === at('C6'))).toBeUndefined();
});

test('reach ends where the movement points do', () => {
  const ground = groundFor(open, 1, groundWith({ difficult: ['C8'] }));
  const found = newCosts(open);
  reachFrom(open, ground, at('C5'), 3, found);
  expect(['C7', 'C8', 'D8', 'C9'].map((square) => found[at(square)])).toEqual([2, OUT_OF_REACH, 3, OUT_OF_REACH]);
  reachFrom(open, ground, at('A1'), 0, found);
  expect(Array.from(found).filter((cost) => cost !== OUT_OF_REACH)).toEqual([0]);
});

/** Where a boss goes to attack at range 1, and how. */
function bossTo(target: string, most: number): string {
  const ground = groundFor(open, 2, groundWith({ held: [target] }));
  const found = newCosts(open);
  const end = cheapestEnd(open, ground, at('F6'), most, found, (anchor) => distance(SIZE, { anchor, side: 2 }, base(target)) <= 1);
  return end === undefined ? 'nowhere' : named(wayTo(open, ground, found, at('F6'), end));
}

test('the boss takes the northernmost, then westernmost end, and then such a path (EX-16, RR-327, RR-328, RR-329)', () => {
  expect([bossTo('J7', 4), bossTo('F10', 4)]).toEqual(['G5 H5', 'E7 D8']);
  expect([bossTo('G8', 4), bossTo('L12', 2)]).toEqual(['', 'nowhere']);
});

test('the minion on L9 goes to I7 by K8 and J7 (EX-14, RR-358)', () => {
  const ground = groundFor(open, 1, groundWith({ blocked: ['H8', 'G8', 'F8', 'E5'] }));
  const found = newCosts(open);
  const end = cheapestEnd(open, ground, at('L9'), 3, found, (anchor) => distance(SIZE, { anchor, side: 1 }, base('H8')) <= 1);
  expect(named(wayTo(open, ground, found, at('L9'), end ?? 0))).toBe('K8 J7 I7');
});

test('as close as possible: the least way left to an attack, by the own rules of movement (RR-336)', () => {
  // A long wall south of row C: the straight way to B6 is shut, the gap is in column 1.
  const walls = Array.from({ length: 11 }, (_, i) => `C${i + 2}|D${i + 2}`).join(' ');
  const board = boardWith(walls);
  const ground = groundFor(board, 1, groundWith({ held: ['B6'] }));
  const [found, left] = [newCosts(board), newCosts(board)];
  reachFrom(board, ground, at('E6'), 3, found);
  costsToward(board, ground, ['A5', 'A6', 'A7', 'B5', 'B7', 'C5', 'C6', 'C7'].map(at), left);
  const end = closestEnd(ground, found, left);
  expect([named([end ?? 0]), found[end ?? 0], left[end ?? 0]]).toEqual(['D3', 3, 7]);
  expect(() => wayTo(board, ground, found, at('E6'), at('C5'))).toThrow('out of reach');
});

test('where no way leads, plain distance decides; of equals the cheapest, then north, then west (RR-336)', () => {
  const ground = groundFor(open, 1, groundWith({}));
  const found = newCosts(open);
  reachFrom(open, ground, at('F6'), 2, found);
  const plain = Array.from({ length: SIZE * SIZE }, (_, anchor) => distance(SIZE, { anchor, side: 1 }, base('F12')));
  expect(named([closestEnd(ground, found, plain) ?? 0])).toBe('D8');
  expect(named([closestEnd(ground, found, new Array<number>(SIZE * SIZE).fill(3)) ?? 0])).toBe('F6');
  expect(closestEnd({ ...ground, free: new Uint8Array(SIZE * SIZE) }, found, plain)).toBeUndefined();
});

test('costs toward goals: what is paid is the ground entered on the way there', () => {
  const ground = groundFor(open, 1, groundWith({ difficult: ['A2', 'B1', 'B2'] }));
  const left = newCosts(open);
  costsToward(open, ground, [at('A1')], left);
  expect([left[at('A1')], left[at('A2')], left[at('A3')], left[at('C3')]]).toEqual([0, 1, 3, 3]);
});

test('costs toward goals, asked for from a place: all that are no farther than it are as without it, what is farther is not looked for', () => {
  const ground = groundFor(open, 1, groundWith({ difficult: ['C1', 'C2', 'C3', 'D4', 'D5', 'E1'], held: ['B2'] }));
  const [all, near] = [newCosts(open), newCosts(open)];
  const goals = ['A1', 'A12'].map(at);
  costsToward(open, ground, goals, all);
  costsToward(open, ground, goals, near, at('E3'));
  const from = all[at('E3')] ?? 0;
  expect(near[at('E3')]).toBe(from);
  expect(Array.from(near).filter((_, anchor) => (all[anchor] ?? 0) <= from)).toEqual(Array.from(all).filter((cost) => cost <= from));
  expect([all[at('L6')], near[at('L6')]]).toEqual([11, OUT_OF_REACH]);
});

/** The way to a square, by the one before each. */
function wayBy(before: Int16Array, start: string, goal: string): string {
  const way: number[] = [];
  for (let square = at(goal); square !== at(start); square = before[square] ?? at(start)) way.unshift(square);
  return named(way);
}

test('of equally cheap ways one goes straight on first, and through nothing that is shunned', () => {
  const ground = groundFor(open, 1, groundWith({}));
  const [found, before] = [newCosts(open), newSteps(open)];
  reachFrom(open, ground, at('C5'), 9, found, before);
  expect([wayBy(before, 'C5', 'C8'), wayBy(before, 'C5', 'D8'), wayBy(before, 'C5', 'G9')]).toEqual(['C6 C7 C8', 'D6 D7 D8', 'D6 E7 F8 G9']);
  const shunned = new Uint8Array(SIZE * SIZE);
  for (const square of ['C6', 'D7']) shunned[at(square)] = 1;
  reachFrom(open, ground, at('C5'), 9, found, before, shunned);
  expect([wayBy(before, 'C5', 'C8'), wayBy(before, 'C5', 'C6')]).toEqual(['D6 C7 C8', 'C6']);
  expect(found[at('C8')]).toBe(3);
});

test('the cheapest end is the first of all that cost as much, and nothing is left over for the next search', () => {
  const ground = groundFor(open, 1, groundWith({ difficult: ['B4', 'B5', 'B6', 'D4', 'D5', 'D6'], held: ['A1'] }));
  const found = newCosts(open);
  expect(named([cheapestEnd(open, ground, at('C5'), 9, found, (square) => ['D6', 'C7', 'D4'].includes(named([square]))) ?? 0])).toBe('C7');
  expect([found[at('C7')], found[at('C9')]]).toEqual([2, OUT_OF_REACH]);
  expect(cheapestEnd(open, ground, at('C5'), 9, found, (square) => square === at('A1'))).toBeUndefined();
  expect(cheapestEnd(open, ground, at('C5'), 1, found, (square) => square === at('C7'))).toBeUndefined();
  reachFrom(open, ground, at('L12'), 0, found);
  expect(Array.from(found).filter((cost) => cost !== OUT_OF_REACH)).toEqual([0]);
});

test.each([[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]])('random map %d, base of side %d: costs and paths as by the rules word for word', (seed, side) => {
  const random = Random.fromSeed(`reach ${seed}`);
  const map = randomMap(random, 12, side * side);
  const { size, walls, wallSquares, blockers } = map;
  const squares = size * size;
  const blocked = [...wallSquares, ...blockers];
  const cost = Array.from({ length: squares }, (_, square) => (blocked.includes(square) ? IMPASSABLE : random.between(1, 2)));
  const tight = Uint8Array.from(cost, (price) => (price === IMPASSABLE ? 1 : 0));
  const board = makeBoard(size, walls, wallSquares);
  const ground = groundFor(board, side, { cost: Uint8Array.from(cost), free: new Uint8Array(squares).fill(1), tight });
  const reference = referenceReach(map, side, cost);
  const found = newCosts(board);
  let reached = 0;
  for (let start = 0; start < squares; start += 11) {
    if (ground.cost[start] === IMPASSABLE) continue;
    reachFrom(board, ground, start, 9, found);
    expect(Array.from(found)).toEqual(reference.costs(start, 9));
    for (let goal = 0; goal < squares; goal++) {
      if (found[goal] === OUT_OF_REACH) continue;
      const farther = (anchor: number): boolean => (found[anchor] ?? 0) >= (found[goal] ?? 0);
      expect(cheapestEnd(board, ground, start, 9, newCosts(board), farther)).toBe(found.indexOf(Math.min(...found.filter((cost) => cost >= (found[goal] ?? 0)))));
      expect(wayTo(board, ground, found, start, goal)).toEqual(reference.firstCheapestWay(start, goal, found[goal] ?? 0));
      reached += 1;
    }
  }
  expect(reached).toBeGreaterThan(100);
});
