import { aboutZ, multiply, orientationOf, topFace, turnQuaternion, type Quaternion } from '../physics/rotation';
import { axesOf, FRAME_FIELDS, type Rest, type Throw } from '../physics';

/** Which of the die's own axes runs up the print of faces 0…5. */
export const FACE_UP = [2, 0, 1, 0, 2, 1] as const;

const inverse = (q: Quaternion): Quaternion => ({ w: q.w, x: -q.x, y: -q.y, z: -q.z });

/** The turn of the labels, inside the same moving cube, that brings `face` where `shown` is. */
export const labelTurn = (shown: number, face: number, quarter: number): Quaternion =>
  multiply(inverse(turnQuaternion(4 * shown)), turnQuaternion(4 * face + quarter));

/** How far the print on a face points up the tray: the world y of the face's own up direction. */
function uprightness(q: Quaternion, face: number): number {
  const axis = axesOf({ qw: q.w, qx: q.x, qy: q.y, qz: q.z })[FACE_UP[face] ?? 1];
  return axis.y;
}

/** Of the four turns that show `face`, the one with its print most nearly upright: numbers and icons want to be read. */
export function uprightLabel(rest: Rest, face: number): Quaternion {
  const cube = orientationOf(rest);
  const labels = [0, 1, 2, 3].map((quarter) => labelTurn(rest.face, face, quarter));
  return labels.reduce((best, label) =>
    (uprightness(multiply(cube, label), face) > uprightness(multiply(cube, best), face) ? label : best));
}

/** A flat die turned by `yaw` that shows `face`, its print as upright as it can be. */
export function flatOrientation(face: number, yaw: number): Quaternion {
  const turns = [0, 1, 2, 3].map((quarter) => multiply(aboutZ(yaw), turnQuaternion(4 * face + quarter)));
  return turns.reduce((best, q) => (uprightness(q, face) > uprightness(best, face) ? q : best));
}

/** A cube moves the same whatever is painted on it: turning the paint decides the roll and changes nothing else. */
export function relabel(thrown: Throw, labels: readonly Quaternion[]): Throw {
  const frames = Float32Array.from(thrown.frames);
  labels.forEach((label, die) => {
    for (let frame = 0; frame < thrown.frameCount; frame++) {
      const at = (frame * thrown.dice + die) * FRAME_FIELDS + 3;
      const [w = 1, x = 0, y = 0, z = 0] = frames.subarray(at, at + 4);
      const turned = multiply({ w, x, y, z }, label);
      frames.set([turned.w, turned.x, turned.y, turned.z], at);
    }
  });
  const rest = thrown.rest.map((pose, die): Rest => {
    const label = labels[die];
    if (label === undefined) return pose;
    const { w, x, y, z } = multiply({ w: pose.qw, x: pose.qx, y: pose.qy, z: pose.qz }, label);
    return { ...pose, qw: w, qx: x, qy: y, qz: z, face: topFace({ w, x, y, z }).face };
  });
  return { ...thrown, frames, rest };
}
