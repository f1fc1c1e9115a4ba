import { DEGREES } from '../vector';
import { MM_PER_POINT, type PointerPath } from './pointer';

/** A thing flung off the finger. */
export interface FingerFlick {
  /** Speed on the glass in mm/s, so that it means the same on a phone and a tablet. */
  readonly speed: number;
  /** Degrees: 0 is straight up the screen, positive to the right. */
  readonly direction: number;
  /** Degrees the finger's direction turned during the last stretch, positive clockwise: the spin put on it. */
  readonly curve: number;
}

const SPEED_WINDOW_MS = 60;
const CURVE_WINDOW_MS = 160;
/** Below this a lifted finger has let go, not flung. */
const MIN_FLICK_SPEED = 60;

function directionOf(x: number, y: number): number {
  return Math.atan2(x, -y) * DEGREES;
}

export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** What the finger did as it left the glass; undefined if it was just lifted. */
export function flickOf(path: PointerPath): FingerFlick | undefined {
  const velocity = path.velocity(SPEED_WINDOW_MS);
  const speed = Math.hypot(velocity.x, velocity.y) * MM_PER_POINT;
  if (speed < MIN_FLICK_SPEED) return undefined;
  return { speed, direction: directionOf(velocity.x, velocity.y), curve: curveOf(path) };
}

function curveOf(path: PointerPath): number {
  const end = path.last?.t ?? 0;
  let turned = 0;
  let before: number | undefined;
  path.eachStep((a, b) => {
    // Steps of less than a point have no direction worth the name.
    if (a.t < end - CURVE_WINDOW_MS || Math.hypot(b.x - a.x, b.y - a.y) < 1) return;
    const direction = directionOf(b.x - a.x, b.y - a.y);
    if (before !== undefined) turned += turnBetween(before, direction);
    before = direction;
  });
  return turned;
}
