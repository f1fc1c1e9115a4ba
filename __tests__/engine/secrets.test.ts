import { knowledgeOf, somebodyLearned } from '@/engine/secrets';
import { bidsGame } from '@tests/kit/toys/bids';
import { pigGame } from '@/games/pig/game';
import { situation } from '@tests/kit/situation';

interface Cards {
  deck: number[];
  hand: number[];
  discard: number[];
}

/** One seat that sees its hand and nothing of the deck or of its face-down discards. */
const cards = {
  ...bidsGame,
  view: (state: unknown) => {
    const { deck, hand, discard } = state as Cards;
    return { deck: deck.map(() => 0), hand, discard: discard.map(() => 0) };
  },
};
const learned = (before: Cards, after: Cards) =>
  somebodyLearned(knowledgeOf(cards, before, 1), knowledgeOf(cards, after, 1));

test('drawing a card is learning', () => {
  expect(learned({ deck: [4, 9], hand: [7], discard: [] }, { deck: [4], hand: [7, 9], discard: [] })).toBe(true);
});

test('drawing while discarding face down is learning, though as much is hidden as before', () => {
  expect(learned({ deck: [4, 9], hand: [7], discard: [] }, { deck: [4], hand: [9], discard: [7] })).toBe(true);
});

test('discarding face down alone is not', () => {
  expect(learned({ deck: [4, 9], hand: [7, 2], discard: [] }, { deck: [4, 9], hand: [2], discard: [7] })).toBe(false);
});

test('a hidden thing that moves from one hidden place to another is not', () => {
  expect(learned({ deck: [4, 9], hand: [7], discard: [] }, { deck: [4], hand: [7], discard: [9] })).toBe(false);
});

test('nobody learns where everything is open', () => {
  const { state } = situation(pigGame, { seats: 2 });
  expect(knowledgeOf(pigGame, state, 2)).toEqual([undefined, undefined]);
  expect(somebodyLearned([undefined, undefined], [undefined, undefined])).toBe(false);
});

test('when everything is laid open somebody has learned, if something was hidden', () => {
  const hidden = knowledgeOf(cards, { deck: [4], hand: [], discard: [] }, 1);
  const nothingHidden = knowledgeOf(cards, { deck: [], hand: [], discard: [] }, 1);
  expect(somebodyLearned(hidden, [undefined])).toBe(true);
  expect(somebodyLearned(nothingHidden, [undefined])).toBe(false);
});
