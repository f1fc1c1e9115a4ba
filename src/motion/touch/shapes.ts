import { DEGREES } from '../vector';
import { turnBetween } from './flick';
import { distance, type Point, type PointerPath, type PointerSample } from './pointer';

export interface Circle extends Point {
  readonly radius: number;
}

/** Milliseconds the finger spent inside a circle, its crossings interpolated between readings. */
export function timeInside(path: PointerPath, circle: Circle): number {
  let ms = 0;
  path.eachStep((a, b) => {
    ms += insideShare(a, b, circle) * (b.t - a.t);
  });
  return ms;
}

/** The share of a straight step that lies inside a circle. */
function insideShare(a: Point, b: Point, circle: Circle): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const fx = a.x - circle.x;
  const fy = a.y - circle.y;
  const outside = fx * fx + fy * fy - circle.radius * circle.radius;
  const square = dx * dx + dy * dy;
  if (square === 0) return outside <= 0 ? 1 : 0;
  const half = fx * dx + fy * dy;
  const root = half * half - square * outside;
  if (root <= 0) return 0;
  const enter = Math.max(0, (-half - Math.sqrt(root)) / square);
  const leave = Math.min(1, (-half + Math.sqrt(root)) / square);
  return Math.max(0, leave - enter);
}

/** Where and when the path first crosses a horizontal line of the screen. */
export function crossingOfHeight(path: PointerPath, y: number): PointerSample | undefined {
  let found: PointerSample | undefined;
  path.eachStep((a, b) => {
    if (found !== undefined || a.y === b.y || (a.y - y) * (b.y - y) > 0) return;
    const share = (y - a.y) / (b.y - a.y);
    found = { t: a.t + (b.t - a.t) * share, x: a.x + (b.x - a.x) * share, y };
  });
  return found;
}

/** Largest distance of the path from a straight lane through two points. */
export function laneError(path: PointerPath, from: Point, to: Point): number {
  const size = distance(from, to);
  let worst = 0;
  for (const p of path.points) {
    const off = size === 0 ? distance(p, from) : Math.abs((to.x - from.x) * (from.y - p.y) - (from.x - p.x) * (to.y - from.y)) / size;
    worst = Math.max(worst, off);
  }
  return worst;
}

/** Degrees the finger went round a centre in the stretch, clockwise positive: 540 is one and a half twirls. */
export function twirl(path: PointerPath, centre: Point, from = -Infinity, to = Infinity): number {
  let turned = 0;
  path.eachStep((a, b) => {
    if (a.t < from || b.t > to) return;
    turned += turnBetween(angleAbout(centre, a), angleAbout(centre, b));
  });
  return turned;
}

function angleAbout(centre: Point, p: Point): number {
  return Math.atan2(p.y - centre.y, p.x - centre.x) * DEGREES;
}
