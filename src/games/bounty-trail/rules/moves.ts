import * as v from 'valibot';

import type { Seat } from '@/engine/game';
import { border } from '@/engine/parse';

import type { Spot } from './geometry';

/** Everything a player can do; all other changes follow by themselves. */
export type Move =
  /** Locks the round's path. An empty list of steps is for somebody who is hemmed in. */
  | { readonly type: 'lockPath'; readonly start: Spot; readonly steps: readonly Spot[] }
  /** An offer for a contested bounty; one of the numbers is 0, both 0 is a pass. */
  | { readonly type: 'bid'; readonly bullets: number; readonly hearts: number }
  /** The quick draw at the table is over. */
  | { readonly type: 'duelResult'; readonly winner: Seat }
  /** The die decides instead of a quick draw: for bots, and for whoever prefers it. */
  | { readonly type: 'rollOff' };

const WholeNumber = v.pipe(v.number(), v.integer());
const LONGEST_LIST = 64;

export const parseMove = border<Move>(
  'a move of Bounty Trail',
  v.variant('type', [
    v.strictObject({ type: v.literal('lockPath'), start: WholeNumber, steps: v.pipe(v.array(WholeNumber), v.maxLength(LONGEST_LIST)) }),
    v.strictObject({ type: v.literal('bid'), bullets: WholeNumber, hearts: WholeNumber }),
    v.strictObject({ type: v.literal('duelResult'), winner: WholeNumber }),
    v.strictObject({ type: v.literal('rollOff') }),
  ]),
);
