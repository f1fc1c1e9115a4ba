/** The parts shelf: den graph, square grid, cards, counts. Rates on Node, and microseconds on Node and Hermes. */
import { costsFrom, cheapestWay } from '@/engine/parts/den/costs';
import { makeGraph, type Door } from '@/engine/parts/den/graph';
import { sightFrom } from '@/engine/parts/den/sight';
import { hiddenCards, openCards, sizeOf, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf } from '@/engine/parts/cards/eyes';
import { imagineCards } from '@/engine/parts/cards/imagine';
import { draw, shufflePile } from '@/engine/parts/cards/pile';
import { viewCards } from '@/engine/parts/cards/view';
import { addCubes, removeCubes } from '@/engine/parts/counts/cubes';
import { makeBoard } from '@/engine/parts/grid/board';
import { groundFor, type SquareGround } from '@/engine/parts/grid/ground';
import { distance } from '@/engine/parts/grid/position';
import { cheapestEnd, newCosts, reachFrom, wayTo } from '@/engine/parts/grid/reach';
import { Sight } from '@/engine/parts/grid/sight';
import { squareNamed } from '@/engine/parts/grid/squares';
import { Random } from '@/engine/random';

import { onBothEngines } from '../lib/engines';
import { duel, markdownTable, type Work } from '../lib/measure';
import { grouped } from '../lib/table';

const random = Random.fromSeed('parts');
const ROUNDS = 20_000;

/** Ten rooms on three columns, every room joined to the one beside and below it. */
const DOORS: Door[] = [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8], [8, 9]];
const den = makeGraph(10, DOORS);
const costs = Array.from({ length: 10 }, () => random.below(4));
const totals: number[] = [];

const repeated = (times: number, step: (i: number) => void): Work => () => {
  for (let i = 0; i < times; i++) step(i);
  return times;
};

const CARDS = Array.from({ length: 40 }, (_, card) => card);
function cardTable(): Cards<number>[] {
  const pile = hiddenCards(CARDS);
  shufflePile(pile, random);
  const hands = Array.from({ length: 4 }, () => hiddenCards<number>());
  hands.forEach((hand, seat) => {
    for (let i = 0; i < 7; i++) draw(pile, hand, eyesOf(seat));
  });
  return [pile, openCards<number>(), ...hands];
}
const table = cardTable();
const view = table.map((cards) => viewCards(cards, 0));
const cubes = [0, 0];

const SIZE = 12;
const at = (name: string): number => squareNamed(SIZE, name);
/** The ash gate of Ronin's Revenge: a wall with a gate, four pillars, a statue, seven more blockers of steps. */
const COLUMNS = [1, 2, 3, 4, 9, 10, 11, 12];
const board = makeBoard(SIZE, COLUMNS.map((column) => [at(`C${column}`), at(`D${column}`)]));
const SOLID = ['E3', 'E10', 'I3', 'I10', 'G1'].map(at);
const BLOCKED = [...SOLID, ...['C4', 'C9', 'E5', 'E8', 'H11', 'L1'].map(at)];
const flags = (squares: readonly number[]): Uint8Array => {
  const all = new Uint8Array(SIZE * SIZE);
  for (const square of squares) all[square] = 1;
  return all;
};
const solid = flags(SOLID);
const tight = flags(BLOCKED);
const squares: SquareGround = { cost: tight.map((isBlocked) => 1 - isBlocked), free: tight.map((isBlocked) => 1 - isBlocked), tight };
const small = groundFor(board, 1, squares);
const large = groundFor(board, 2, squares);
const costsOnGrid = newCosts(board);
const sight = new Sight(board, solid);
const hero = { anchor: at('L6'), side: 1 };

function wholeSight(): void {
  sight.setSolid(solid);
  for (let a = 0; a < SIZE * SIZE; a++) for (let b = a; b < SIZE * SIZE; b++) sight.sees(a, b);
}

const rates = duel({
  'den: costs from a room to all others': repeated(ROUNDS, (i) => costsFrom(den, i % 10, costs, totals)),
  'den: cheapest way out with its path': repeated(ROUNDS, (i) => cheapestWay(den, i % 10, 0, costs)),
  'den: sight through two doors': repeated(ROUNDS, (i) => sightFrom(den, i % 10, 2)),
  'grid: sight between all squares of a 12 × 12 map': repeated(20, wholeSight),
  'grid: sight from a new boss to four heroes and back': repeated(ROUNDS / 20, (i) => {
    sight.setSolid(solid);
    for (let hero = 0; hero < 4; hero++) sight.seesBase({ anchor: at('F6'), side: 2 }, { anchor: (i + 37 * hero) % 144, side: 1 });
  }),
  'grid: sight that is known already': repeated(ROUNDS, (i) => sight.sees(i % 144, (7 * i) % 144)),
  'grid: reach of a figure with 5 steps': repeated(ROUNDS / 10, () => reachFrom(board, small, at('K6'), 5, costsOnGrid)),
  'grid: reach of a 2 × 2 boss over the whole map': repeated(ROUNDS / 20, () => reachFrom(board, large, at('F6'), 30, costsOnGrid)),
  'grid: a boss finds its place and its path': repeated(ROUNDS / 20, () => {
    const end = cheapestEnd(board, large, at('F6'), 5, costsOnGrid, (anchor) => distance(SIZE, { anchor, side: 2 }, hero) <= 1);
    if (end !== undefined) wayTo(board, large, costsOnGrid, at('F6'), end);
  }),
  'cards: piles of 40 drawn to the last card': repeated(ROUNDS / 40, () => {
    const pile = hiddenCards(CARDS);
    const hand = hiddenCards<number>();
    while (sizeOf(pile) > 0) draw(pile, hand, EVERYBODY);
  }),
  'cards: views of 40 cards in six lists': repeated(ROUNDS / 10, () => table.forEach((cards) => viewCards(cards, 1))),
  'cards: imagined deals of 40 cards in six lists': repeated(ROUNDS / 10, () => imagineCards(view, CARDS, random)),
  'counts: cubes put on a track and taken off': repeated(ROUNDS, (i) => {
    addCubes(cubes, i % 2, 2, 7);
    removeCubes(cubes, i % 2, 2);
  }),
});

interface Run {
  readonly hash: string;
  readonly microseconds: Readonly<Record<string, number>>;
}

async function main(): Promise<void> {
  console.log(markdownTable([['work', 'per CPU second'], ...Object.entries(rates).map(([work, rate]) => [work, grouped(rate)])]));
  const { node, hermes } = await onBothEngines<Run>('scripts/fingerprints/parts.ts');
  const rows = Object.entries(hermes.microseconds).map(([work, time]) => [work, grouped(node.microseconds[work] ?? NaN), grouped(time)]);
  console.log(`\n${markdownTable([['microseconds (wall time)', 'Node 20', 'Hermes 0.12'], ...rows])}`);
  console.log(`\n${node.hash === hermes.hash ? 'Both engines agree on every result.' : 'THE ENGINES DISAGREE.'}`);
  if (node.hash !== hermes.hash) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
