import { sensitivityOf, share, type Detector, type DetectorOptions } from '../detector';
import { DEGREES, pushOf, rotationOf, upOf, type MotionSample, type Vector } from '../sample';

/** An arm swing, told at the moment the arm begins to brake: when a thrown thing would leave the hand. */
export interface SwingEvent {
  readonly kind: 'swing';
  readonly t: number;
  readonly duration: number;
  /** Velocity gained in device axes, m/s. */
  readonly velocity: Vector;
  readonly speed: number;
  /** Degrees the path rises above the horizontal; negative for a chop downwards. */
  readonly elevation: number;
  readonly strength: number;
}

const SWING_PUSH = 8;
const SWING_SPEED = 1.5;
const FULL_SPEED = 6;
/** The arm turns about the shoulder or the elbow; a nudge along a straight line does not. */
const SWING_ROTATION = 90;
const MIN_MS = 70;
const MAX_MS = 900;
const PAUSE_MS = 400;

export function createSwingDetector(options?: DetectorOptions): Detector<SwingEvent> {
  const sensitivity = sensitivityOf(options);
  const push = SWING_PUSH / sensitivity;
  let last: MotionSample | undefined;
  let startedAt: number | undefined;
  let rotation = 0;
  let vx = 0;
  let vy = 0;
  let vz = 0;
  let pausedUntil = -Infinity;

  const begin = (s: MotionSample) => {
    startedAt = s.t;
    rotation = 0;
    vx = vy = vz = 0;
  };

  const finish = (s: MotionSample, start: number, emit: (event: SwingEvent) => void) => {
    const speed = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const duration = s.t - start;
    startedAt = undefined;
    if (speed < SWING_SPEED / sensitivity || rotation < SWING_ROTATION / sensitivity || duration < MIN_MS || duration > MAX_MS) return;
    pausedUntil = s.t + PAUSE_MS;
    const up = upOf(s);
    const sine = up === undefined ? 0 : (vx * up.x + vy * up.y + vz * up.z) / speed;
    emit({
      kind: 'swing',
      t: s.t,
      duration,
      velocity: { x: vx, y: vy, z: vz },
      speed,
      elevation: Math.asin(Math.min(1, Math.max(-1, sine))) * DEGREES,
      strength: share(speed, (SWING_SPEED / sensitivity) * 0.6, FULL_SPEED),
    });
  };

  return {
    feed(s, emit) {
      const seconds = last === undefined ? 0 : Math.min(0.1, (s.t - last.t) / 1000);
      last = s;
      if (startedAt === undefined) {
        if (s.t < pausedUntil || pushOf(s) < push) return;
        begin(s);
      }
      const along = s.ax * vx + s.ay * vy + s.az * vz;
      const braking = along < 0 && pushOf(s) > push / 2;
      const coasting = pushOf(s) < push / 3;
      if (startedAt !== undefined && (braking || coasting)) {
        finish(s, startedAt, emit);
        return;
      }
      vx += s.ax * seconds;
      vy += s.ay * seconds;
      vz += s.az * seconds;
      rotation = Math.max(rotation, rotationOf(s));
    },
    reset() {
      last = undefined;
      startedAt = undefined;
      pausedUntil = -Infinity;
    },
  };
}
