/** What keeps a match honest in the engine itself; each test fails when its line is taken out. */
import * as v from 'valibot';

import { CLOCK, type BaseOptions, type Game, type GameEvent } from '@/engine/game';
import { Match } from '@/engine/match';
import { border, wholeNumber } from '@/engine/parse';
import { parseSave, type MatchSave } from '@/engine/save';

const MOVES = ['count', 'cover', 'uncover', 'roll', 'tick'] as const;

interface ClosetState {
  count: number;
  /** What stands in seat 0's closet; covered, seat 1 sees nothing of it. */
  things: number[];
  secret: number;
  covered: boolean;
  rolls: number[][];
}

/** Two seats and a clock may do anything at any time: a box without rules, so that only the engine's own guards are seen. */
const closetGame: Game<ClosetState, { readonly type: (typeof MOVES)[number] }, BaseOptions, GameEvent> = {
  id: 'toy-closet',
  title: 'Closet',
  version: 1,
  seats: { min: 2, max: 3 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a closet', v.object({ seats: wholeNumber(2, 3) })),
  parseMove: border('a move of Closet', v.object({ type: v.picklist(MOVES) })),
  setup: ({ seats }) => ({ count: 0, things: [11, 12], secret: 13, covered: false, rolls: Array.from({ length: seats }, () => []) }),
  prompts: ({ rolls }) => [CLOCK, ...rolls.keys()].map((seat) => ({ seat, kind: 'any', words: 'Do something.' })),
  moves: () => MOVES.map((type) => ({ type })),
  play(draft, seat, { type }, table) {
    if (type === 'count' || type === 'tick') draft.count += 1;
    if (type === 'cover') draft.covered = true;
    if (type === 'uncover') draft.covered = false;
    if (type === 'roll') draft.rolls[seat]?.push(table.stream(seat).die());
  },
  view: (state, seat) => (seat === 0 ? state : { ...state, secret: 0, things: state.covered ? [0, 0] : state.things }),
  outcome: () => undefined,
  describe: () => undefined,
};

const open = () => Match.create(closetGame, { seats: 2 }, 'guards');
const COUNT = { type: 'count' };
const throughStorage = (save: MatchSave): MatchSave => parseSave(JSON.parse(JSON.stringify(save)));

test('a save after undo and another move holds that other move, and opens', () => {
  const match = open();
  match.play(0, COUNT);
  match.play(0, { type: 'cover' });
  match.save();
  expect(match.undo()).toBe(true);
  match.play(0, { type: 'tick' });
  const loaded = Match.load(closetGame, throughStorage(match.save()));
  expect(loaded.hash()).toBe(match.hash());
  expect(loaded.moves.map(({ move }) => move.type)).toEqual(['count', 'tick']);
});

test('no undo goes back across what the clock did', () => {
  const match = open();
  match.play(0, COUNT);
  match.play(CLOCK, { type: 'tick' });
  expect(match.canUndo).toBe(false);
  match.play(0, COUNT);
  expect([match.undo(), match.undo()]).toEqual([true, false]);
  expect(match.state.count).toBe(2);
});

test('no undo goes back across what another seat did', () => {
  const match = open();
  match.play(0, COUNT);
  match.play(1, COUNT);
  expect([match.undo(), match.undo()]).toEqual([true, false]);
  expect(match.state.count).toBe(1);
});

test('what was known before an undo is forgotten with it: the next move is judged by what is known now', () => {
  const match = open();
  match.play(0, { type: 'cover' });
  expect(match.undo()).toBe(true);
  match.play(0, COUNT);
  expect(match.canUndo).toBe(true);
});

test('nobody takes back what another seat has seen', () => {
  const match = open();
  match.play(0, { type: 'cover' });
  match.play(0, { type: 'uncover' });
  expect(match.canUndo).toBe(false);
});

test.each([
  ['game', (save: MatchSave) => ({ ...save, game: 'toy-bids' })],
  ['options', (save: MatchSave) => ({ ...save, options: { seats: 3 } })],
  ['version', (save: MatchSave) => ({ ...save, version: 2 })],
  ['seed', (save: MatchSave) => ({ ...save, seed: 'other' })],
  ['the seat of a move', (save: MatchSave) => ({ ...save, moves: save.moves.map(([, move]) => [1, move]) })],
  ['a move', (save: MatchSave) => ({ ...save, moves: save.moves.map(([seat]) => [seat, { type: 'tick' }]) })],
])('a save whose %s was changed is damaged', (_what, forge) => {
  const match = open();
  match.play(0, COUNT);
  const save = throughStorage(match.save());
  expect(() => parseSave(JSON.parse(JSON.stringify(forge(save))))).toThrow('do not match its checksum');
});

test('every seat rolls from a stream of its own, whoever else rolls in between', () => {
  const alone = open();
  for (let i = 0; i < 12; i++) alone.play(0, { type: 'roll' });
  const beside = open();
  for (let i = 0; i < 12; i++) {
    beside.play(1, { type: 'roll' });
    beside.play(0, { type: 'roll' });
  }
  expect(beside.state.rolls[0]).toEqual(alone.state.rolls[0]);
  expect(beside.state.rolls[1]).not.toEqual(beside.state.rolls[0]);
});
