import { MM_PER_POINT } from '@/motion/touch/pointer';

import { STANCES } from '../../content/stances';
import type { RequirementId } from '../../content/vocabulary';
import { fromCatapult, fromHead, fromRamp, fromSlam, type Direction, type HandMotion } from '../../rules/throw/gesture';
import { launchersOf } from '../../rules/throw/inForce';
import { idealSpeed } from './ideal';

type Natural = Pick<HandMotion, 'speed' | 'pitch'>;

const STRAIGHT: Direction = { right: 0, forward: 1 };
const GOOD_PULL = 17;
const LONGEST_PULL = 40;
const PULL_STEP = 0.1;
const GOOD_TILT = 30;
const GOOD_CHOP = 0.2;

/** What a good gesture gives where the gesture itself decides how fast and how steeply the die leaves. */
const NATURAL: Partial<Readonly<Record<RequirementId, Natural>>> = {
  blowShot: { speed: idealSpeed(['blowShot'], STANCES.blowShot.pitch), pitch: STANCES.blowShot.pitch },
  catapultShot: fromCatapult(GOOD_PULL, 0),
  slamShot: fromSlam(STRAIGHT, GOOD_CHOP, 0),
  headShot: fromHead(0),
  elbowShot: fromRamp(STRAIGHT, GOOD_TILT),
  noseShot: fromRamp(STRAIGHT, GOOD_TILT),
};

/** Points of glass that a card is pulled for this share of the right speed. */
export function pullFor(share: number): number {
  const wanted = share * goodSpeed('catapultShot');
  let mm = 0;
  while (mm < LONGEST_PULL && fromCatapult(mm, 0).speed < wanted) mm += PULL_STEP;
  return mm / MM_PER_POINT;
}

/** The speed of a good gesture of one launcher by itself. */
export const goodSpeed = (launcher: RequirementId): number => NATURAL[launcher]?.speed ?? idealSpeed([launcher], STANCES[launcher].pitch);

/** The speed to show as the right one: what a good gesture gives, or what all demands together need. */
export const wantedSpeed = (ids: readonly RequirementId[], loft: number): number => {
  const [only] = ids;
  return only !== undefined && ids.length === 1 && NATURAL[only] ? goodSpeed(only) : idealSpeed(ids, loft);
};

/** What a launcher's own speed has to be multiplied by, so that a good gesture shows as a good throw of all together. */
export const combinationShare = (launcher: RequirementId, ids: readonly RequirementId[], loft: number): number => wantedSpeed(ids, loft) / goodSpeed(launcher);

/**
 * Together with other demands a good toss of the head, pull of the card or lean of the ramp means the speed and the
 * steepness that all of them together need; what was off by itself is off there in the same measure (DF-190).
 */
export function inCombination(motion: HandMotion, { ids, loft }: { readonly ids: readonly RequirementId[]; readonly loft: number }): HandMotion {
  const launcher = launchersOf(ids).pop();
  const natural = launcher && NATURAL[launcher];
  if (ids.length < 2 || !natural) return motion;
  return { ...motion, speed: (motion.speed * idealSpeed(ids, loft)) / natural.speed, pitch: loft + motion.pitch - natural.pitch };
}
