import { DIE_EDGE } from '../../content/board';
import type { Place } from '../../rules/throw/gesture';
import { idealSpeed } from '../throwing/ideal';
import type { Setting } from '../throwing/launching';

const STEPS = 14;
/** How much of the way to the centre the arrow shows. */
const ARROW = 0.7;
const GRAVITY = 9810;
const PARTS = 1024;

type Way = readonly (readonly [number, number, number])[];

/** So far along a line from the hand that points `aside` degrees to the right of the centre, in mm. */
function along({ azimuth, distance }: Place, aside: number, gone: number): readonly [number, number] {
  const angle = (azimuth / PARTS) * 2 * Math.PI;
  const way = angle + Math.PI - (aside * Math.PI) / 180;
  return [Math.cos(angle) * distance + Math.cos(way) * gone, Math.sin(angle) * distance + Math.sin(way) * gone];
}

/** An arrow on the table: where a throw without a direction of its own will go. */
export function aimLine(place: Place, aside: number): Way {
  return Array.from({ length: STEPS + 1 }, (_, step) => [...along(place, aside, (place.distance * ARROW * step) / STEPS), DIE_EDGE / 2] as const);
}

/** The way of a straight, well-measured throw up to its first bounce (DF-278). */
export function guidePath(place: Place, { ids, loft }: Setting, aside = 0): Way {
  const { z } = place;
  const speed = idealSpeed(ids, loft);
  const rise = Math.tan((loft * Math.PI) / 180) * speed;
  const fall = z - DIE_EDGE / 2;
  const seconds = (rise + Math.sqrt(Math.max(0, rise * rise + 2 * GRAVITY * fall))) / GRAVITY;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = (seconds * step) / STEPS;
    return [...along(place, aside, speed * t), z + rise * t - (GRAVITY * t * t) / 2] as const;
  });
}
