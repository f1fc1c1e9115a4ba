import * as v from 'valibot';

import { border } from '@/engine/parse';

import type { Spot } from './geometry';

/** Everything a player can do; all other changes follow by themselves. */
export type Move =
  /** Locks the round's path. An empty list of steps is for somebody who is hemmed in. */
  | { readonly type: 'lockPath'; readonly start: Spot; readonly steps: readonly Spot[] }
  /** An offer for a contested bounty; one of the numbers is 0, both 0 is a pass. */
  | { readonly type: 'bid'; readonly bullets: number; readonly hearts: number }
  /** A quick draw: everybody lays a thumb on the glass, the clock gives the signal, the first to lift wins. */
  | { readonly type: 'thumbDown' }
  | { readonly type: 'signal' }
  | { readonly type: 'thumbUp' }
  /** The die decides instead of a quick draw: for bots, and for whoever prefers it. */
  | { readonly type: 'rollOff' };

const WholeNumber = v.pipe(v.number(), v.integer());
const LONGEST_LIST = 64;

export const parseMove = border<Move>(
  'a move of Bounty Trail',
  v.variant('type', [
    v.strictObject({ type: v.literal('lockPath'), start: WholeNumber, steps: v.pipe(v.array(WholeNumber), v.maxLength(LONGEST_LIST)) }),
    v.strictObject({ type: v.literal('bid'), bullets: WholeNumber, hearts: WholeNumber }),
    v.strictObject({ type: v.literal('thumbDown') }),
    v.strictObject({ type: v.literal('signal') }),
    v.strictObject({ type: v.literal('thumbUp') }),
    v.strictObject({ type: v.literal('rollOff') }),
  ]),
);
