import { FRAME_FIELDS, FRAME_RATE } from './physics/types';

/** Something to play: frames of all dice of a scene, FRAME_RATE a second. */
export interface Clip {
  readonly frames: Float32Array;
  readonly frameCount: number;
  readonly dice: number;
}

export const clipSeconds = ({ frameCount }: Clip): number => Math.max(0, frameCount - 1) / FRAME_RATE;

/** The poses at a moment, between two frames; written to a fresh array of dice × FRAME_FIELDS. */
export function posesAt({ frames, frameCount, dice }: Clip, seconds: number): number[] {
  'worklet';
  const place = Math.max(0, Math.min(frameCount - 1, seconds * FRAME_RATE));
  const frame = Math.min(Math.floor(place), Math.max(0, frameCount - 2));
  const share = frameCount > 1 ? place - frame : 0;
  const size = dice * FRAME_FIELDS;
  const from = frame * size;
  const to = frameCount > 1 ? from + size : from;
  const poses: number[] = [];
  for (let die = 0; die < size; die += FRAME_FIELDS) {
    const a = from + die;
    const b = to + die;
    for (let field = 0; field < 3; field++) {
      const start = frames[a + field] ?? 0;
      poses.push(start + share * ((frames[b + field] ?? 0) - start));
    }
    let dot = 0;
    for (let field = 3; field < FRAME_FIELDS; field++) dot += (frames[a + field] ?? 0) * (frames[b + field] ?? 0);
    const sign = dot < 0 ? -1 : 1;
    let square = 0;
    for (let field = 3; field < FRAME_FIELDS; field++) {
      const start = frames[a + field] ?? 0;
      const value = start + share * (sign * (frames[b + field] ?? 0) - start);
      square += value * value;
      poses.push(value);
    }
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let field = poses.length - 4; field < poses.length; field++) poses[field] = (poses[field] ?? 0) * scale;
  }
  return poses;
}
