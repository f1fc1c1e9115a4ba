import { STANDARD_GRAVITY, type MotionSample } from '../sample';
import { traceOf, type MotionTrace } from '../trace';
import { seenWhileTurning, unit, type Vector } from '../vector';

/** What a hand does to the device at a moment: pushes in m/s² and turns in °/s, both in device axes. */
export interface Gesture {
  readonly push?: Partial<Vector>;
  readonly turn?: Partial<Vector>;
  /** True while nothing holds the device up. */
  readonly falling?: boolean;
}

export interface TraceShape {
  readonly name: string;
  readonly ms: number;
  /** Which way is up in device axes at the start; default: held in front of the body. */
  readonly up?: Vector;
  /** Trembling of the hand in m/s². */
  readonly tremor?: number;
  readonly hertz?: number;
  readonly gesture: (t: number) => Gesture;
}

export const HELD: Vector = { x: 0, y: 0.64, z: 0.77 };
export const FLAT: Vector = { x: 0, y: 0, z: 1 };
export const UPRIGHT: Vector = { x: 0, y: 1, z: 0 };
export const FACE_DOWN: Vector = { x: 0, y: 0, z: -1 };

/** Small, even, repeatable noise around 0. */
function trembler(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

/** Makes the samples a phone would report while a hand does this to it. */
export function buildTrace(shape: TraceShape): MotionTrace {
  const { name, ms, tremor = 0.15, hertz = 60 } = shape;
  const random = trembler(ms + name.length * 7919);
  const step = 1000 / hertz;
  const samples: MotionSample[] = [];
  let up = shape.up ?? HELD;
  for (let t = 0; t <= ms; t += step) {
    const gesture = shape.gesture(t);
    const turn = { x: gesture.turn?.x ?? 0, y: gesture.turn?.y ?? 0, z: gesture.turn?.z ?? 0 };
    const drop = gesture.falling === true ? STANDARD_GRAVITY : 0;
    const ax = (gesture.push?.x ?? 0) - up.x * drop + random() * tremor;
    const ay = (gesture.push?.y ?? 0) - up.y * drop + random() * tremor;
    const az = (gesture.push?.z ?? 0) - up.z * drop + random() * tremor;
    samples.push({
      t,
      ax, ay, az,
      gx: ax + up.x * STANDARD_GRAVITY,
      gy: ay + up.y * STANDARD_GRAVITY,
      gz: az + up.z * STANDARD_GRAVITY,
      rx: turn.x + random() * tremor * 4,
      ry: turn.y + random() * tremor * 4,
      rz: turn.z + random() * tremor * 4,
    });
    up = unit(seenWhileTurning(up, turn, step / 1000));
  }
  return traceOf(name, samples);
}

/** 0 outside a stretch, a smooth hill of height 1 inside it. */
export function hill(t: number, from: number, to: number): number {
  if (t <= from || t >= to) return 0;
  const s = Math.sin((Math.PI * (t - from)) / (to - from));
  return s * s;
}

/** 1 inside a stretch, 0 outside, with soft edges of `edge` milliseconds. */
export function plateau(t: number, from: number, to: number, edge = 60): number {
  return Math.min(1, Math.max(0, (t - from) / edge), Math.max(0, (to - t) / edge));
}

export function wave(t: number, hertz: number): number {
  return Math.sin((2 * Math.PI * hertz * t) / 1000);
}
