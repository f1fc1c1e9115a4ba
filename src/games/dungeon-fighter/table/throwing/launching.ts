import { flickOf } from '@/motion/touch/flick';
import type { Point, PointerPath } from '@/motion/touch/pointer';

import type { RequirementId } from '../../content/vocabulary';
import type { Assist, Launch } from '../../rules/state';
import { CROSSBOW_GAIN, TOUCH_GAIN, fromBorrowedHand, fromFlick, fromPalms, launchFrom, mirrored, withTwirl, type Direction, type HandMotion, type Place } from '../../rules/throw/gesture';
import { launchZone } from '../../rules/throw/inForce';
import { nearestIn, stanceFor, startsBelowTable, unsteadiness } from '../../rules/throw/stance';
import type { ActKind } from './acts';
import { bearing, directionAt } from './bearing';
import { inCombination } from './combination';
import { idealSpeed } from './ideal';
import { movedAt, twirlBeforeFlick } from './measure';

const SPIN_PER_DEGREE = 0.22;

/** A place to stand and the controls as they are set. */
export interface Setting {
  readonly ids: readonly RequirementId[];
  readonly azimuth: number;
  readonly loft: number;
  readonly assist: Assist;
  /** One finger does what others do with two hands (DF-201 … DF-203). */
  readonly oneHanded?: boolean;
}

const toDirection = ({ x, y }: Point): Direction => ({ right: x, forward: -y });

/** The hand of somebody else hangs on a spring: it follows the whole stroke of the last moment, not its end, and goes too far (DF-202). */
const LAG_MS = 120;
const FLICK_WINDOW_MS = 60;
export const OVERSHOOT = 1.2;
function ghostVelocity(path: PointerPath, { ids }: Setting): Point {
  const stroke = (path.last?.t ?? 0) - (movedAt(path) ?? 0);
  // After a twirl only the flick counts.
  const { x, y } = path.velocity(Math.min(ids.includes('spinShot') ? FLICK_WINDOW_MS : LAG_MS, stroke));
  return { x: OVERSHOOT * x, y: OVERSHOOT * y };
}

/** The weaker hand does what the finger did a moment ago (DF-201). */
export const WEAK_LAG_MS = 40;

/** What the hand sees of the finger: late in the weaker hand, the wrong way round in a mirror. */
function seenVelocity(path: PointerPath, { ids, oneHanded }: Setting): Direction {
  const velocity = toDirection(path.velocity(FLICK_WINDOW_MS, ids.includes('weakHandShot') ? WEAK_LAG_MS : 0));
  if (ids.includes('backwardsShot')) return mirrored(velocity, true);
  return oneHanded && ids.includes('weakHandShot') ? mirrored(velocity, false) : velocity;
}

/** What a finger that left the glass did to the die; undefined: it was lifted, not flung. */
export function flickMotion(kind: ActKind, path: PointerPath, others: readonly PointerPath[], setting: Setting): HandMotion | undefined {
  const { ids, loft } = setting;
  const flick = flickOf(path);
  if (!flick) return undefined;
  const turn = (velocity: Point): Direction => (ids.includes('backwardsShot') ? mirrored(toDirection(velocity), true) : toDirection(velocity));
  const velocity = seenVelocity(path, setting);
  const other = others[0];
  const motion = ((): HandMotion => {
    if (kind === 'cross') return fromFlick(velocity, loft, 0, CROSSBOW_GAIN);
    if (kind === 'palms' && other) return fromPalms(velocity, turn(other.velocity()), loft);
    if (kind === 'ghost') return other ? fromBorrowedHand(velocity, turn(other.velocity()), loft) : fromFlick(turn(ghostVelocity(path, setting)), loft, 0, TOUCH_GAIN);
    return fromFlick(velocity, loft, -flick.curve * SPIN_PER_DEGREE, TOUCH_GAIN);
  })();
  if (!ids.includes('spinShot')) return motion;
  const { degrees, ms } = twirlBeforeFlick(path);
  return withTwirl(motion, (1000 * degrees) / Math.min(ms, 900));
}

/** Where the hand is for everything in force. */
export function placeOf({ ids, azimuth }: Pick<Setting, 'ids' | 'azimuth'>): Place {
  const { distance, z } = stanceFor(ids);
  return { azimuth, distance, z, beyondTable: startsBelowTable(ids) };
}

/** Only so much of what the hand did wrong. */
function calmed(motion: HandMotion, ids: readonly RequirementId[], share: number): HandMotion {
  if (share === 1) return motion;
  const ideal = idealSpeed(ids, motion.pitch);
  const straight = -(stanceFor(ids).aside ?? 0);
  return { ...motion, ...directionAt(straight + share * (bearing(motion) - straight)), speed: ideal + share * (motion.speed - ideal) };
}

/** How much of an error counts: what the steady hand halves (DF-278), and throws whose table asks for a surer hand than people have (DF-293). */
const errorShare = ({ ids, assist }: Pick<Setting, 'ids' | 'assist'>): number => Math.min(1, unsteadiness(ids)) / (assist === 'steady' ? 2 : 1);

/** The integers of a throw, within what this throw allows. */
export function launchBy(motion: HandMotion, { ids, azimuth, loft, assist }: Setting): Launch {
  const calm = calmed(inCombination(motion, { ids, loft }), ids, errorShare({ ids, assist }));
  return launchFrom(placeOf({ ids, azimuth }), { ...calm, pitch: nearestIn(calm.pitch, launchZone(ids).pitches) });
}
