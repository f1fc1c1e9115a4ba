import type { Pose } from './types';

export interface Quaternion {
  readonly w: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const TURN_PARTS = 1024;
const QUARTER = TURN_PARTS / 4;

/** Cosine and sine of every 1/1024 turn, from square roots alone: engines disagree on Math.cos. */
const quadrant = (() => {
  let cos = 0;
  let sin = 1;
  for (let parts = QUARTER; parts > 1; parts /= 2) {
    const half = Math.sqrt((1 + cos) / 2);
    sin = sin / (2 * half);
    cos = half;
  }
  const table: { cos: number; sin: number }[] = [{ cos: 1, sin: 0 }];
  let c = 1;
  let s = 0;
  for (let i = 1; i < QUARTER; i++) {
    const nextCos = c * cos - s * sin;
    s = s * cos + c * sin;
    c = nextCos;
    table.push({ cos: c, sin: s });
  }
  return table;
})();

const ORIGIN_ANGLE = { cos: 1, sin: 0 };

export function angleOf(part: number): { readonly cos: number; readonly sin: number } {
  const whole = ((part % TURN_PARTS) + TURN_PARTS) % TURN_PARTS;
  const { cos, sin } = quadrant[whole % QUARTER] ?? ORIGIN_ANGLE;
  switch (Math.floor(whole / QUARTER)) {
    case 0: return { cos, sin };
    case 1: return { cos: -sin, sin: cos };
    case 2: return { cos: -cos, sin: -sin };
    default: return { cos: sin, sin: -cos };
  }
}

export const multiply = (a: Quaternion, b: Quaternion): Quaternion => ({
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
});

/** Half the angle's cosine and sine, as a quaternion wants them. */
function halfAngle(part: number): { cos: number; sin: number } {
  const whole = ((part % TURN_PARTS) + TURN_PARTS) % TURN_PARTS;
  const { cos } = angleOf(whole);
  const halfCos = Math.sqrt((1 + cos) / 2);
  return { cos: whole <= TURN_PARTS / 2 ? halfCos : -halfCos, sin: Math.sqrt((1 - cos) / 2) };
}

export function aboutZ(part: number): Quaternion {
  const { cos, sin } = halfAngle(part);
  return { w: cos, x: 0, y: 0, z: sin };
}

export function aboutX(part: number): Quaternion {
  const { cos, sin } = halfAngle(part);
  return { w: cos, x: sin, y: 0, z: 0 };
}

/** World height of the die's own x, y and z axis. */
export function heightsOfAxes(q: Quaternion): readonly [number, number, number] {
  return [2 * (q.x * q.z - q.w * q.y), 2 * (q.y * q.z + q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y)];
}

/** The face on top (+x, +y, +z, −z, −y, −x are 0…5) and how level it lies (1 = flat). */
export function topFace(q: Quaternion): { face: number; level: number } {
  const [x, y, z] = heightsOfAxes(q);
  const heights = [x, y, z, -z, -y, -x];
  let face = 0;
  heights.forEach((height, index) => {
    if (height > (heights[face] ?? 0)) face = index;
  });
  return { face, level: heights[face] ?? 0 };
}

const ROOT_HALF = Math.sqrt(0.5);
/** Brings face 0…5 to the top. */
const RAISE: readonly Quaternion[] = [
  { w: ROOT_HALF, x: 0, y: -ROOT_HALF, z: 0 },
  { w: ROOT_HALF, x: ROOT_HALF, y: 0, z: 0 },
  { w: 1, x: 0, y: 0, z: 0 },
  { w: 0, x: 1, y: 0, z: 0 },
  { w: ROOT_HALF, x: -ROOT_HALF, y: 0, z: 0 },
  { w: ROOT_HALF, x: 0, y: ROOT_HALF, z: 0 },
];

/** The 24 ways a cube can stand; turn 4·face + quarter has `face` on top. */
export const TURNS: readonly Quaternion[] = RAISE.flatMap((raise) =>
  [0, 1, 2, 3].map((quarter) => multiply(aboutZ(quarter * QUARTER), raise)),
);

export const UPRIGHT_TURN = 8;

export function turnQuaternion(turn: number): Quaternion {
  const q = TURNS[turn];
  if (q === undefined) throw new RangeError(`turn ${turn}: a cube stands in 24 ways, 0 to 23`);
  return q;
}

export const orientationOf = (pose: Pose): Quaternion => ({ w: pose.qw, x: pose.qx, y: pose.qy, z: pose.qz });

/** How a level cube lies against +x, in 1/1024 turn, 0…255: the table angle nearest to its most level edge. */
export function yawOf(q: Quaternion): number {
  const heights = heightsOfAxes(q);
  const level = Math.abs(heights[0]) <= Math.abs(heights[1]) ? 'x' : 'y';
  const edgeX = level === 'x' ? 1 - 2 * (q.y * q.y + q.z * q.z) : 2 * (q.x * q.y - q.w * q.z);
  const edgeY = level === 'x' ? 2 * (q.x * q.y + q.w * q.z) : 1 - 2 * (q.x * q.x + q.z * q.z);
  let best = 0;
  let bestDot = -1;
  for (let part = 0; part < QUARTER; part++) {
    const { cos, sin } = angleOf(part);
    const dot = Math.max(Math.abs(edgeX * cos + edgeY * sin), Math.abs(edgeY * cos - edgeX * sin));
    if (dot > bestDot) {
      bestDot = dot;
      best = part;
    }
  }
  return best;
}
