import type { Body } from './body';

/** Scratch: written and read again within one contact. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** Writes one of a body's own axes to `out`. */
export function axisInto(out: Vector, body: Body, axis: number): void {
  if (axis === 0) {
    out.x = body.ax;
    out.y = body.ay;
    out.z = body.az;
  } else if (axis === 1) {
    out.x = body.bx;
    out.y = body.by;
    out.z = body.bz;
  } else {
    out.x = body.cx;
    out.y = body.cy;
    out.z = body.cz;
  }
}

export const halfOf = (body: Body, axis: number): number => (axis === 0 ? body.ha : axis === 1 ? body.hb : body.hc);
