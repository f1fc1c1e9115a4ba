import type { Objection } from '@/engine/decisions/declare';
import { nearestFrame } from '@/engine/decisions/frames';

import type { State } from '../state';

/** Why a word of a roll is refused at another moment: the rolls are over, by the clock or by themselves (VG-155, VG-257), or their time comes yet. */
const inRoll = (otherwise: Objection) => (s: State): Objection =>
  s.fight && !nearestFrame(s, 'rolls') ? [s.fight.timed ? 'VG-257' : 'VG-155', 'The rolls of this Fight are over: what was not used is lost.'] : otherwise;

export const NO_RUN_NOW = inRoll(['VG-126', 'Whether to run is decided before the roll, once.']);
export const NO_REROLL_NOW = inRoll(['VG-139', 'All re-rolls come before the first action.']);
export const NO_STRIKE_NOW = inRoll(['VG-305', 'Nobody is about to strike.']);
export const NO_ACTION_NOW = inRoll(['VG-139', 'Hero actions come after all re-rolls.']);
