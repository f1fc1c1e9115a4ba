import { topFace, turnQuaternion, multiply, type Quaternion } from '../physics/rotation';
import { FRAME_FIELDS, type Rest, type Throw } from '../physics';

const inverse = (q: Quaternion): Quaternion => ({ w: q.w, x: -q.x, y: -q.y, z: -q.z });

/** The turn of the labels, inside the same moving cube, that brings `face` where `shown` is. */
export const labelTurn = (shown: number, face: number, quarter: number): Quaternion =>
  multiply(inverse(turnQuaternion(4 * shown)), turnQuaternion(4 * face + quarter));

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
