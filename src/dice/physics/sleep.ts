import { speedSquared, spinSquared, type Body } from './body';

const { abs } = Math;

/** Still: slow and well supported for 80 ms. */
const QUIET_STEPS = 19;
const QUIET_SPEED = 30;
const QUIET_SPIN = 1.2;
const QUIET_TOUCHES = 3;

/** Also still: it trembles on a rim or between others but has not left its place for 300 ms. */
const HELD_STEPS = 72;
const HELD_WITHIN = 1.5;
/** Cosine of half the turn that counts as leaving its place (about 4°). */
const HELD_TURN = 0.9994;

export function stop(die: Body): void {
  die.vx = die.vy = die.vz = 0;
  die.wx = die.wy = die.wz = 0;
}

function staysInPlace({ x, y, z, qw, qx, qy, qz, anchor }: Body): boolean {
  const dx = x - anchor.x;
  const dy = y - anchor.y;
  const dz = z - anchor.z;
  const dot = qw * anchor.qw + qx * anchor.qx + qy * anchor.qy + qz * anchor.qz;
  return dx * dx + dy * dy + dz * dz < HELD_WITHIN * HELD_WITHIN && abs(dot) > HELD_TURN;
}

/** Puts a die to sleep once it lies. */
export function settle(die: Body, step: number): void {
  const quiet = die.touches >= QUIET_TOUCHES
    && speedSquared(die) < QUIET_SPEED * QUIET_SPEED && spinSquared(die) < QUIET_SPIN * QUIET_SPIN;
  die.quietSteps = quiet ? die.quietSteps + 1 : 0;
  if (staysInPlace(die)) {
    die.heldSteps++;
  } else {
    const { anchor } = die;
    anchor.x = die.x;
    anchor.y = die.y;
    anchor.z = die.z;
    anchor.qw = die.qw;
    anchor.qx = die.qx;
    anchor.qy = die.qy;
    anchor.qz = die.qz;
    die.heldSteps = 0;
  }
  if (die.quietSteps < QUIET_STEPS && (die.heldSteps < HELD_STEPS || die.lastTouchStep < step - 2)) return;
  die.asleep = true;
  stop(die);
}

export function wake(die: Body): void {
  die.asleep = false;
  die.quietSteps = 0;
  die.heldSteps = 0;
}
