/** Random tables of piles, hands and picks: what a seat sees, and what it may imagine. */
import { CLOCK } from '@/engine/game';
import { cardAt, cloneCards, FACE_DOWN, giveCard, hiddenCards, moveCard, openCards, show, showAll, sizeOf, takeUnseen, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf, knows } from '@/engine/parts/cards/eyes';
import { imagineCards, unseenCards } from '@/engine/parts/cards/imagine';
import { draw, peek, putUnder, refill, shuffleIn, shufflePile, turnUpTop } from '@/engine/parts/cards/pile';
import { viewCards } from '@/engine/parts/cards/view';
import { Random } from '@/engine/random';

const SEATS = 3;
const ALL = Array.from({ length: 20 }, (_, card) => card % 16);

/** Pile, discards, then one hand for each seat. */
type Table = readonly Cards<number>[];

const listAt = (table: Table, list: number): Cards<number> => {
  const found = table[list];
  if (!found) throw new RangeError(`no list ${list}`);
  return found;
};

function newTable(random: Random): Table {
  const pile = hiddenCards(ALL);
  shufflePile(pile, random);
  return [pile, openCards<number>(), ...Array.from({ length: SEATS }, () => hiddenCards<number>())];
}

/** One thing that may happen at a table with cards. */
function step(table: Table, random: Random): void {
  const [pile, discard] = [listAt(table, 0), listAt(table, 1)];
  const seat = random.below(SEATS);
  const hand = listAt(table, 2 + seat);
  const inHand = sizeOf(hand) > 0 ? random.below(sizeOf(hand)) : undefined;
  const steps: readonly (() => void)[] = [
    () => { refill(pile, discard, random); draw(pile, hand, eyesOf(seat)); },
    () => draw(pile, discard, EVERYBODY),
    () => peek(pile, 2, eyesOf(seat)),
    () => turnUpTop(pile),
    () => { if (inHand !== undefined) moveCard(hand, inHand, discard, sizeOf(discard), EVERYBODY); },
    () => { if (inHand !== undefined) moveCard(hand, inHand, pile, 0); },
    () => { if (inHand !== undefined) shuffleIn(pile, hand, inHand, random); },
    () => { if (inHand !== undefined) show(hand, inHand, eyesOf((seat + 1) % SEATS)); },
    () => { if (random.chance(1, 4)) putUnder(pile, discard); },
    () => {
      const next = (seat + 1) % SEATS;
      const nextHand = listAt(table, 2 + next);
      showAll(hand, eyesOf(next));
      if (inHand !== undefined) takeUnseen(hand, cardAt(hand, inHand), nextHand, eyesOf(next));
    },
    () => { if (inHand !== undefined) giveCard(hand, cardAt(hand, inHand), listAt(table, 2 + ((seat + 2) % SEATS)), eyesOf((seat + 2) % SEATS)); },
  ];
  random.pick(steps)();
}

const viewOf = (table: Table, seat: number): Table => table.map((cards) => viewCards(cards, seat));
const everyCard = (table: Table): (number | string)[] => table.flatMap((cards) => cards.cards).sort();
const sharesLists = (a: Table, b: Table): boolean => a.some(({ cards, known }, list) => cards === b[list]?.cards || known === b[list]?.known);

/** The same table with the cards that a seat does not know dealt otherwise. */
function otherwise(table: Table, seat: number, random: Random): Table {
  const changed = table.map(cloneCards);
  const unknown = changed.flatMap(({ cards, known }) => cards.filter((_, i) => !knows(known[i] ?? 0, seat)));
  random.shuffle(unknown);
  for (const { cards, known } of changed) {
    for (let i = 0; i < cards.length; i++) if (!knows(known[i] ?? 0, seat)) cards[i] = unknown.pop() ?? FACE_DOWN;
  }
  return changed;
}

/** Everything that is wrong with what a seat sees and imagines now; compared as text, because it is asked thousands of times. */
function troubles(table: Table, seat: number, random: Random): string[] {
  const view = viewOf(table, seat);
  const text = JSON.stringify(view);
  const imagined = imagineCards(view, ALL, random);
  const checks: readonly (readonly [boolean, string])[] = [
    [JSON.stringify(viewOf(otherwise(table, seat, random), seat)) === text, 'the view tells what the seat does not know'],
    [JSON.stringify(everyCard(imagined)) === JSON.stringify(everyCard(table)), 'the imagined table has other cards'],
    [JSON.stringify(viewOf(imagined, seat)) === text, 'the imagined table looks different'],
    [!sharesLists(imagined, view), 'the imagined table shares a list with the view'],
  ];
  return checks.flatMap(([holds, words]) => (holds ? [] : [`seat ${seat}: ${words}`]));
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random table %d: views leak nothing, imagined tables look the same, no card is lost', (seed) => {
  const random = Random.fromSeed(`cards ${seed}`);
  const table = newTable(random);
  const cards = ALL.slice().sort();
  for (let i = 0; i < 250; i++) {
    step(table, random);
    expect(everyCard(table)).toEqual(cards);
    for (let seat = CLOCK; seat < SEATS; seat++) expect(troubles(table, seat, random)).toEqual([]);
  }
});

test('a hidden hand is not told by a hand that was picked from in passing', () => {
  const random = Random.fromSeed('draft');
  const table = newTable(random);
  const [, , first, second] = table;
  if (!first || !second) throw new Error('no hands');
  for (let i = 0; i < 5; i++) draw(listAt(table, 0), first, eyesOf(0));
  showAll(first, eyesOf(1));
  takeUnseen(first, cardAt(first, 2), second, eyesOf(1));
  expect(viewCards(second, 0).cards).toEqual([FACE_DOWN]);
  expect(viewCards(first, 0).cards).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]);
});

test('every unseen card is imagined at every hidden place about as often', () => {
  const random = Random.fromSeed('fair');
  const view = [viewCards(hiddenCards([1, 2]), 0), viewCards(hiddenCards([3]), 0)];
  const often = new Map<string, number>();
  for (let i = 0; i < 900; i++) {
    const places = imagineCards(view, [1, 2, 3], random).flatMap(({ cards }) => cards);
    places.forEach((card, place) => often.set(`${card} at ${place}`, (often.get(`${card} at ${place}`) ?? 0) + 1));
  }
  expect(often.size).toBe(9);
  for (const times of often.values()) expect([times > 230, times < 370]).toEqual([true, true]);
});

test('a view shares no list with the state', () => {
  const cards = openCards([1, 2]);
  const view = viewCards(cards, 0);
  show(view, 0, EVERYBODY);
  expect([sharesLists([cards], [view]), view]).toEqual([false, cards]);
});

test('unseen are all copies but those that lie open', () => {
  const view = [viewCards(openCards([1, 2]), 0), viewCards(hiddenCards([1, 3]), 0)];
  expect(unseenCards([1, 1, 2, 3, 4], view, [4]).sort()).toEqual([1, 3]);
  expect(() => unseenCards([1], view)).toThrow('card 2 is seen more often than it exists');
});

test('a deal for which there are too few cards is refused', () => {
  expect(() => imagineCards([viewCards(hiddenCards([1, 2]), 0)], [1], Random.fromSeed(''))).toThrow('1 cards are unseen, 2 lie face down');
});

test('cards that may not lie in a list are dealt elsewhere, as often as there is a way', () => {
  const random = Random.fromSeed('big bosses');
  const dens = [1, 2, 3, 4].map((card) => hiddenCards([card]));
  const deck = hiddenCards([5, 6, 7]);
  const view = [...dens, deck].map((cards) => viewCards(cards, 0));
  const isBig = (card: number): boolean => card >= 5;
  const inDens = [0, 0, 0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const imagined = imagineCards(view, [1, 2, 3, 4, 5, 6, 7], random, { fits: (card, list) => list === 4 || card < 6 });
    expect(everyCard(imagined)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    imagined.slice(0, 4).forEach(({ cards }, den) => {
      expect(cards.every((card) => card !== FACE_DOWN && card < 6)).toBe(true);
      if (cards.some((card) => card !== FACE_DOWN && isBig(card))) inDens[den] = (inDens[den] ?? 0) + 1;
    });
  }
  // Card 5 may lie in any of the four dens or in the one place of the deck that 6 and 7 leave: a fifth of the deals each.
  for (const often of inDens.slice(0, 4)) expect([often > 40, often < 130]).toEqual([true, true]);
  expect(() => imagineCards(view, [1, 2, 3, 4, 6, 7, 8, 9].slice(1), random, { fits: (card, list) => list === 4 || card < 6 })).toThrow('fits nowhere');
});
