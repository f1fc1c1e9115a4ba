import type { AnyBox } from '@/engine/box';
import type { Game } from '@/engine/game';
import { pigBots } from '@/games/pig/bot';

export interface Whisper {
  hands: string[];
  turn: number;
}

export const HIDDEN = 'a card';

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
  view: (state, seat) => ({ ...state, hands: state.hands.map((card, owner) => (owner === seat ? card : HIDDEN)) }),
  outcome: () => undefined,
  describe: () => undefined,
};
export const whisperBox = { game: whisper, bots: pigBots } as unknown as AnyBox;
