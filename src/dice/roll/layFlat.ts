import { FRAME_FIELDS, FRAME_RATE, type Pose, type Rest, type Throw } from '../physics';
import { aboutZ, heightsOfAxes, multiply, orientationOf, topFace, turnQuaternion, yawOf, type Quaternion } from '../physics/rotation';
import { DIE_EDGE, type LyingDie, type Tray } from './tray';

/** Frames over which a die that never settled is eased into its place. */
const EASE_FRAMES = Math.round(0.25 * FRAME_RATE);
/** Between die centres: diagonals of two dice that may be turned any way. */
const ROOM = DIE_EDGE * 1.45;

/** It hops over its neighbours on the way. */
const HOP = 1.2 * DIE_EDGE;
const LEVEL = 0.995;

/** Lies on the felt with a face up, not on or against another die. */
export const liesFlat = ({ qw, qx, qy, qz, z }: Pose): boolean =>
  z < DIE_EDGE / 2 + 1 && heightsOfAxes({ w: qw, x: qx, y: qy, z: qz }).some((height) => Math.abs(height) > LEVEL);

const dot = (a: Quaternion, b: Quaternion): number => a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;

/** The level orientation with the same face up and the same heading. */
function levelled(q: Quaternion): Quaternion {
  const turn = turnQuaternion(4 * topFace(q).face);
  let best = turn;
  for (let quarter = 0; quarter < 4; quarter++) {
    const candidate = multiply(aboutZ(yawOf(q) + 256 * quarter), turn);
    if (Math.abs(dot(candidate, q)) > Math.abs(dot(best, q))) best = candidate;
  }
  return best;
}

/** The free place nearest to where the die is, on a grid fine enough that a crowded tray still has one. */
export function freePlace(pose: { readonly x: number; readonly y: number }, others: readonly { readonly x: number; readonly y: number }[], { width, depth }: Tray): { x: number; y: number } {
  const edgeX = width / 2 - DIE_EDGE * 0.75;
  const edgeY = depth / 2 - DIE_EDGE * 0.75;
  let best = { x: Math.max(-edgeX, Math.min(edgeX, pose.x)), y: Math.max(-edgeY, Math.min(edgeY, pose.y)) };
  let bestCost = Infinity;
  for (let x = -edgeX; x <= edgeX; x += 2) {
    for (let y = -edgeY; y <= edgeY; y += 2) {
      let clearance = ROOM;
      for (const other of others) {
        const gap = Math.sqrt((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y));
        if (gap < clearance) clearance = gap;
      }
      const away = Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y));
      const cost = 1000 * (ROOM - clearance) + away;
      if (cost < bestCost) {
        bestCost = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** By rule: what does not lie flat when the time is over is laid flat where there is room. */
export function layFlat(thrown: Throw, tray: Tray, kept: readonly LyingDie[] = []): Throw & { readonly laidFlat: number } {
  const leaning = thrown.rest.flatMap((pose, die) => (liesFlat(pose) ? [] : [die]));
  if (leaning.length === 0) return { ...thrown, laidFlat: 0 };
  const rest: Rest[] = [...thrown.rest];
  const frames: number[] = Array.from(thrown.frames);
  const lastFrame = frames.slice(frames.length - thrown.dice * FRAME_FIELDS);
  for (let i = 1; i <= EASE_FRAMES; i++) for (const value of lastFrame) frames.push(value);
  for (const die of leaning) {
    const pose = rest[die];
    if (pose === undefined) continue;
    const place = freePlace(pose, [...kept, ...rest.filter((_, other) => other !== die)], tray);
    const start = orientationOf(pose);
    const end = levelled(start);
    const sign = dot(start, end) < 0 ? -1 : 1;
    for (let i = 1; i <= EASE_FRAMES; i++) {
      const t = i / EASE_FRAMES;
      const w = start.w + (sign * end.w - start.w) * t;
      const x = start.x + (sign * end.x - start.x) * t;
      const y = start.y + (sign * end.y - start.y) * t;
      const z = start.z + (sign * end.z - start.z) * t;
      const scale = 1 / Math.sqrt(w * w + x * x + y * y + z * z);
      const at = ((thrown.frameCount - 1 + i) * thrown.dice + die) * FRAME_FIELDS;
      const values = [
        pose.x + (place.x - pose.x) * t, pose.y + (place.y - pose.y) * t, pose.z + (DIE_EDGE / 2 - pose.z) * t + 4 * HOP * t * (1 - t),
        w * scale, x * scale, y * scale, z * scale,
      ];
      values.forEach((value, field) => (frames[at + field] = value));
    }
    rest[die] = {
      ...pose, ...place, z: DIE_EDGE / 2, qw: end.w, qx: end.x, qy: end.y, qz: end.z,
      face: topFace(end).face, cocked: false, yaw: yawOf(end), settled: true,
    };
  }
  const frameCount = thrown.frameCount + EASE_FRAMES;
  return { ...thrown, frames: Float32Array.from(frames), frameCount, duration: (frameCount - 1) / FRAME_RATE, rest, laidFlat: leaning.length };
}
