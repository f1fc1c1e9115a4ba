import type { Body } from './body';
import type { ContactPool } from './contacts';
import type { Material } from './types';
import { axisInto, halfOf, type Vector } from './vector';

/*
 * Face against box: the face of the other box that looks at the reference face is cut to its
 * outline; what is left below the reference face touches.
 */

const { abs } = Math;

/** A polygon while it is cut: coordinates in the reference face and depth below it, three numbers a corner. */
let polygon = new Array<number>(48).fill(0);
let clipped = new Array<number>(48).fill(0);
let corners = 0;

/** Keeps the part of the polygon with sign · coordinate ≤ limit. */
function clip(coordinate: 0 | 1, sign: number, limit: number): void {
  let kept = 0;
  for (let i = 0; i < corners; i++) {
    const from = 3 * i;
    const to = i + 1 === corners ? 0 : from + 3;
    const here = limit - sign * (polygon[from + coordinate] as number);
    const there = limit - sign * (polygon[to + coordinate] as number);
    if (here >= 0) {
      clipped[kept] = polygon[from] as number;
      clipped[kept + 1] = polygon[from + 1] as number;
      clipped[kept + 2] = polygon[from + 2] as number;
      kept += 3;
    }
    if ((here >= 0) !== (there >= 0)) {
      const t = here / (here - there);
      for (let c = 0; c < 3; c++) {
        const start = polygon[from + c] as number;
        clipped[kept + c] = start + t * ((polygon[to + c] as number) - start);
      }
      kept += 3;
    }
  }
  corners = kept / 3;
  const swap = polygon;
  polygon = clipped;
  clipped = swap;
}

const u: Vector = { x: 0, y: 0, z: 0 };
const v: Vector = { x: 0, y: 0, z: 0 };
const p: Vector = { x: 0, y: 0, z: 0 };
const q: Vector = { x: 0, y: 0, z: 0 };
const f: Vector = { x: 0, y: 0, z: 0 };

/** The axis of the other box most nearly along the normal: its face looks at the reference face. */
function facingAxis(other: Body, nx: number, ny: number, nz: number): { axis: number; sign: number } {
  const alongA = nx * other.ax + ny * other.ay + nz * other.az;
  const alongB = nx * other.bx + ny * other.by + nz * other.bz;
  const alongC = nx * other.cx + ny * other.cy + nz * other.cz;
  if (abs(alongA) >= abs(alongB) && abs(alongA) >= abs(alongC)) return { axis: 0, sign: alongA > 0 ? -1 : 1 };
  if (abs(alongB) >= abs(alongC)) return { axis: 1, sign: alongB > 0 ? -1 : 1 };
  return { axis: 2, sign: alongC > 0 ? -1 : 1 };
}

/** Adds the contacts of a face of a (or of b, if not `ofA`) with the other box; n points from b to a. */
export function touchFaces(a: Body, b: Body, ofA: boolean, face: number, n: Vector, material: Material, pool: ContactPool): void {
  const reference = ofA ? a : b;
  const other = ofA ? b : a;
  const towards = ofA ? -1 : 1;
  const nx = n.x * towards;
  const ny = n.y * towards;
  const nz = n.z * towards;
  const facing = facingAxis(other, nx, ny, nz);
  const otherP = facing.axis === 0 ? 1 : 0;
  const otherQ = facing.axis === 2 ? 1 : 2;
  const faceU = face === 0 ? 1 : 0;
  const faceV = face === 2 ? 1 : 2;
  axisInto(u, reference, faceU);
  axisInto(v, reference, faceV);
  axisInto(p, other, otherP);
  axisInto(q, other, otherQ);
  axisInto(f, other, facing.axis);
  const halfP = halfOf(other, otherP);
  const halfQ = halfOf(other, otherQ);
  const halfF = facing.sign * halfOf(other, facing.axis);
  const halfFace = halfOf(reference, face);
  const baseX = other.x - reference.x + halfF * f.x;
  const baseY = other.y - reference.y + halfF * f.y;
  const baseZ = other.z - reference.z + halfF * f.z;
  corners = 4;
  for (let i = 0; i < 4; i++) {
    const alongP = i === 0 || i === 3 ? halfP : -halfP;
    const alongQ = i < 2 ? halfQ : -halfQ;
    const x = baseX + alongP * p.x + alongQ * q.x;
    const y = baseY + alongP * p.y + alongQ * q.y;
    const z = baseZ + alongP * p.z + alongQ * q.z;
    polygon[3 * i] = x * u.x + y * u.y + z * u.z;
    polygon[3 * i + 1] = x * v.x + y * v.y + z * v.z;
    polygon[3 * i + 2] = halfFace - (x * nx + y * ny + z * nz);
  }
  const halfU = halfOf(reference, faceU);
  const halfV = halfOf(reference, faceV);
  clip(0, 1, halfU);
  clip(0, -1, halfU);
  clip(1, 1, halfV);
  clip(1, -1, halfV);
  for (let i = 0; i < corners; i++) {
    const depth = polygon[3 * i + 2] as number;
    if (depth <= 0) continue;
    const alongU = polygon[3 * i] as number;
    const alongV = polygon[3 * i + 1] as number;
    const out = halfFace - depth / 2;
    pool.add(a, b, material, n.x, n.y, n.z,
      reference.x + alongU * u.x + alongV * v.x + out * nx,
      reference.y + alongU * u.y + alongV * v.y + out * ny,
      reference.z + alongU * u.z + alongV * v.z + out * nz,
      depth);
  }
}
