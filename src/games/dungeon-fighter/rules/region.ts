import { angleOf } from '@/dice/physics/rotation';

import { BOARD, DIE_EDGE } from '../content/board';
import type { Region } from '../content/vocabulary';
import type { RestSpot } from './state';

const inHole = (x: number, y: number): boolean =>
  BOARD.holes.some((hole) => (x - hole.x) * (x - hole.x) + (y - hole.y) * (y - hole.y) < hole.r * hole.r);

function onBone(x: number, y: number): boolean {
  const knob = BOARD.boneKnobRadius * BOARD.boneKnobRadius;
  const shaft = BOARD.boneHalfWidth * BOARD.boneHalfWidth;
  return BOARD.bones.some(({ x1, y1, x2, y2 }) => {
    const dx = x2 - x1;
    const dy = y2 - y1;
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
    const t = Math.max(0, Math.min(1, along));
    const fromLine = (x - x1 - t * dx) * (x - x1 - t * dx) + (y - y1 - t * dy) * (y - y1 - t * dy);
    const fromStart = (x - x1) * (x - x1) + (y - y1) * (y - y1);
    const fromEnd = (x - x2) * (x - x2) + (y - y2) * (y - y2);
    return fromLine <= shaft || fromStart <= knob || fromEnd <= knob;
  });
}

/** What is under a point of the table, in millimetres from the board's centre (DF-76 … DF-78). */
export function regionAt(x: number, y: number): Region {
  if (inHole(x, y)) return 'hole';
  if (onBone(x, y)) return 'bone';
  const square = x * x + y * y;
  return BOARD.rings.find((ring) => square <= ring.rMax * ring.rMax)?.value ?? 'outside';
}

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
  const start = -(DIE_EDGE - 1) / 2;
  for (let i = 0; i < DIE_EDGE; i++) {
    for (let j = 0; j < DIE_EDGE; j++) {
      const a = start + i;
      const b = start + j;
      const region = regionAt(x / 10 + a * cos - b * sin, y / 10 + a * sin + b * cos);
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
