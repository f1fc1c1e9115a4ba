import * as v from 'valibot';

import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

const SIDES = ['heads', 'tails'] as const;
const SECRET = 'secret';

export interface PenniesState {
  coins: string[];
}

export interface PenniesMove {
  readonly side: (typeof SIDES)[number];
}

/** Matching pennies: both choose a side at once; seat 0 wins if they match. Whoever is predictable loses. */
export const penniesGame: Game<PenniesState, PenniesMove, BaseOptions, GameEvent> = {
  id: 'toy-pennies',
  title: 'Pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a game of Pennies', v.object({ seats: wholeNumber(2, 2) })),
  parseMove: border<PenniesMove>('a side', v.object({ side: v.picklist(SIDES) })),
  setup: () => ({ coins: ['', ''] }),
  prompts: ({ coins }) => coins.flatMap((coin, seat) => (coin === '' ? [{ seat, kind: 'choose', words: 'Choose a side.', secret: true }] : [])),
  *moves({ coins }, seat) {
    if (coins[seat] === '') for (const side of SIDES) yield { side };
  },
  play(draft, seat, { side }) {
    draft.coins[seat] = side;
  },
  view: ({ coins }, seat) => ({
    coins: coins.map((coin, owner) => (owner === seat || coin === '' || !coins.includes('') ? coin : SECRET)),
  }),
  outcome({ coins }) {
    if (coins.includes('')) return undefined;
    const places = coins[0] === coins[1] ? [1, 2] : [2, 1];
    return { kind: 'versus', places, scores: [0, 0], lines: [[], []], words: 'The coins are turned up.' };
  },
  describe: () => undefined,
  imagine: ({ coins }, _seat, random) => ({ coins: coins.map((coin) => (coin === SECRET ? random.pick(SIDES) : coin)) }),
};
