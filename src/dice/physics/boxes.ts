import type { Body } from './body';
import type { ContactPool } from './contacts';
import type { Material } from './types';

/*
 * Two boxes: separating axes (3 + 3 faces, 9 pairs of edges), then either one box's face clipped
 * against the other's, or the nearest points of two edges. Everything lives in module-level
 * scratch numbers because this is the inner loop of a crowded tray.
 */

/** An edge axis must beat the best face by this much: face contacts are steadier. */
const FACE_PREFERENCE = 0.05;

const axesA = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const axesB = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const halfA = [0, 0, 0];
const halfB = [0, 0, 0];
/** dots[3i + j] = axis i of A · axis j of B. */
const dots = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const between = [0, 0, 0];

const at = (list: readonly number[], index: number): number => list[index] as number;

function load(body: Body, axes: number[], half: number[]): void {
  axes[0] = body.ax;
  axes[1] = body.ay;
  axes[2] = body.az;
  axes[3] = body.bx;
  axes[4] = body.by;
  axes[5] = body.bz;
  axes[6] = body.cx;
  axes[7] = body.cy;
  axes[8] = body.cz;
  half[0] = body.ha;
  half[1] = body.hb;
  half[2] = body.hc;
}

/** Best axis so far, pointing from B to A. */
const best = { overlap: 0, nx: 0, ny: 0, nz: 0, axis: 0 };

function keep(overlap: number, nx: number, ny: number, nz: number, axis: number): void {
  // `between` runs from A to B, the normal from B to A.
  const sign = nx * at(between, 0) + ny * at(between, 1) + nz * at(between, 2) > 0 ? -1 : 1;
  best.overlap = overlap;
  best.nx = nx * sign;
  best.ny = ny * sign;
  best.nz = nz * sign;
  best.axis = axis;
}

/** False as soon as one of the six faces keeps the boxes apart. */
function testFaces(): boolean {
  best.overlap = Infinity;
  for (let face = 0; face < 6; face++) {
    const ofA = face < 3;
    const i = ofA ? face : face - 3;
    const axes = ofA ? axesA : axesB;
    const nx = at(axes, 3 * i);
    const ny = at(axes, 3 * i + 1);
    const nz = at(axes, 3 * i + 2);
    const gap = Math.abs(nx * at(between, 0) + ny * at(between, 1) + nz * at(between, 2));
    let reach: number;
    if (ofA) {
      reach = at(halfA, i) + at(halfB, 0) * Math.abs(at(dots, 3 * i)) + at(halfB, 1) * Math.abs(at(dots, 3 * i + 1)) + at(halfB, 2) * Math.abs(at(dots, 3 * i + 2));
    } else {
      reach = at(halfB, i) + at(halfA, 0) * Math.abs(at(dots, i)) + at(halfA, 1) * Math.abs(at(dots, 3 + i)) + at(halfA, 2) * Math.abs(at(dots, 6 + i));
    }
    const overlap = reach - gap;
    if (overlap <= 0) return false;
    if (overlap < best.overlap) keep(overlap, nx, ny, nz, face);
  }
  return true;
}

function testEdges(): boolean {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const dot = at(dots, 3 * i + j);
      const square = 1 - dot * dot;
      if (square < 1e-4) continue;
      const ax = at(axesA, 3 * i);
      const ay = at(axesA, 3 * i + 1);
      const az = at(axesA, 3 * i + 2);
      const bx = at(axesB, 3 * j);
      const by = at(axesB, 3 * j + 1);
      const bz = at(axesB, 3 * j + 2);
      const scale = 1 / Math.sqrt(square);
      const nx = (ay * bz - az * by) * scale;
      const ny = (az * bx - ax * bz) * scale;
      const nz = (ax * by - ay * bx) * scale;
      let reach = 0;
      for (let k = 0; k < 3; k++) {
        if (k !== i) reach += at(halfA, k) * Math.abs(nx * at(axesA, 3 * k) + ny * at(axesA, 3 * k + 1) + nz * at(axesA, 3 * k + 2));
        if (k !== j) reach += at(halfB, k) * Math.abs(nx * at(axesB, 3 * k) + ny * at(axesB, 3 * k + 1) + nz * at(axesB, 3 * k + 2));
      }
      const overlap = reach - Math.abs(nx * at(between, 0) + ny * at(between, 1) + nz * at(between, 2));
      if (overlap <= 0) return false;
      if (overlap < best.overlap - FACE_PREFERENCE) keep(overlap, nx, ny, nz, 6 + 3 * i + j);
    }
  }
  return true;
}

/** The point of a box's edge (or face, where the normal is square to it) that reaches furthest along ±n. */
function supportPoint(body: Body, axes: readonly number[], half: readonly number[], edge: number, sign: number, out: number[]): void {
  out[0] = body.x;
  out[1] = body.y;
  out[2] = body.z;
  for (let k = 0; k < 3; k++) {
    if (k === edge) continue;
    const along = best.nx * at(axes, 3 * k) + best.ny * at(axes, 3 * k + 1) + best.nz * at(axes, 3 * k + 2);
    const step = (along > 0 ? sign : -sign) * at(half, k);
    for (let c = 0; c < 3; c++) out[c] = at(out, c) + step * at(axes, 3 * k + c);
  }
}

const onA = [0, 0, 0];
const onB = [0, 0, 0];

function touchEdges(a: Body, b: Body, material: Material, pool: ContactPool): void {
  const i = Math.floor((best.axis - 6) / 3);
  const j = (best.axis - 6) % 3;
  supportPoint(a, axesA, halfA, i, -1, onA);
  supportPoint(b, axesB, halfB, j, 1, onB);
  // Nearest points of the lines onA + s·u and onB + t·v.
  const dot = at(dots, 3 * i + j);
  let du = 0;
  let dv = 0;
  for (let c = 0; c < 3; c++) {
    const d = at(onB, c) - at(onA, c);
    du += d * at(axesA, 3 * i + c);
    dv += d * at(axesB, 3 * j + c);
  }
  const s = (du - dot * dv) / (1 - dot * dot);
  const t = (dot * du - dv) / (1 - dot * dot);
  const px = (at(onA, 0) + s * at(axesA, 3 * i) + at(onB, 0) + t * at(axesB, 3 * j)) / 2;
  const py = (at(onA, 1) + s * at(axesA, 3 * i + 1) + at(onB, 1) + t * at(axesB, 3 * j + 1)) / 2;
  const pz = (at(onA, 2) + s * at(axesA, 3 * i + 2) + at(onB, 2) + t * at(axesB, 3 * j + 2)) / 2;
  pool.add(a, b, material, best.nx, best.ny, best.nz, px, py, pz, best.overlap);
}

/** Polygons while clipping: u, v inside the reference face and depth below it, three numbers a corner. */
let polygon = new Array<number>(48).fill(0);
let clipped = new Array<number>(48).fill(0);
let corners = 0;

/** Keeps the part of the polygon with sign · coordinate ≤ limit. */
function clip(coordinate: 0 | 1, sign: number, limit: number): void {
  let kept = 0;
  for (let i = 0; i < corners; i++) {
    const j = i + 1 === corners ? 0 : i + 1;
    const here = limit - sign * at(polygon, 3 * i + coordinate);
    const there = limit - sign * at(polygon, 3 * j + coordinate);
    if (here >= 0) {
      clipped[3 * kept] = at(polygon, 3 * i);
      clipped[3 * kept + 1] = at(polygon, 3 * i + 1);
      clipped[3 * kept + 2] = at(polygon, 3 * i + 2);
      kept++;
    }
    if ((here >= 0) !== (there >= 0)) {
      const t = here / (here - there);
      for (let c = 0; c < 3; c++) clipped[3 * kept + c] = at(polygon, 3 * i + c) + t * (at(polygon, 3 * j + c) - at(polygon, 3 * i + c));
      kept++;
    }
  }
  corners = kept;
  const swap = polygon;
  polygon = clipped;
  clipped = swap;
}

function touchFaces(a: Body, b: Body, material: Material, pool: ContactPool): void {
  const ofA = best.axis < 3;
  const face = ofA ? best.axis : best.axis - 3;
  const reference = ofA ? a : b;
  const other = ofA ? b : a;
  const axes = ofA ? axesA : axesB;
  const half = ofA ? halfA : halfB;
  const otherAxes = ofA ? axesB : axesA;
  const otherHalf = ofA ? halfB : halfA;
  // Outward normal of the reference face, towards the other box.
  const towards = ofA ? -1 : 1;
  const nx = best.nx * towards;
  const ny = best.ny * towards;
  const nz = best.nz * towards;

  let facing = 0;
  let mostOpposed = 0;
  for (let k = 0; k < 3; k++) {
    const along = nx * at(otherAxes, 3 * k) + ny * at(otherAxes, 3 * k + 1) + nz * at(otherAxes, 3 * k + 2);
    if (Math.abs(along) > Math.abs(mostOpposed)) {
      mostOpposed = along;
      facing = k;
    }
  }
  const facingSign = mostOpposed > 0 ? -1 : 1;
  const p = facing === 0 ? 1 : 0;
  const q = facing === 2 ? 1 : 2;
  const u = face === 0 ? 1 : 0;
  const v = face === 2 ? 1 : 2;
  corners = 4;
  for (let i = 0; i < 4; i++) {
    const signP = i === 0 || i === 3 ? 1 : -1;
    const signQ = i < 2 ? 1 : -1;
    const fp = signP * at(otherHalf, p);
    const fq = signQ * at(otherHalf, q);
    const ff = facingSign * at(otherHalf, facing);
    const x = other.x - reference.x + fp * at(otherAxes, 3 * p) + fq * at(otherAxes, 3 * q) + ff * at(otherAxes, 3 * facing);
    const y = other.y - reference.y + fp * at(otherAxes, 3 * p + 1) + fq * at(otherAxes, 3 * q + 1) + ff * at(otherAxes, 3 * facing + 1);
    const z = other.z - reference.z + fp * at(otherAxes, 3 * p + 2) + fq * at(otherAxes, 3 * q + 2) + ff * at(otherAxes, 3 * facing + 2);
    polygon[3 * i] = x * at(axes, 3 * u) + y * at(axes, 3 * u + 1) + z * at(axes, 3 * u + 2);
    polygon[3 * i + 1] = x * at(axes, 3 * v) + y * at(axes, 3 * v + 1) + z * at(axes, 3 * v + 2);
    polygon[3 * i + 2] = at(half, face) - (x * nx + y * ny + z * nz);
  }
  clip(0, 1, at(half, u));
  clip(0, -1, at(half, u));
  clip(1, 1, at(half, v));
  clip(1, -1, at(half, v));
  for (let i = 0; i < corners; i++) {
    const depth = at(polygon, 3 * i + 2);
    if (depth <= 0) continue;
    const cu = at(polygon, 3 * i);
    const cv = at(polygon, 3 * i + 1);
    const out = at(half, face) - depth / 2;
    pool.add(a, b, material, best.nx, best.ny, best.nz,
      reference.x + cu * at(axes, 3 * u) + cv * at(axes, 3 * v) + out * nx,
      reference.y + cu * at(axes, 3 * u + 1) + cv * at(axes, 3 * v + 1) + out * ny,
      reference.z + cu * at(axes, 3 * u + 2) + cv * at(axes, 3 * v + 2) + out * nz,
      depth);
  }
}

function overlapping(a: Body, b: Body): boolean {
  between[0] = b.x - a.x;
  between[1] = b.y - a.y;
  between[2] = b.z - a.z;
  load(a, axesA, halfA);
  load(b, axesB, halfB);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      dots[3 * i + j] = at(axesA, 3 * i) * at(axesB, 3 * j) + at(axesA, 3 * i + 1) * at(axesB, 3 * j + 1) + at(axesA, 3 * i + 2) * at(axesB, 3 * j + 2);
    }
  }
  return testFaces() && testEdges();
}

/** Adds the contacts of two boxes, if they overlap. */
export function touchBox(a: Body, b: Body, material: Material, pool: ContactPool): void {
  if (!overlapping(a, b)) return;
  if (best.axis < 6) touchFaces(a, b, material, pool);
  else touchEdges(a, b, material, pool);
}

/** How deep two boxes are inside each other, in mm; 0 if apart. */
export const overlapOf = (a: Body, b: Body): number => (overlapping(a, b) ? best.overlap : 0);
