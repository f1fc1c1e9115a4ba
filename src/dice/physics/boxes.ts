import type { Body } from './body';
import type { ContactPool } from './contacts';
import { touchFaces } from './faces';
import type { Material } from './types';
import { axisInto, type Vector } from './vector';

/*
 * Two boxes touch unless one of 15 directions keeps them apart: the three face normals of each
 * and the nine products of their edges. The direction of least overlap is the contact normal.
 * This is the inner loop of a crowded tray: numbers live in locals and in one scratch object,
 * and a pair that is apart is left as early as possible.
 */

const { abs, sqrt, floor } = Math;

/** An edge direction must beat the best face by this much (mm): face contacts are steadier. */
const FACE_PREFERENCE = 0.05;
/** Edges more parallel than this have no usable product. */
const PARALLEL = 1e-4;

/** Axis 0–2: faces of a, 3–5: faces of b, 6 + 3i + j: edge i of a with edge j of b. */
const least = { overlap: 0, axis: 0 };

function face(axis: number, overlap: number): boolean {
  if (overlap < least.overlap) {
    least.overlap = overlap;
    least.axis = axis;
  }
  return overlap > 0;
}

/** `overlap` is measured along the unscaled product of two edges whose cosine is `dot`. */
function edges(axis: number, overlap: number, dot: number): boolean {
  const square = 1 - dot * dot;
  if (square < PARALLEL) return true;
  if (overlap <= 0) return false;
  const scaled = overlap / sqrt(square);
  if (scaled < least.overlap - FACE_PREFERENCE) {
    least.overlap = scaled;
    least.axis = axis;
  }
  return true;
}

function overlapping(a: Body, b: Body): boolean {
  const { ax, ay, az, bx, by, bz, cx, cy, cz, ha: a0, hb: a1, hc: a2 } = a;
  const { ax: ux, ay: uy, az: uz, bx: vx, by: vy, bz: vz, cx: wx, cy: wy, cz: wz, ha: b0, hb: b1, hc: b2 } = b;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const d0 = dx * ax + dy * ay + dz * az;
  const d1 = dx * bx + dy * by + dz * bz;
  const d2 = dx * cx + dy * cy + dz * cz;
  // Axis i of a · axis j of b.
  const r00 = ax * ux + ay * uy + az * uz;
  const r01 = ax * vx + ay * vy + az * vz;
  const r02 = ax * wx + ay * wy + az * wz;
  const r10 = bx * ux + by * uy + bz * uz;
  const r11 = bx * vx + by * vy + bz * vz;
  const r12 = bx * wx + by * wy + bz * wz;
  const r20 = cx * ux + cy * uy + cz * uz;
  const r21 = cx * vx + cy * vy + cz * vz;
  const r22 = cx * wx + cy * wy + cz * wz;
  const s00 = abs(r00);
  const s01 = abs(r01);
  const s02 = abs(r02);
  const s10 = abs(r10);
  const s11 = abs(r11);
  const s12 = abs(r12);
  const s20 = abs(r20);
  const s21 = abs(r21);
  const s22 = abs(r22);
  least.overlap = Infinity;
  return face(0, a0 + b0 * s00 + b1 * s01 + b2 * s02 - abs(d0))
    && face(1, a1 + b0 * s10 + b1 * s11 + b2 * s12 - abs(d1))
    && face(2, a2 + b0 * s20 + b1 * s21 + b2 * s22 - abs(d2))
    && face(3, b0 + a0 * s00 + a1 * s10 + a2 * s20 - abs(d0 * r00 + d1 * r10 + d2 * r20))
    && face(4, b1 + a0 * s01 + a1 * s11 + a2 * s21 - abs(d0 * r01 + d1 * r11 + d2 * r21))
    && face(5, b2 + a0 * s02 + a1 * s12 + a2 * s22 - abs(d0 * r02 + d1 * r12 + d2 * r22))
    && edges(6, a1 * s20 + a2 * s10 + b1 * s02 + b2 * s01 - abs(d2 * r10 - d1 * r20), r00)
    && edges(7, a1 * s21 + a2 * s11 + b0 * s02 + b2 * s00 - abs(d2 * r11 - d1 * r21), r01)
    && edges(8, a1 * s22 + a2 * s12 + b0 * s01 + b1 * s00 - abs(d2 * r12 - d1 * r22), r02)
    && edges(9, a0 * s20 + a2 * s00 + b1 * s12 + b2 * s11 - abs(d0 * r20 - d2 * r00), r10)
    && edges(10, a0 * s21 + a2 * s01 + b0 * s12 + b2 * s10 - abs(d0 * r21 - d2 * r01), r11)
    && edges(11, a0 * s22 + a2 * s02 + b0 * s11 + b1 * s10 - abs(d0 * r22 - d2 * r02), r12)
    && edges(12, a0 * s10 + a1 * s00 + b1 * s22 + b2 * s21 - abs(d1 * r00 - d0 * r10), r20)
    && edges(13, a0 * s11 + a1 * s01 + b0 * s22 + b2 * s20 - abs(d1 * r01 - d0 * r11), r21)
    && edges(14, a0 * s12 + a1 * s02 + b0 * s21 + b1 * s20 - abs(d1 * r02 - d0 * r12), r22);
}

const u: Vector = { x: 0, y: 0, z: 0 };
const v: Vector = { x: 0, y: 0, z: 0 };
const n: Vector = { x: 0, y: 0, z: 0 };
const onA: Vector = { x: 0, y: 0, z: 0 };
const onB: Vector = { x: 0, y: 0, z: 0 };

/** The middle of the edge along `edge` that reaches furthest in direction `sign` · n. */
function edgeMiddle(body: Body, edge: number, sign: number, out: Vector): void {
  const { x: nx, y: ny, z: nz } = n;
  const stepA = edge === 0 ? 0 : (nx * body.ax + ny * body.ay + nz * body.az > 0 ? sign : -sign) * body.ha;
  const stepB = edge === 1 ? 0 : (nx * body.bx + ny * body.by + nz * body.bz > 0 ? sign : -sign) * body.hb;
  const stepC = edge === 2 ? 0 : (nx * body.cx + ny * body.cy + nz * body.cz > 0 ? sign : -sign) * body.hc;
  out.x = body.x + stepA * body.ax + stepB * body.bx + stepC * body.cx;
  out.y = body.y + stepA * body.ay + stepB * body.by + stepC * body.cy;
  out.z = body.z + stepA * body.az + stepB * body.bz + stepC * body.cz;
}

/** Points n from b to a. */
function orient(a: Body, b: Body): void {
  const sign = n.x * (b.x - a.x) + n.y * (b.y - a.y) + n.z * (b.z - a.z) > 0 ? -1 : 1;
  n.x *= sign;
  n.y *= sign;
  n.z *= sign;
}

function touchEdges(a: Body, b: Body, material: Material, pool: ContactPool): void {
  const i = floor((least.axis - 6) / 3);
  const j = (least.axis - 6) % 3;
  axisInto(u, a, i);
  axisInto(v, b, j);
  const dot = u.x * v.x + u.y * v.y + u.z * v.z;
  const square = 1 - dot * dot;
  const scale = 1 / sqrt(square);
  n.x = (u.y * v.z - u.z * v.y) * scale;
  n.y = (u.z * v.x - u.x * v.z) * scale;
  n.z = (u.x * v.y - u.y * v.x) * scale;
  orient(a, b);
  edgeMiddle(a, i, -1, onA);
  edgeMiddle(b, j, 1, onB);
  // Nearest points of the lines onA + s·u and onB + t·v.
  const dx = onB.x - onA.x;
  const dy = onB.y - onA.y;
  const dz = onB.z - onA.z;
  const du = dx * u.x + dy * u.y + dz * u.z;
  const dv = dx * v.x + dy * v.y + dz * v.z;
  const s = (du - dot * dv) / square;
  const t = (dot * du - dv) / square;
  pool.add(a, b, material, n.x, n.y, n.z,
    (onA.x + s * u.x + onB.x + t * v.x) / 2,
    (onA.y + s * u.y + onB.y + t * v.y) / 2,
    (onA.z + s * u.z + onB.z + t * v.z) / 2,
    least.overlap);
}

/** Adds the contacts of two boxes, if they overlap. */
export function touchBox(a: Body, b: Body, material: Material, pool: ContactPool): void {
  if (!overlapping(a, b)) return;
  if (least.axis >= 6) {
    touchEdges(a, b, material, pool);
    return;
  }
  const ofA = least.axis < 3;
  axisInto(n, ofA ? a : b, ofA ? least.axis : least.axis - 3);
  orient(a, b);
  touchFaces(a, b, ofA, ofA ? least.axis : least.axis - 3, n, material, pool);
}

/** How deep two boxes are inside each other, in mm; 0 if apart. */
export const overlapOf = (a: Body, b: Body): number => (overlapping(a, b) ? least.overlap : 0);
