/** Uses the parts shelf on seeded maps, dens and cards on whatever engine runs this, and prints one JSON line. */
import { hashJson } from '@/engine/hash';
import { hiddenCards } from '@/engine/parts/cards/cards';
import { eyesOf } from '@/engine/parts/cards/eyes';
import { imagineCards } from '@/engine/parts/cards/imagine';
import { draw } from '@/engine/parts/cards/pile';
import { viewCards } from '@/engine/parts/cards/view';
import { cheapestWay } from '@/engine/parts/den/costs';
import { makeGraph, type Door } from '@/engine/parts/den/graph';
import { makeBoard, type Board, type WallBetween } from '@/engine/parts/grid/board';
import { groundFor, type SquareGround } from '@/engine/parts/grid/ground';
import { newCosts, OUT_OF_REACH, reachFrom, wayTo } from '@/engine/parts/grid/reach';
import { Sight } from '@/engine/parts/grid/sight';
import { Random } from '@/engine/random';

import { say } from './say';

const SIZE = 12;
const SQUARES = SIZE * SIZE;
const MAPS = 3;
const REPEATS = 300;
const random = Random.fromSeed('parts');

function randomBoard(): Board {
  const walls: WallBetween[] = [];
  for (let square = 0; square + SIZE < SQUARES; square++) if (random.chance(1, 14)) walls.push([square, square + SIZE]);
  return makeBoard(SIZE, walls);
}

const microseconds: Record<string, number> = {};
/** The best of several runs: other work on the machine only ever makes it slower. */
function timed<T>(name: string, units: number, work: () => T): T {
  const begun = Date.now();
  const result = work();
  microseconds[name] = Math.min(microseconds[name] ?? Infinity, (1000 * (Date.now() - begun)) / units);
  return result;
}

function wholeSight(board: Board, solid: Uint8Array): string {
  const sight = timed('new blockers for sight', 1, () => new Sight(board, solid));
  return timed('sight between all squares', 1, () => {
    let seen = '';
    for (let a = 0; a < SQUARES; a++) for (let b = a; b < SQUARES; b++) seen += sight.sees(a, b) ? '1' : '0';
    return seen;
  });
}

function movements(board: Board, solid: Uint8Array): number[][] {
  const cost = Uint8Array.from(solid, (isSolid) => (isSolid === 1 ? 0 : random.between(1, 2)));
  const squares: SquareGround = { cost, free: Uint8Array.from(cost, (price) => (price > 0 ? 1 : 0)), tight: solid };
  const costs = newCosts(board);
  const results: number[][] = [];
  for (let side = 1; side <= 3; side++) {
    const ground = groundFor(board, side, squares);
    const start = ground.free.indexOf(1, SQUARES / 2 - SIZE / 2);
    timed(`reach of side ${side} with 6 points`, REPEATS, () => {
      for (let i = 0; i < REPEATS; i++) reachFrom(board, ground, start, 6, costs);
    });
    results.push(Array.from(costs), wayTo(board, ground, costs, start, costs.reduce((best, value, at) => (value !== OUT_OF_REACH ? at : best), start)));
  }
  return results;
}

function dens(): unknown {
  const doors: Door[] = [];
  for (let room = 1; room < 12; room++) doors.push([room, random.below(room)]);
  for (let room = 3; room < 12; room += 2) doors.push([room, random.below(room - 1)]);
  const den = makeGraph(12, doors);
  const costs = Array.from({ length: 12 }, () => random.below(3));
  return timed('cheapest way out of a den', REPEATS, () => {
    for (let i = 1; i < REPEATS; i++) cheapestWay(den, 11, 0, costs);
    return cheapestWay(den, 11, 0, costs);
  });
}

function cards(): unknown {
  const all = Array.from({ length: 40 }, (_, card) => card);
  const pile = hiddenCards(random.shuffle(all.slice()));
  const hands = [0, 1, 2, 3].map(() => hiddenCards<number>());
  hands.forEach((hand, seat) => {
    for (let i = 0; i < 7; i++) draw(pile, hand, eyesOf(seat));
  });
  const views = [pile, ...hands].map((list) => viewCards(list, 0));
  return timed('imagined deal of 40 cards', REPEATS, () => {
    for (let i = 1; i < REPEATS; i++) imagineCards(views, all, random);
    return imagineCards(views, all, random);
  });
}

const results: unknown[] = [];
for (let map = 0; map < MAPS; map++) {
  const board = randomBoard();
  const solid = Uint8Array.from({ length: SQUARES }, () => (random.chance(1, 16) ? 1 : 0));
  results.push(wholeSight(board, solid), movements(board, solid), dens(), cards());
}
say(JSON.stringify({ hash: hashJson(results), microseconds }));
