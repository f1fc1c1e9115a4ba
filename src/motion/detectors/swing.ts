import { sensitivityOf, share, type Detector, type DetectorOptions } from '../detector';
import { loadOf, pushOf, pushVector, rotationOf, turnVector, upOf, type MotionSample } from '../sample';
import { NOWHERE, dot, elevation, length, plus, seenWhileTurning, type Vector } from '../vector';

/** An arm swing, told at the moment the arm begins to brake: when a thrown thing would leave the hand. */
export interface SwingEvent {
  readonly kind: 'swing';
  readonly t: number;
  readonly duration: number;
  /** Velocity gained, m/s, in the device axes of this moment. */
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
/** One swing until the hand has been calm for so long: a hard shake begins like a swing and must not become a dozen. */
const CALM_MS = 300;
/** A falling phone gains speed without an arm. In g. */
const FALLING = 0.4;

interface Progress {
  readonly start: number;
  velocity: Vector;
  rotation: number;
}

export function createSwingDetector(options?: DetectorOptions): Detector<SwingEvent> {
  const sensitivity = sensitivityOf(options);
  const push = SWING_PUSH / sensitivity;
  const slowest = SWING_SPEED / sensitivity;
  let last: MotionSample | undefined;
  let progress: Progress | undefined;
  let swungAt: number | undefined;

  const told = (s: MotionSample, { start, velocity, rotation }: Progress): SwingEvent | undefined => {
    const speed = length(velocity);
    const duration = s.t - start;
    if (speed < slowest || rotation < SWING_ROTATION / sensitivity || duration < MIN_MS || duration > MAX_MS) return undefined;
    const up = upOf(s);
    return {
      kind: 'swing',
      t: s.t,
      duration,
      velocity,
      speed,
      elevation: up === undefined ? 0 : elevation(velocity, up),
      strength: share(speed, slowest * 0.6, FULL_SPEED),
    };
  };

  return {
    feed(s, emit) {
      const seconds = last === undefined ? 0 : Math.min(0.1, (s.t - last.t) / 1000);
      last = s;
      const force = pushOf(s);
      if (loadOf(s) < FALLING) {
        progress = undefined;
        return;
      }
      if (swungAt !== undefined) {
        if (force > push / 2) swungAt = s.t;
        if (s.t - swungAt < CALM_MS) return;
        swungAt = undefined;
      }
      if (progress === undefined) {
        if (force < push) return;
        progress = { start: s.t, velocity: NOWHERE, rotation: 0 };
      }
      const braking = dot(pushVector(s), progress.velocity) < 0 && force > push / 2;
      if (braking || force < push / 3) {
        const swing = told(s, progress);
        progress = undefined;
        if (swing === undefined) return;
        swungAt = s.t;
        emit(swing);
        return;
      }
      progress.velocity = plus(seenWhileTurning(progress.velocity, turnVector(s), seconds), pushVector(s), seconds);
      progress.rotation = Math.max(progress.rotation, rotationOf(s));
    },
    reset() {
      last = undefined;
      progress = undefined;
      swungAt = undefined;
    },
  };
}
