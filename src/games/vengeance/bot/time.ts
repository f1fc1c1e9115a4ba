import { ROUND_KINDS } from '../content/rounds';
import { missionOf } from '../rules/solo/objectives';
import { isSolo, type State } from '../rules/state';

/** What is still to come of the three acts. */

const roundsLeft = (kind: 'combat' | 'montage', from: number): number => ROUND_KINDS.slice(from).filter((each) => each === kind).length;

/** Fights that a player can still have, one that is about to begin or going on included. */
export const fightsLeft = (s: State): number => roundsLeft('combat', s.round);
export const fightsAfter = (s: State): number => roundsLeft('combat', s.round + 1);
const montagesAfter = (s: State): number => roundsLeft('montage', s.round + 1);

export interface Ahead {
  readonly fights: number;
  readonly montages: number;
  /** Alone: with more cubes on Mind the mission is lost. */
  readonly calm?: number;
}

const calmOf = (s: State): number | undefined => {
  if (!isSolo(s)) return undefined;
  for (const objective of missionOf(s).objectives) if (objective.kind === 'calmMind') return objective.cubes;
  return undefined;
};

function aheadWith(s: State, fights: number): Ahead {
  const calm = calmOf(s);
  return { fights, montages: montagesAfter(s), ...(calm !== undefined && { calm }) };
}

/** What a hero can still use: with the Fight at hand, and after it. */
export const aheadOf = (s: State): Ahead => aheadWith(s, fightsLeft(s));
export const aheadAfter = (s: State): Ahead => aheadWith(s, fightsAfter(s));
