import { DIE_EDGE } from '../../content/board';
import type { Place } from '../../rules/gesture';
import { idealSpeed, type Setting } from '../throwing/launching';

const STEPS = 14;
const GRAVITY = 9810;
const PARTS = 1024;

/** The way of a straight, well-measured throw up to its first bounce (DF-278). */
export function guidePath({ azimuth, distance, z }: Place, { ids, loft }: Setting): readonly (readonly [number, number, number])[] {
  const speed = idealSpeed(ids, loft);
  const rise = Math.tan((loft * Math.PI) / 180) * speed;
  const fall = z - DIE_EDGE / 2;
  const seconds = (rise + Math.sqrt(Math.max(0, rise * rise + 2 * GRAVITY * fall))) / GRAVITY;
  const angle = (azimuth / PARTS) * 2 * Math.PI;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = (seconds * step) / STEPS;
    const away = distance - speed * t;
    return [Math.cos(angle) * away, Math.sin(angle) * away, z + rise * t - (GRAVITY * t * t) / 2] as const;
  });
}
