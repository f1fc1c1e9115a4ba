import { angleOf } from '@/dice/physics/rotation';

import type { Launch } from '../state';
import { degreesToParts, launchOf, tangentOf, type Gesture } from './stance';

/**
 * How a movement of finger or phone becomes a launch: pure arithmetic, so that recorded movements are tests. Directions
 * are pairs (right, forward) seen by the thrower; glass is measured in millimetres.
 */
export interface Direction {
  readonly right: number;
  readonly forward: number;
}

const MM_PER_DP = 0.15875;
/** Level speed of any hand, mm/s (DF-183, DF-184). */
const SLOWEST = 300;
const FASTEST = 3200;
/** Millimetres of flight per millimetre of glass: a brisk flick of the thumb lands in the middle of the range. */
export const TOUCH_GAIN = 3;
export const CROSSBOW_GAIN = 2.4;
const SWING_GAIN = 0.55;
/** Degrees a bent card flings aside for each one it was pulled aside. */
export const CATAPULT_TURN = 1.2;
const GRAVITY = 9810;
const RAMP = 60;
const LOFT = { low: -60, high: 30, start: -20 } as const;
/** A swing may point this far off the table's heading: tangent of 60°. */
const WIDEST_SWING = tangentOf(60);

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
export const handSpeed = (speed: number): number => clamp(speed, SLOWEST, FASTEST);
const loftWithin = (degrees: number): number => clamp(degrees, LOFT.low, LOFT.high);

/** What a hand does, seen by the thrower: where to, how fast along the table, how steeply. */
export interface HandMotion extends Direction {
  readonly speed: number;
  readonly pitch: number;
  /** rad/s about the upright axis. */
  readonly spin: number;
}

const lengthOf = ({ right, forward }: Direction): number => Math.sqrt(right * right + forward * forward);
const STRAIGHT: Direction = { right: 0, forward: 1 };

function unit(direction: Direction): Direction {
  const length = lengthOf(direction);
  return length === 0 ? STRAIGHT : { right: direction.right / length, forward: direction.forward / length };
}

/** A flick: finger velocity over the last 60 ms in dp per second, loft in degrees as it was set, spin from the path's curvature. */
export function fromFlick(velocity: Direction, loft: number, curvature = 0, gain = TOUCH_GAIN): HandMotion {
  const speed = handSpeed(lengthOf(velocity) * MM_PER_DP * gain);
  return { ...unit(velocity), speed, pitch: loft, spin: clamp(curvature, -20, 20) };
}

/** An arm swing: the integral of level acceleration over the last 150 ms in mm/s, relative to the table's heading. */
export function fromSwing(impulse: Direction, pitchChange: number): HandMotion {
  const { right, forward } = unit(impulse);
  const ahead = forward <= 0 ? { right: right < 0 ? -WIDEST_SWING : WIDEST_SWING, forward: 1 } : { right: clamp(right / forward, -WIDEST_SWING, WIDEST_SWING), forward: 1 };
  return { ...unit(ahead), speed: handSpeed(lengthOf(impulse) * SWING_GAIN), pitch: loftWithin(-15 + pitchChange / 2), spin: 0 };
}

/** A die rolling off a ramp of 60 mm: elbow and nose. Total speed √(2·g·sin tilt·60), split into level and fall. */
export function fromRamp(roll: Direction, tilt: number): HandMotion {
  const { cos, sin } = angleOf(degreesToParts(tilt));
  return { ...unit(roll), speed: Math.sqrt(2 * GRAVITY * sin * RAMP) * cos, pitch: -tilt, spin: 0 };
}

/** A bent card let go: pull in mm of glass, and how far it was pulled aside (degrees). */
export function fromCatapult(pull: number, asideDegrees: number): HandMotion {
  const pitch = clamp(50 - 0.5 * pull, 25, 50);
  const { cos } = angleOf(degreesToParts(pitch));
  const { cos: forward, sin: right } = angleOf(degreesToParts(CATAPULT_TURN * asideDegrees));
  return { right, forward, speed: (700 + 35 * pull) * cos, pitch, spin: 0 };
}

/** A die headed at the board: every 60 ms off the beat cost 6° and 15 % (DF-205). */
export function fromHead(timingMs: number): HandMotion {
  const { cos, sin } = angleOf(degreesToParts((6 * timingMs) / 60));
  return { right: sin, forward: cos, speed: 600 * Math.max(0.2, 1 - (0.15 * Math.abs(timingMs)) / 60) * angleOf(degreesToParts(-8)).cos, pitch: -8, spin: 0 };
}

/** A falling die slammed at the table: chop 0 to 1, every 60 ms off the beat cost 8° of pitch (DF-209). */
export function fromSlam(direction: Direction, chop: number, timingMs: number): HandMotion {
  const pitch = clamp(-45 + (8 * timingMs) / 60, -80, -10);
  return { ...unit(direction), speed: (1500 + 2000 * clamp(chop, 0, 1)) * angleOf(degreesToParts(pitch)).cos, pitch, spin: 0 };
}

/** Both palms part: the bisector, and half of their difference in speed pulls to the slower side (DF-200). */
export function fromPalms(left: Direction, right: Direction, loft: number): HandMotion {
  const uneven = (lengthOf(left) - lengthOf(right)) / Math.max(1, lengthOf(left) + lengthOf(right));
  const middle = unit({ right: unit(left).right + unit(right).right, forward: unit(left).forward + unit(right).forward });
  const speed = ((lengthOf(left) + lengthOf(right)) / 2) * MM_PER_DP * TOUCH_GAIN;
  return { ...unit({ right: middle.right + 0.5 * uneven, forward: middle.forward }), speed: handSpeed(speed), pitch: loft, spin: 0 };
}

/** Somebody else's hand: 0.7 of the wrist, 0.3 of the palm (DF-202). */
export const fromBorrowedHand = (wrist: Direction, palm: Direction, loft: number): HandMotion =>
  fromFlick({ right: 0.7 * wrist.right + 0.3 * palm.right, forward: 0.7 * wrist.forward + 0.3 * palm.forward }, loft);

/** A twirl gives the throw a spin of 20 to 80 rad/s (DF-206). */
export const withTwirl = (motion: HandMotion, twirlDegPerSecond: number): HandMotion => ({ ...motion, spin: clamp(twirlDegPerSecond / 25, 20, 80) });

/** The eyes see the board in a mirror: both axes are inverted (DF-208), or only left and right (DF-201). */
export const mirrored = ({ right, forward }: Direction, both: boolean): Direction => ({ right: -right, forward: both ? -forward : forward });

/** One stage of a relay of launchers: how it was meant and how it came (DF-188). */
export interface Leg {
  readonly directionErrorDeg: number;
  readonly speedError: number;
  readonly passed: boolean;
  /** Milliseconds since the stage before ended. */
  readonly pauseMs: number;
}
const LONGEST_PAUSE = 4000;

/** Half of every earlier stage's error is added to the last one; undefined: the relay broke. */
export function relayError(earlier: readonly Leg[]): { readonly directionErrorDeg: number; readonly speedError: number } | undefined {
  if (earlier.some((stage) => !stage.passed || stage.pauseMs > LONGEST_PAUSE)) return undefined;
  return {
    directionErrorDeg: earlier.reduce((sum, stage) => sum + stage.directionErrorDeg / 2, 0),
    speedError: earlier.reduce((sum, stage) => sum + stage.speedError / 2, 0),
  };
}

export interface Place {
  /** Where the thrower stands around the table, 1/1024 turn from +x. */
  readonly azimuth: number;
  readonly distance: number;
  readonly z: number;
  /** The distance is counted as the larger of |x| and |y|. */
  readonly beyondTable: boolean;
}

/** Puts a hand's motion on the table as the integers of a throw. */
export function launchFrom({ azimuth, distance, z, beyondTable }: Place, { right, forward, speed, pitch, spin }: HandMotion): Launch {
  const { cos, sin } = angleOf(azimuth);
  const away = beyondTable ? distance / Math.max(Math.abs(cos), Math.abs(sin)) : distance;
  const gesture: Gesture = {
    x: away * cos,
    y: away * sin,
    z,
    dirX: -cos * forward - sin * right,
    dirY: -sin * forward + cos * right,
    speed,
    pitch,
    spin,
  };
  return launchOf(gesture);
}
