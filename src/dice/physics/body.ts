import { aboutX, aboutZ, multiply, turnQuaternion, type Quaternion } from './rotation';
import type { BoxShape, DieStart, World } from './types';

const { sqrt } = Math;

export const GRAVITY = 9810;
/** Edges and corners of a die are rounded: its corners are spheres of this share of the edge. */
export const ROUNDING = 0.1;

/** A moving die or an immovable box. Plain numbers in one flat object: the fastest thing Hermes knows. */
export interface Body {
  x: number; y: number; z: number;
  qw: number; qx: number; qy: number; qz: number;
  vx: number; vy: number; vz: number;
  wx: number; wy: number; wz: number;
  /** Rotation matrix, column by column: its own axes in the world. */
  ax: number; ay: number; az: number;
  bx: number; by: number; bz: number;
  cx: number; cy: number; cz: number;
  readonly ha: number; readonly hb: number; readonly hc: number;
  readonly reach: number;
  readonly inverseMass: number;
  readonly inverseInertia: number;
  /** Die number, or −1 − shape index of something immovable. */
  readonly id: number;
  /** How the labelled die stands in the moving cube; the motion never depends on it, so no face is favoured. */
  readonly label: Quaternion;
  asleep: boolean;
  lost: boolean;
  touches: number;
  quietSteps: number;
  lastTouchStep: number;
  /** Steps without any contact before the touch of `lastTouchStep`. */
  airSteps: number;
  pushX: number; pushY: number; pushZ: number;
  /** Where it was when it last moved noticeably, and for how many steps it has not. */
  anchor: { x: number; y: number; z: number; qw: number; qx: number; qy: number; qz: number };
  heldSteps: number;
}

function refreshAxes(body: Body): void {
  const { qw, qx, qy, qz } = body;
  body.ax = 1 - 2 * (qy * qy + qz * qz);
  body.ay = 2 * (qx * qy + qw * qz);
  body.az = 2 * (qx * qz - qw * qy);
  body.bx = 2 * (qx * qy - qw * qz);
  body.by = 1 - 2 * (qx * qx + qz * qz);
  body.bz = 2 * (qy * qz + qw * qx);
  body.cx = 2 * (qx * qz + qw * qy);
  body.cy = 2 * (qy * qz - qw * qx);
  body.cz = 1 - 2 * (qx * qx + qy * qy);
}

interface BodyParts {
  readonly id: number;
  readonly x: number; readonly y: number; readonly z: number;
  readonly q: Quaternion;
  readonly half: readonly [number, number, number];
  readonly inverseMass: number;
  readonly inverseInertia: number;
  readonly label: Quaternion;
}

function makeBody({ id, x, y, z, q, half, inverseMass, inverseInertia, label }: BodyParts): Body {
  const [ha, hb, hc] = half;
  const body: Body = {
    id, x, y, z, qw: q.w, qx: q.x, qy: q.y, qz: q.z,
    vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0,
    ax: 0, ay: 0, az: 0, bx: 0, by: 0, bz: 0, cx: 0, cy: 0, cz: 0,
    ha, hb, hc, reach: sqrt(ha * ha + hb * hb + hc * hc), inverseMass, inverseInertia, label,
    asleep: false, lost: false, touches: 0, quietSteps: 0, lastTouchStep: 0, airSteps: 0, pushX: 0, pushY: 0, pushZ: 0,
    anchor: { x, y, z, qw: q.w, qx: q.x, qy: q.y, qz: q.z }, heldSteps: 0,
  };
  refreshAxes(body);
  return body;
}

export function makeDie(start: DieStart, id: number, world: World): Body {
  const half = world.die.edge / 2;
  const body = makeBody({
    id, x: start.x / 10, y: start.y / 10, z: start.z / 10,
    q: multiply(aboutZ(start.yaw), aboutX(start.tilt)),
    half: [half, half, half],
    inverseMass: 1,
    inverseInertia: 6 / (world.die.edge * world.die.edge),
    label: turnQuaternion(start.turn),
  });
  body.vx = start.vx;
  body.vy = start.vy;
  body.vz = start.vz;
  body.wx = start.wx / 100;
  body.wy = start.wy / 100;
  body.wz = start.wz / 100;
  return body;
}

const NO_LABEL: Quaternion = { w: 1, x: 0, y: 0, z: 0 };

export const makeObstacle = (box: BoxShape, shapeIndex: number): Body => makeBody({
  id: -1 - shapeIndex, x: box.x, y: box.y, z: box.bottom + box.height / 2, q: aboutZ(box.yaw),
  half: [box.halfX, box.halfY, box.height / 2], inverseMass: 0, inverseInertia: 0, label: NO_LABEL,
});

/** Stands for planes and plates in a contact. */
export const makeGround = (shapeIndex: number): Body => makeBody({
  id: -1 - shapeIndex, x: 0, y: 0, z: 0, q: NO_LABEL, half: [0, 0, 0], inverseMass: 0, inverseInertia: 0, label: NO_LABEL,
});

export const speedSquared = (b: Body): number => b.vx * b.vx + b.vy * b.vy + b.vz * b.vz;
export const spinSquared = (b: Body): number => b.wx * b.wx + b.wy * b.wy + b.wz * b.wz;

/** Energy per unit of mass, in mm²/s². */
export const energyOf = (b: Body): number => speedSquared(b) / 2 + spinSquared(b) / (2 * b.inverseInertia) + GRAVITY * b.z;

export function move(body: Body, dt: number): void {
  body.x += body.vx * dt;
  body.y += body.vy * dt;
  body.z += body.vz * dt;
  const { qw, qx, qy, qz, wx, wy, wz } = body;
  const half = dt / 2;
  const w = qw - half * (wx * qx + wy * qy + wz * qz);
  const x = qx + half * (wx * qw + wy * qz - wz * qy);
  const y = qy + half * (wy * qw + wz * qx - wx * qz);
  const z = qz + half * (wz * qw + wx * qy - wy * qx);
  const scale = 1 / sqrt(w * w + x * x + y * y + z * z);
  body.qw = w * scale;
  body.qx = x * scale;
  body.qy = y * scale;
  body.qz = z * scale;
  refreshAxes(body);
}
