import { angleOf } from '@/dice/physics/rotation';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { Region } from '../../content/vocabulary';
import type { RestSpot } from '../state';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
type Bone = (typeof BOARD.bones)[number];

const KNOB = BOARD.boneKnobRadius * BOARD.boneKnobRadius;
const SHAFT = BOARD.boneHalfWidth * BOARD.boneHalfWidth;

function isInHole({ x: hx, y: hy, r }: Circle, x: number, y: number): boolean {
  const dx = x - hx;
  const dy = y - hy;
  return dx * dx + dy * dy < r * r;
}

/** Square of the distance from a bone's centre line. */
function squareFrom({ x1, y1, x2, y2 }: Bone, x: number, y: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const ox = x - x1 - t * dx;
  const oy = y - y1 - t * dy;
  return ox * ox + oy * oy;
}

function isOnBone(bone: Bone, x: number, y: number): boolean {
  const { x1, y1, x2, y2 } = bone;
  if (squareFrom(bone, x, y) <= SHAFT) return true;
  return (x - x1) * (x - x1) + (y - y1) * (y - y1) <= KNOB || (x - x2) * (x - x2) + (y - y2) * (y - y2) <= KNOB;
}

function ringAt(x: number, y: number): Region {
  const square = x * x + y * y;
  for (const { value, rMax } of BOARD.rings) if (square <= rMax * rMax) return value;
  return 'outside';
}

function regionAmong(holes: readonly Circle[], bones: readonly Bone[], x: number, y: number): Region {
  for (const hole of holes) if (isInHole(hole, x, y)) return 'hole';
  for (const bone of bones) if (isOnBone(bone, x, y)) return 'bone';
  return ringAt(x, y);
}

/** What is under a point of the table, in millimetres from the board's centre (DF-76 … DF-78). */
export const regionAt = (x: number, y: number): Region => regionAmong(BOARD.holes, BOARD.bones, x, y);

/** From the worst for the thrower to the best (DF-103). */
const ORDER: readonly Region[] = ['outside', 'bone', 1, 2, 3, 4, 5, 10];
/** A difference of so few of the 256 samples is doubt, and doubt goes to the lower region. */
const DOUBT = 4;

export interface Footprint {
  readonly region: Region;
  /** Samples per region, of 256; for the picture of a disputed border. */
  readonly counts: readonly { readonly region: Region; readonly samples: number }[];
}

/** The region of a die at rest, from 256 points under it (DF-101 … DF-104). Holes by touch are judged by the flight. */
export function footprint({ x, y, yaw }: Pick<RestSpot, 'x' | 'y' | 'yaw'>): Footprint {
  const { cos, sin } = angleOf(yaw);
  const tally = new Array<number>(ORDER.length).fill(0);
  let holes = 0;
  // Only what the die can cover is asked 256 times.
  const nearHoles = BOARD.holes.filter((hole) => isInHole({ ...hole, r: hole.r + DIE_EDGE }, x / 10, y / 10));
  const reach = DIE_EDGE + BOARD.boneKnobRadius;
  const nearBones = BOARD.bones.filter((bone) => squareFrom(bone, x / 10, y / 10) <= reach * reach);
  const start = -(DIE_EDGE - 1) / 2;
  for (let i = 0; i < DIE_EDGE; i++) {
    for (let j = 0; j < DIE_EDGE; j++) {
      const a = start + i;
      const b = start + j;
      const region = regionAmong(nearHoles, nearBones, x / 10 + a * cos - b * sin, y / 10 + a * sin + b * cos);
      if (region === 'hole') holes += 1;
      else tally[ORDER.indexOf(region)] = (tally[ORDER.indexOf(region)] ?? 0) + 1;
    }
  }
  const counts = ORDER.map((region, index) => ({ region, samples: tally[index] ?? 0 })).filter(({ samples }) => samples > 0);
  if (holes > 0) counts.push({ region: 'hole', samples: holes });
  const most = Math.max(...tally);
  if (most === 0) return { region: 'hole', counts };
  const region = ORDER.find((_, index) => (tally[index] ?? 0) > 0 && (tally[index] ?? 0) >= most - DOUBT);
  return { region: region ?? 'outside', counts };
}
