import { upOf, type MotionSample } from './sample';
import { degreesOfSine as degrees } from './vector';

/** How the device is held, in degrees. */
export interface Tilt {
  /** Screen normal off the vertical: 0 lying flat on its back, 90 upright, 180 face down. */
  readonly tilt: number;
  /** Top edge raised above the horizontal; negative when it points down. */
  readonly topUp: number;
  /** Right edge raised above the horizontal; negative when it points down. */
  readonly rightUp: number;
  /** Screen normal below the horizontal: 0 for an upright screen, 90 for face down; negative when it faces up. */
  readonly faceDown: number;
  /** Long axis off the vertical, top edge up: 0 for a phone held bolt upright. */
  readonly uprightError: number;
  /** Where a ball on the glass would roll: unit vector in screen axes (x right, y up), 0/0 when flat. */
  readonly downhill: { readonly x: number; readonly y: number };
}

/** Undefined when the sensors do not say where down is. */
export function tiltOf(sample: MotionSample): Tilt | undefined {
  const up = upOf(sample);
  if (up === undefined) return undefined;
  const slope = Math.sqrt(up.x * up.x + up.y * up.y);
  return {
    tilt: 90 - degrees(up.z),
    topUp: degrees(up.y),
    rightUp: degrees(up.x),
    faceDown: -degrees(up.z),
    uprightError: 90 - degrees(up.y),
    downhill: slope < 1e-6 ? { x: 0, y: 0 } : { x: -up.x / slope, y: -up.y / slope },
  };
}
