import { ROUNDING, type Body } from './body';
import { multiply, topFace, yawOf } from './rotation';
import { holeAt } from './surfaces';
import type { Pose, Rest, World } from './types';

/** Cosine of about 16°: a top face that leans further is cocked. */
const LEVEL = 0.96;
/** A corner this close to the ground under a hole touches it. */
const TOUCHES_GROUND = 0.3;

function liesInHole(die: Body, world: World): boolean {
  const { centres, radius } = cornerSpheres(die, world.die.edge);
  return world.shapes.some((shape) => {
    if (shape.kind !== 'plate' || shape.holes.length === 0) return false;
    const ground = shape.top - shape.thickness;
    return centres.some(({ x, y, z }) => z - radius < ground + TOUCHES_GROUND && holeAt(shape, x, y) !== undefined);
  });
}

export function restOf(die: Body, world: World): Rest {
  const q = multiply({ w: die.qw, x: die.qx, y: die.qy, z: die.qz }, die.label);
  const { face, level } = topFace(q);
  return {
    x: die.x, y: die.y, z: die.z, qw: q.w, qx: q.x, qy: q.y, qz: q.z,
    face,
    cocked: level < LEVEL,
    yaw: yawOf(q),
    state: die.lost ? 'off' : liesInHole(die, world) ? 'hole' : 'rest',
    settled: die.asleep || die.lost,
  };
}

/** Centres and radius of the eight corner spheres of a resting die, for rules that ask where it touches. */
export function cornerSpheres(rest: Pose, edge: number): { radius: number; centres: { x: number; y: number; z: number }[] } {
  const core = edge / 2 - edge * ROUNDING;
  const [a, b, c] = axesOf(rest);
  const signs = [-core, core];
  return {
    radius: edge * ROUNDING,
    centres: signs.flatMap((i) => signs.flatMap((j) => signs.map((k) => ({
      x: rest.x + i * a.x + j * b.x + k * c.x,
      y: rest.y + i * a.y + j * b.y + k * c.y,
      z: rest.z + i * a.z + j * b.z + k * c.z,
    })))),
  };
}

export interface Axis {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The die's own axes in the world. */
export function axesOf({ qw, qx, qy, qz }: Pick<Pose, 'qw' | 'qx' | 'qy' | 'qz'>): readonly [Axis, Axis, Axis] {
  return [
    { x: 1 - 2 * (qy * qy + qz * qz), y: 2 * (qx * qy + qw * qz), z: 2 * (qx * qz - qw * qy) },
    { x: 2 * (qx * qy - qw * qz), y: 1 - 2 * (qx * qx + qz * qz), z: 2 * (qy * qz + qw * qx) },
    { x: 2 * (qx * qz + qw * qy), y: 2 * (qy * qz - qw * qx), z: 1 - 2 * (qx * qx + qy * qy) },
  ];
}
