/** The parts shelf: den graph, cards, counts. Rates of single operations. */
import { costsFrom, cheapestWay } from '@/engine/parts/den/costs';
import { makeGraph, type Door } from '@/engine/parts/den/graph';
import { sightFrom } from '@/engine/parts/den/sight';
import { hiddenCards, openCards, sizeOf, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf } from '@/engine/parts/cards/eyes';
import { imagineCards } from '@/engine/parts/cards/imagine';
import { draw, shufflePile } from '@/engine/parts/cards/pile';
import { viewCards } from '@/engine/parts/cards/view';
import { addCubes, removeCubes } from '@/engine/parts/counts/cubes';
import { Random } from '@/engine/random';

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

const rates = duel({
  'den: costs from a room to all others': repeated(ROUNDS, (i) => costsFrom(den, i % 10, costs, totals)),
  'den: cheapest way out with its path': repeated(ROUNDS, (i) => cheapestWay(den, i % 10, 0, costs)),
  'den: sight through two doors': repeated(ROUNDS, (i) => sightFrom(den, i % 10, 2)),
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

console.log(markdownTable([['work', 'per CPU second'], ...Object.entries(rates).map(([work, rate]) => [work, grouped(rate)])]));
