import { Match } from '@/engine/match';
import { startPosition } from '@/engine/position';
import { CHARACTER_IDS } from '@/games/bounty-trail/content/characters';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import { faceUpCard } from '@/games/bounty-trail/rules/cards';
import { cardsInPlay } from '@/games/bounty-trail/rules/deck';
import type { Event } from '@/games/bounty-trail/rules/events';
import { NOWHERE } from '@/games/bounty-trail/rules/geometry';
import { DEFAULT_OPTIONS, type Options } from '@/games/bounty-trail/rules/options';
import { gain, spend } from '@/games/bounty-trail/rules/ledger';
import { newHunter } from '@/games/bounty-trail/rules/setup';
import type { State } from '@/games/bounty-trail/rules/state';

import { cardAt, ride, space, trail, IDLER, IDLING, PLAIN } from './trail';

const start = (options: Partial<Options>, seed = 'start'): State =>
  Match.create(bountyTrailGame, { ...DEFAULT_OPTIONS, characters: [], ...options }, seed).state;

test('BT-1 one player plays alone, two to four against each other', () => {
  for (const seats of [1, 2, 3, 4]) expect(start({ seats }).hunters).toHaveLength(seats);
  for (const seats of [0, 5]) expect(() => start({ seats })).toThrow('seats');
});

test('BT-2 everybody has one of the six characters, nobody the same', () => {
  for (let i = 0; i < 20; i++) {
    const characters = start({ seats: 4 }, `deal-${i}`).hunters.map((hunter) => hunter.character);
    expect(new Set(characters).size).toBe(4);
  }
  expect(() => start({ seats: 2, characters: ['scout', 'scout'] })).toThrow('BT-2');
});

test('BT-3 chosen characters are kept, the rest are dealt from the seed', () => {
  const chosen = start({ seats: 3, characters: ['medic'] }).hunters.map((hunter) => hunter.character);
  expect(chosen[0]).toBe('medic');
  const dealt = new Set(Array.from({ length: 60 }, (_, i) => start({ seats: 1 }, `s${i}`).hunters[0]?.character));
  expect(dealt.size).toBe(CHARACTER_IDS.length);
});

test('BT-4 everybody starts with 10 hearts, 10 bullets and nothing else', () => {
  for (const hunter of start({ seats: 4 }).hunters) expect(hunter).toMatchObject({ hearts: 10, bullets: 10, cash: 0, bounties: [] });
});

test('BT-5 hearts never exceed 10', () => {
  const hunter = { ...newHunter('scout', PLAIN), hearts: 9 };
  expect(gain(hunter, { hearts: 3 })).toMatchObject({ hearts: 1 });
  expect(hunter.hearts).toBe(10);
});

test('BT-6 bullets never exceed 12', () => {
  const hunter = newHunter('scout', PLAIN);
  expect(gain(hunter, { bullets: 5 })).toMatchObject({ bullets: 2 });
  expect(hunter.bullets).toBe(12);
});

test('BT-7 a payment larger than the stock takes the whole stock', () => {
  const hunter = { ...newHunter('scout', PLAIN), hearts: 2, bullets: 3 };
  spend(hunter, 8, 3);
  expect(hunter).toMatchObject({ hearts: 0, bullets: 0, down: true, gunEmpty: true });
});

test('BT-8 all cards of the recipe, and no others, are shuffled together', () => {
  const state = start({ seats: 2, recipe: 'badlands' });
  const all = [...state.deck.map((card) => card.card), ...state.grid.map((one) => one.card ?? '')].sort();
  expect(all).toEqual(cardsInPlay(state.options).sort());
  expect(all.some((card) => card.startsWith('G'))).toBe(false);
  expect(start({ seats: 2 }, 'a').deck).not.toEqual(start({ seats: 2 }, 'b').deck);
});

test('BT-9 the shuffle turns every card by 0 to 3 quarters, each about equally often', () => {
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 40; i++) for (const { turns } of start({ seats: 2 }, `turn-${i}`).deck) counts[turns] = (counts[turns] ?? 0) + 1;
  const expected = counts.reduce((sum, count) => sum + count, 0) / 4;
  for (const count of counts) expect(Math.abs(count - expected) / expected).toBeLessThan(0.12);
});

test.each([[1, 3], [2, 4], [3, 5], [4, 5]])('BT-10 %i players: the grid is %i wide', (seats, size) => {
  expect(start({ seats })).toMatchObject({ size });
  expect(start({ seats }).grid).toHaveLength(size * size);
});

test('BT-11 the grid is filled row by row from the top of the deck, with the drawn turns', () => {
  const events: Event[] = [];
  const options = { ...DEFAULT_OPTIONS, seats: 2, characters: [], recipe: 'greenhorn' } as const;
  const { state } = startPosition(bountyTrailGame, options, 'deal', events);
  const dealt = events.flatMap((event) => (event.type === 'dealt' ? [event] : []));
  expect(dealt.map((event) => event.spot)).toEqual(Array.from({ length: 16 }, (_, spot) => spot));
  expect(dealt.filter((event) => event.card !== 'Y25').every(({ spot, card, turns }) => state.grid[spot]?.card === card && state.grid[spot]?.turns === turns)).toBe(true);
  expect(state.grid.every((one) => faceUpCard(one) !== undefined)).toBe(true);
  expect(new Set(dealt.map((event) => event.turns)).size).toBeGreaterThan(1);
});

test('BT-12 cards that stay are never rotated', () => {
  const s = trail({ grid: ['Y07/1 Y09/3 -- --', 'G21/2 -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c3' }, IDLER] });
  ride(s, 'r1c4 r2c4 r2c3', IDLING);
  expect(['r1c1', 'r1c2', 'r2c1'].map((name) => space(s, name).turns)).toEqual([1, 3, 2]);
});

test('BT-13 no one-way card of a new grid points nowhere where a turn would help', () => {
  for (let i = 0; i < 60; i++) {
    const state = start({ seats: 4, recipe: 'outlaw' }, `exit-${i}`);
    state.grid.forEach((one, spot) => {
      const card = faceUpCard(one);
      if (card?.exits?.length !== 1) return;
      const exit = ((card.exits[0] ?? 0) + 2 * one.turns) % 8;
      const row = Math.floor(spot / 5) + ([-1, -1, 0, 1, 1, 1, 0, -1][exit] ?? 0);
      const column = (spot % 5) + ([0, 1, 1, 1, 0, -1, -1, -1][exit] ?? 0);
      expect(row >= 0 && row < 5 && column >= 0 && column < 5).toBe(true);
    });
  }
});

test('BT-14 all characters start off the grid', () => {
  expect(start({ seats: 4 }).hunters.map((hunter) => hunter.spot)).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE]);
});

test('BT-15 there is no start player: all are asked at once, in any order', () => {
  const s = trail({ seats: 3, hunters: [{ at: 'r1c1' }, { at: 'r2c1' }, { at: 'r3c1' }] });
  expect(s.prompts().map((prompt) => prompt.seat)).toEqual([0, 1, 2]);
  const move = (seat: number) => ({ type: 'lockPath' as const, start: seat * 5, steps: [1, 2, 3].map((step) => seat * 5 + step) });
  for (const seat of [2, 0, 1]) s.play(seat, move(seat));
  expect(s.state.round).toBe(3);
});

test('BT-16 the discard pile is empty and public, the deck shows its size but not its order', () => {
  const s = trail({ seats: 2 });
  expect(s.state.discard).toEqual([]);
  const seen = s.view(0);
  expect(seen.deck.length).toBe(s.state.deck.length);
  expect(seen.deck.every((card) => card.card === '' && card.turns === 0)).toBe(true);
});

test('BT-196 choosing characters does not influence the shuffle', () => {
  const decks = ([[], ['breaker'], ['chancer', 'medic']] as const).map((characters) => start({ seats: 2, characters }, 'same').deck);
  expect(decks[1]).toEqual(decks[0]);
  expect(decks[2]).toEqual(decks[0]);
  expect(start({ seats: 2 }).phase).toBe('planning');
});

test('BT-173 upright cards lie as printed', () => {
  const state = start({ seats: 2, uprightCards: true, recipe: 'greenhorn' }, 'up');
  expect([...state.deck, ...state.grid.filter((one) => one.card !== 'Y25')].every((one) => one.turns === 0)).toBe(true);
  expect(start({ seats: 2, recipe: 'greenhorn' }, 'up').deck.map((one) => one.card)).toEqual(state.deck.map((one) => one.card));
});

test('BT-175 powers can be switched off', () => {
  expect(start({ seats: 2, characterPowers: false }).hunters.map((hunter) => hunter.power)).toEqual(['none', 'none']);
  const on = start({ seats: 2, characters: ['scout', 'medic'] }).hunters;
  expect(on.map((hunter) => hunter.power)).toEqual(['scout', 'medic']);
});

test('the situation builder keeps every card in the box', () => {
  const s = trail({ grid: ['Y07 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c3', holds: ['G01'] }, IDLER] });
  expect(bountyTrailGame.broken?.(s.state)).toEqual([]);
  expect(cardAt(s, 'r1c1')).toBe('Y07');
});
