import type { RequirementId } from './vocabulary';

/**
 * How a competent hand makes each throw: from where (mm), how high, how steeply (degrees), and how far from the board's
 * centre the die first meets the table. `unsteady` multiplies the hand's error (DF-293).
 */
export interface Stance {
  readonly distance: number;
  readonly z: number;
  readonly pitch: number;
  readonly bounceAt: number;
  /** Level speed in mm/s, where the pitch is so steep that speed does not decide where the die first meets the table. */
  readonly speed?: number;
  readonly unsteady: number;
  /** Spin about the upright axis given on purpose, rad/s. */
  readonly spin?: number;
  /** Degrees to the left of the straight line to the centre. */
  readonly aside?: number;
  /** Where the prop stands, seen from the thrower: mm to the right of the line, mm from the centre towards him, and its yaw. */
  readonly prop?: { readonly right: number; readonly towards: number; readonly yawDeg: number };
}

export const PLAIN_STANCE: Stance = { distance: 420, z: 180, pitch: -20, bounceAt: 246, unsteady: 1 };

export const STANCES: Readonly<Record<RequirementId, Stance>> = {
  piousShot: { ...PLAIN_STANCE, unsteady: 2.4 },
  borrowedHandShot: { ...PLAIN_STANCE, unsteady: 2.6 },
  crossbowShot: { distance: 420, z: 120, pitch: 0, bounceAt: 240, unsteady: 2.4 },
  blowShot: { distance: 400, z: 120, pitch: 0, bounceAt: 260, unsteady: 3 },
  catapultShot: { distance: 440, z: 10, pitch: 40, bounceAt: 260, unsteady: 1.4 },
  slamShot: { distance: 420, z: 300, pitch: -38, bounceAt: 240, unsteady: 2.2 },
  headShot: { distance: 400, z: 420, pitch: -8, bounceAt: 220, unsteady: 0.9 },
  elbowShot: { distance: 330, z: 160, pitch: -30, bounceAt: 220, unsteady: 2.15 },
  noseShot: { distance: 320, z: 200, pitch: -30, bounceAt: 220, unsteady: 2.2 },
  weakHandShot: { ...PLAIN_STANCE, unsteady: 2.4 },
  underTheLegShot: { distance: 440, z: 90, pitch: 10, bounceAt: 260, unsteady: 2.5 },
  backwardsShot: { ...PLAIN_STANCE, pitch: -25, bounceAt: 270, unsteady: 3.5 },
  sittingShot: { distance: 420, z: 60, pitch: 8, bounceAt: 260, unsteady: 2.7 },
  underTheTableShot: { distance: 500, z: -60, pitch: 68, bounceAt: 240, unsteady: 0.5 },
  farShot: { distance: 720, z: 260, pitch: 5, bounceAt: 370, unsteady: 1.7 },
  jumpShot: { distance: 420, z: 260, pitch: -25, bounceAt: 246, unsteady: 2.75 },
  dancingShot: { distance: 420, z: 260, pitch: -25, bounceAt: 264, unsteady: 3.75 },
  blindShot: { ...PLAIN_STANCE, bounceAt: 260, unsteady: 3.5 },
  spinShot: { distance: 420, z: 180, pitch: -30, bounceAt: 260, unsteady: 3, spin: 45 },
  twoBounceShot: { distance: 430, z: 180, pitch: -26, bounceAt: 312, unsteady: 1.25 },
  bankShot: { ...PLAIN_STANCE, pitch: -10, bounceAt: 150, unsteady: 2.4, aside: 44, prop: { right: -156, towards: 269, yawDeg: 84 } },
  cardJumpShot: { distance: 394, z: 160, pitch: -62, bounceAt: 313, speed: 1350, unsteady: 1.5, prop: { right: 0, towards: 235, yawDeg: 0 } },
};

/** Share of contacts of a competent plain throw, and of each requirement alone (DF-293): what cards are priced by. */
export const PLAIN_CONTACT = 0.74;
export const CONTACT: Readonly<Record<RequirementId, number>> = {
  piousShot: 0.65,
  borrowedHandShot: 0.62,
  crossbowShot: 0.59,
  blowShot: 0.52,
  catapultShot: 0.54,
  slamShot: 0.54,
  headShot: 0.43,
  elbowShot: 0.67,
  noseShot: 0.56,
  weakHandShot: 0.65,
  underTheLegShot: 0.57,
  backwardsShot: 0.48,
  sittingShot: 0.58,
  underTheTableShot: 0.59,
  farShot: 0.42,
  jumpShot: 0.51,
  dancingShot: 0.4,
  blindShot: 0.46,
  spinShot: 0.59,
  twoBounceShot: 0.39,
  bankShot: 0.46,
  cardJumpShot: 0.3,
};
