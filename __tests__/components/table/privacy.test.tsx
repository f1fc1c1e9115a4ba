import { CLOCK, type Game } from '@/engine/game';
import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { pigBots } from '@/games/pig/bot';

import { KAJA, NOOR, sitDown } from './sitDown';

interface Whisper {
  hands: (string | undefined)[];
  turn: number;
}

/** Two hands, looked at in turn; a look is the only move. */
const whisper: Game<Whisper, { type: 'look' }> = {
  id: 'whisper',
  title: 'Whisper',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: () => ({ seats: 2 }),
  parseMove: () => ({ type: 'look' }),
  setup: () => ({ hands: ['the knave', 'the queen'], turn: 0 }),
  prompts: ({ turn }) => (turn < 4 ? [{ seat: turn % 2, kind: 'look', words: 'Look at your card.', secret: true }] : []),
  moves: () => [{ type: 'look' }],
  play: (draft) => {
    draft.turn += 1;
  },
  view: (state, seat) => ({ ...state, hands: state.hands.map((card, owner) => (owner === seat ? card : undefined)) }),
  outcome: () => undefined,
  describe: () => undefined,
};
const box = { game: whisper, bots: pigBots } as unknown as AnyBox;

function passing() {
  const { session, match, state } = sitDown(box, Match.create(box.game, { seats: 2 }, 'privacy'), [KAJA, NOOR], { seating: 'pass' });
  const onScreen = () => ({ looking: state().looking, hands: (state().view as Whisper).hands });
  return { session, match, onScreen };
}

test('nothing secret is on the screen before the right person has the device', () => {
  const { session, onScreen } = passing();
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 0 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen()).toEqual({ looking: { eyes: 0, acting: 0 }, hands: ['the knave', undefined] });
});

test('after the move the next person’s hand stays hidden until they say so', async () => {
  const { session, onScreen } = passing();
  session.takeDevice();
  expect(await session.play({ type: 'look' })).toBe(true);
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 1 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen().hands).toEqual([undefined, 'the queen']);
});

test('nobody can play before the device was taken', async () => {
  const { session, match } = passing();
  expect(await session.play({ type: 'look' })).toBe(false);
  expect(match.moves).toHaveLength(0);
});
