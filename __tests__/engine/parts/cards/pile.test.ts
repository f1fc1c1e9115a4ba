import { CLOCK } from '@/engine/game';
import { hiddenCards, openCards, sizeOf } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf, NOBODY } from '@/engine/parts/cards/eyes';
import { draw, peek, putOnTop, putUnder, refill, shuffleIn, shufflePile, topOf, turnUpTop } from '@/engine/parts/cards/pile';
import { viewCards } from '@/engine/parts/cards/view';
import { Random } from '@/engine/random';

const random = (): Random => Random.fromSeed('pile');

test('the last card is the top: it is drawn first, and an empty pile gives none', () => {
  const pile = hiddenCards(['a', 'b']);
  const hand = hiddenCards<string>();
  expect([topOf(pile), draw(pile, hand, eyesOf(1)), draw(pile, hand, NOBODY), draw(pile, hand, NOBODY), topOf(pile)]).toEqual(['b', 'b', 'a', undefined, undefined]);
  expect([viewCards(hand, 1).cards, viewCards(hand, 0).cards]).toEqual([['b', '?'], ['?', '?']]);
});

test('who peeks knows the top cards, from the top downwards, until they move or are shuffled', () => {
  const pile = hiddenCards([1, 2, 3]);
  expect(peek(pile, 2, eyesOf(0))).toEqual([3, 2]);
  expect([viewCards(pile, 0).cards, viewCards(pile, 1).cards]).toEqual([['?', 2, 3], ['?', '?', '?']]);
  expect(peek(pile, 9, NOBODY)).toEqual([3, 2, 1]);
  shufflePile(pile, random());
  expect(viewCards(pile, 0).cards).toEqual(['?', '?', '?']);
  expect(pile.cards.slice().sort()).toEqual([1, 2, 3]);
});

test('a top card that lies open is seen by all; the one below is not', () => {
  const pile = hiddenCards(['a', 'b']);
  expect(turnUpTop(pile)).toBe('b');
  expect(viewCards(pile, CLOCK).cards).toEqual(['?', 'b']);
  expect(turnUpTop(hiddenCards<string>())).toBeUndefined();
});

test('cards are put on top or under a pile in their order, with what is known of them', () => {
  const pile = hiddenCards(['m']);
  const hand = openCards(['a', 'b']);
  putOnTop(pile, hand);
  putUnder(pile, openCards(['y', 'z']));
  expect([pile.cards, viewCards(pile, 0).cards, sizeOf(hand)]).toEqual([['y', 'z', 'm', 'a', 'b'], ['y', 'z', '?', 'a', 'b'], 0]);
});

test('a card shuffled in may lie anywhere, and nobody knows where', () => {
  const pile = hiddenCards([1, 2, 3, 4, 5, 6, 7]);
  peek(pile, 2, EVERYBODY);
  const hand = openCards([9, 8]);
  shuffleIn(pile, hand, 1, random());
  expect([hand.cards, sizeOf(pile), viewCards(pile, 0).cards.filter((card) => card !== '?')]).toEqual([[9], 8, []]);
  expect(pile.cards.slice().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an empty pile is made anew from the discards; another is left alone', () => {
  const pile = hiddenCards<number>();
  const discard = openCards([1, 2, 3]);
  expect([refill(pile, discard, random()), sizeOf(pile), sizeOf(discard)]).toEqual([true, 3, 0]);
  expect(viewCards(pile, 0).cards).toEqual(['?', '?', '?']);
  expect([refill(pile, openCards([4]), random()), sizeOf(pile)]).toEqual([false, 3]);
  expect(refill(hiddenCards<number>(), openCards<number>(), random())).toBe(false);
});
