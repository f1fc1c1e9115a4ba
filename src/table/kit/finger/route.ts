import type { Point } from '../../board/fit';

/** Points per millisecond that an eye still follows. */
const FOLLOWED = 0.7;

/** A way for a finger, slow enough to be followed. */
export interface Route {
  /** 0 to 1, as the inputs of an interpolation; at least two. */
  readonly at: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly ms: number;
}

/** A point of the way; with a time (ms), the finger is not there earlier. */
export type Place = Point & { readonly t?: number };

/** What a finger does along this path, slowed down until one can follow it; a tap rests so long where it is. */
export function routeAlong(first: Place, rest: readonly Place[], tapMs: number): Route {
  const times = [0];
  const places = [first];
  let ms = 0;
  let before = first;
  for (const place of rest) {
    ms += Math.max(1, (place.t ?? 0) - (before.t ?? 0), Math.hypot(place.x - before.x, place.y - before.y) / FOLLOWED);
    times.push(ms);
    places.push(place);
    before = place;
  }
  // A tap is a finger that comes, stays a moment and goes.
  if (rest.length === 0) {
    ms = tapMs;
    times.push(ms);
    places.push(first);
  }
  return { at: times.map((time) => time / ms), x: places.map(({ x }) => x), y: places.map(({ y }) => y), ms };
}
