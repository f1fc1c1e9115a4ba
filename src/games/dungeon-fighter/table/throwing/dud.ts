import type { HandMotion } from '../../rules/throw/gesture';
import { stanceFor } from '../../rules/throw/stance';
import type { Act } from './acts';
import { bearing } from './bearing';
import { goodSpeed, wantedSpeed } from './combination';
import type { Setting } from './launching';

/** Below this share of the right speed a die stays this side of the board, wherever it bounces. */
const LEAST_SHARE = 0.4;
/** Degrees off the way to the board from which on a flick goes sideways or back. */
const WRONG_WAY = 80;

const NOT_FLUNG = 'Not thrown: put your finger on the die, flick it, and let go while the finger still moves.';
const AWAY = 'That was away from the board. The die is back in your hand: flick towards the board.';
const AWAY_IN_MIRROR = 'In the mirror up is down. The die is back in your hand: flick down.';
const TOO_SOFT = 'Too soft to reach the board. The die is back in your hand: flick faster.';

/** The least speed that any steepness of this throw needs: whoever tips the hand far down still throws. */
const neededSpeed = ({ ids, loft }: Pick<Setting, 'ids' | 'loft'>): number => Math.min(wantedSpeed(ids, loft), wantedSpeed(ids, stanceFor(ids).pitch));

/**
 * Why a flick is no throw but a slip of the finger that is given back; undefined: it is one. An earlier launcher of a relay
 * has a speed of its own. A finger that is too slow across a die on the back of a hand is judged by its gate (DF-194).
 */
export function dudWords(motion: HandMotion | undefined, setting: Pick<Setting, 'ids' | 'loft'>, { kind, requirement }: Act, isLast: boolean): string | undefined {
  if (!motion) return NOT_FLUNG;
  const { ids } = setting;
  const off = bearing(motion) + (stanceFor(ids).aside ?? 0);
  if (Math.abs(off - 360 * Math.round(off / 360)) > WRONG_WAY) return ids.includes('backwardsShot') ? AWAY_IN_MIRROR : AWAY;
  if (kind === 'cross') return undefined;
  return motion.speed < LEAST_SHARE * (isLast || requirement === undefined ? neededSpeed(setting) : goodSpeed(requirement)) ? TOO_SOFT : undefined;
}
