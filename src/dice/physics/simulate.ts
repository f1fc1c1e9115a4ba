import { makeDie } from './body';
import { Simulation } from './simulation';
import type { DieStart, Throw, World } from './types';

/** Nothing rests later than this; what still moves keeps its last pose and is reported as not settled. */
export const LONGEST_THROW = 3;
const MOST_DICE = 64;

const LIMITS: Readonly<Record<keyof DieStart, readonly [number, number]>> = {
  x: [-20000, 20000], y: [-20000, 20000], z: [-20000, 20000],
  vx: [-10000, 10000], vy: [-10000, 10000], vz: [-10000, 10000],
  wx: [-20000, 20000], wy: [-20000, 20000], wz: [-20000, 20000],
  turn: [0, 23], tilt: [-1024, 1024], yaw: [-1024, 1024],
};
const FIELDS = Object.keys(LIMITS) as (keyof DieStart)[];

/** Throws a RangeError for anything but whole numbers a hand could produce. */
function checkStarts(starts: readonly DieStart[]): void {
  if (starts.length < 1 || starts.length > MOST_DICE) throw new RangeError(`${starts.length} dice: 1 to ${MOST_DICE} can be thrown`);
  starts.forEach((start, die) => {
    for (const field of FIELDS) {
      const value = start[field];
      const [low, high] = LIMITS[field];
      if (!Number.isInteger(value) || value < low || value > high) {
        throw new RangeError(`die ${die}: ${field} = ${value} is not a whole number from ${low} to ${high}`);
      }
    }
  });
}

/** Computes a whole throw: how it flies, what it hits, where and how it lies. */
export function simulate(world: World, starts: readonly DieStart[], seconds = LONGEST_THROW): Throw {
  checkStarts(starts);
  if (!(seconds > 0 && seconds <= 10)) throw new RangeError(`${seconds} s: a throw takes more than 0 and at most 10 seconds`);
  const dice = starts.map((start, id) => makeDie(start, id, world));
  return new Simulation(world, dice).run({ seconds, fullTime: false });
}
