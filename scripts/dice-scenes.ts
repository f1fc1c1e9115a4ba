import { Random } from '@/engine/random';
import { rollInTray } from '@/dice/roll/roll';
import { trayFor } from '@/dice/roll/tray';
import { simulate, type DieStart, type Shape, type Throw, type World } from '@/dice/physics';

/** Scenes that tests, benchmarks and the engine comparison share. */

const HOLES = [
  { x: 46.7, y: 46.7, radius: 17 }, { x: -46.7, y: 46.7, radius: 17 }, { x: -46.7, y: -46.7, radius: 17 }, { x: 46.7, y: -46.7, radius: 17 },
  { x: 52.8, y: 127.5, radius: 15 }, { x: -127.5, y: 52.8, radius: 15 }, { x: -52.8, y: -127.5, radius: 15 }, { x: 127.5, y: -52.8, radius: 15 },
];

/** A table with a round board of eight holes, and whatever else stands there. */
export const targetWorld = (extra: readonly Shape[] = []): World => ({
  shapes: [
    {
      kind: 'plate', name: 'table', material: { restitution: 0.42, friction: 0.15 }, top: 0, thickness: 20,
      outline: { kind: 'rectangle', x: 0, y: 0, halfX: 450, halfY: 450 }, holes: [], floor: true,
    },
    {
      kind: 'plate', name: 'board', material: { restitution: 0.12, friction: 0.85 }, top: 2, thickness: 2,
      outline: { kind: 'disc', x: 0, y: 0, radius: 200 }, holes: HOLES, floor: false,
    },
    ...extra,
  ],
  gates: [],
  die: { edge: 16, material: { restitution: 0.55, friction: 0.2 } },
  spinDrag: 16,
  bounds: { reach: 900, bottom: -300 },
});

export const STILL: DieStart = { x: 0, y: 0, z: 80, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0, turn: 8, tilt: 0, yaw: 0 };

/** A hand's throw from the south edge towards the board. */
export const handThrow = (random: Random): DieStart => ({
  ...STILL,
  y: -4200, z: 1800,
  vx: random.between(-120, 120), vy: random.between(1000, 1350), vz: random.between(-550, -300),
  wx: random.between(-500, 500), wy: random.between(-500, 500), wz: random.between(-500, 500),
  turn: random.below(24), yaw: 16 * random.below(64),
});

export const throwAtTarget = (seed: string): Throw => simulate(targetWorld(), [handThrow(Random.fromSeed(seed))]);

/** One die thrown among five that lie on the board and may be knocked about. */
export function throwAmongDice(seed: string): Throw {
  const random = Random.fromSeed(seed);
  const lying = [[0, -900], [400, -200], [-350, 250], [100, 600], [-900, -300]].map(([x = 0, y = 0]): DieStart =>
    ({ ...STILL, x, y, z: 101, turn: random.below(24), yaw: random.below(256) }));
  return simulate(targetWorld(), [handThrow(random), ...lying]);
}

export function rollDice(count: number, seed: string): Throw & { readonly laidFlat: number } {
  const random = Random.fromSeed(`faces/${seed}`);
  const faces = Array.from({ length: count }, () => random.below(6));
  return rollInTray(trayFor(count, 1.3), faces, { seed });
}

function mix(hash: number, bits: Uint32Array): number {
  let h = hash;
  for (let i = 0; i < bits.length; i++) h = Math.imul(h ^ (bits[i] ?? 0), 0x01000193);
  return h;
}

/** Every bit of how a throw flew and where it lay. */
export function fingerprint(thrown: Throw): number {
  const rest = Float64Array.from(thrown.rest.flatMap(({ x, y, z, qw, qx, qy, qz, face, yaw }) => [x, y, z, qw, qx, qy, qz, face, yaw]));
  const impacts = Float64Array.from(thrown.impacts.flatMap(({ step, die, speed, x, y, z, air, spin }) => [step, die, speed, x, y, z, air, spin]));
  const { frames } = thrown;
  let hash = mix(0x811c9dc5, new Uint32Array(rest.buffer));
  hash = mix(hash, new Uint32Array(impacts.buffer));
  hash = mix(hash, new Uint32Array(frames.buffer, frames.byteOffset, frames.length));
  return hash >>> 0;
}
