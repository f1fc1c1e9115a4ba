import { ROUND_KINDS } from '../content/rounds';
import type { State } from '../rules/state';

/** What is still to come of the three acts. */

const roundsLeft = (kind: 'combat' | 'montage', from: number): number => ROUND_KINDS.slice(from).filter((each) => each === kind).length;

/** Fights that a player can still have, one that is about to begin or going on included. */
export const fightsLeft = (s: State): number => roundsLeft('combat', s.round);
export const fightsAfter = (s: State): number => roundsLeft('combat', s.round + 1);
export const montagesAfter = (s: State): number => roundsLeft('montage', s.round + 1);
