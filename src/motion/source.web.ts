import { shareSource, type MotionDriver, type MotionPermission } from './motionSource';
import { Normaliser, type RawReading } from './normalise';

/** iOS browsers hide their sensors behind this question; no other browser has it. */
interface AskingMotionEvent {
  requestPermission?: () => Promise<'granted' | 'denied' | 'default'>;
}

function motionEvent(): AskingMotionEvent | undefined {
  return typeof DeviceMotionEvent === 'undefined' ? undefined : (DeviceMotionEvent as AskingMotionEvent);
}

let answered: MotionPermission | undefined;

function knownPermission(): MotionPermission {
  const event = motionEvent();
  if (event === undefined) return 'denied';
  return answered ?? (event.requestPermission === undefined ? 'unneeded' : 'unknown');
}

type MaybeAxes = { readonly x: number | null; readonly y: number | null; readonly z: number | null } | null;

function axes(v: MaybeAxes): { x: number; y: number; z: number } | undefined {
  return v === null || v.x === null || v.y === null || v.z === null ? undefined : { x: v.x, y: v.y, z: v.z };
}

/** The standard's alpha, beta and gamma of a rotation rate are x, y and z. */
function readingOf(event: DeviceMotionEvent): RawReading {
  const r = event.rotationRate;
  return {
    t: event.timeStamp,
    linear: axes(event.acceleration),
    withGravity: axes(event.accelerationIncludingGravity),
    rotation: axes(r === null ? null : { x: r.alpha, y: r.beta, z: r.gamma }),
    screenAngle: typeof screen === 'undefined' ? 0 : (screen.orientation?.angle ?? 0),
  };
}

const driver: MotionDriver = {
  available: async () => motionEvent() !== undefined,
  permission: async () => knownPermission(),
  requestPermission: async () => {
    const event = motionEvent();
    if (event?.requestPermission === undefined) return knownPermission();
    try {
      answered = (await event.requestPermission()) === 'granted' ? 'granted' : 'denied';
    } catch {
      // Asked outside a tap: the person has not refused anything, so it may be asked again.
      answered = undefined;
    }
    return knownPermission();
  },
  start(deliver) {
    const normaliser = new Normaliser(motionEvent()?.requestPermission === undefined ? 'specific' : 'inverted');
    const onMotion = (event: DeviceMotionEvent) => {
      const sample = normaliser.sample(readingOf(event));
      if (sample !== undefined) deliver(sample);
    };
    window.addEventListener('devicemotion', onMotion);
    return () => window.removeEventListener('devicemotion', onMotion);
  },
};

export const motionSource = shareSource(driver);
