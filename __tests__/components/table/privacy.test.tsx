import { CLOCK, type Game } from '@/engine/game';
import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { pigBots } from '@/games/pig/bot';
import type { SeatPlayer } from '@/store/seats';
import { Session } from '@/table/session/session';

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
const people: readonly SeatPlayer[] = [{ name: 'Kaja', plays: 'person' }, { name: 'Noor', plays: 'person' }];

function sitDown() {
  const session = new Session({
    box,
    match: Match.create(box.game, { seats: 2 }, 'privacy'),
    players: people,
    seating: 'pass',
    speed: () => 'instant',
    keep: () => undefined,
  });
  const onScreen = () => {
    const { view, looking } = session.store.getState();
    return { looking, hands: (view as Whisper).hands };
  };
  return { session, onScreen };
}

test('nothing secret is on the screen before the right person has the device', () => {
  const { session, onScreen } = sitDown();
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 0 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen()).toEqual({ looking: { eyes: 0, acting: 0 }, hands: ['the knave', undefined] });
});

test('after the move the next person’s hand stays hidden until they say so', () => {
  const { session, onScreen } = sitDown();
  session.takeDevice();
  expect(session.play({ type: 'look' })).toBe(true);
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 1 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen().hands).toEqual([undefined, 'the queen']);
});

test('nobody can play before the device was taken', () => {
  const { session } = sitDown();
  expect(session.play({ type: 'look' })).toBe(false);
  expect(session.match.moves).toHaveLength(0);
});
