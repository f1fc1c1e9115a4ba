import { seatValue } from '@/engine/bots/value';
import type { Outcome } from '@/engine/game';
import { pigGame } from '@/games/pig/game';
import { situation } from '@tests/kit/situation';

const { state } = situation(pigGame, { seats: 4 });
const valued = (outcome: Partial<Outcome>, evaluation = 0) => {
  const result: Outcome = { kind: 'versus', places: [], scores: [], lines: [], words: 'over', ...outcome };
  const game = { ...pigGame, outcome: () => result, evaluate: () => evaluation };
  return [0, 1, 2, 3].map((seat) => seatValue(game, state, seat));
};

test('places go from 1 for the first to −1 for the last', () => {
  expect(valued({ places: [2, 1, 4, 3] })).toEqual([1 / 3, 1, -1, -1 / 3]);
});

test('shared places are worth what they leave behind and ahead', () => {
  expect(valued({ places: [1, 1, 3, 3] })).toEqual([2 / 3, 2 / 3, -2 / 3, -2 / 3]);
  expect(valued({ places: [1, 1, 1, 1] })).toEqual([0, 0, 0, 0]);
});

test('together winning counts most, winning well a little', () => {
  const [barely = 0] = valued({ kind: 'together', won: true, places: [1, 1, 1, 1] }, -1);
  const [well = 0] = valued({ kind: 'together', won: true, places: [1, 1, 1, 1] }, 1);
  const [bravely = 0] = valued({ kind: 'together', won: false, places: [1, 1, 1, 1] }, 1);
  expect([well, barely, bravely]).toEqual([1, 0.5, -0.5]);
});

test('before the end the evaluation counts, within its bounds', () => {
  const game = { ...pigGame, outcome: () => undefined, evaluate: () => 7 };
  expect(seatValue(game, state, 0)).toBe(1);
  expect(seatValue({ ...game, evaluate: undefined }, state, 0)).toBe(0);
});
