import { shareSource, type MotionDriver, type MotionPermission } from './motionSource';
import { Normaliser, type RawReading } from './normalise';

/** Browsers that ask before they hand out motion. Many that have the question never need it answered. */
interface AskingMotionEvent {
  requestPermission?: () => Promise<'granted' | 'denied' | 'default'>;
}

function motionEvent(): AskingMotionEvent | undefined {
  return typeof DeviceMotionEvent === 'undefined' ? undefined : (DeviceMotionEvent as AskingMotionEvent);
}

/** Names that browsers know and the DOM types do not. */
const SENSORS = ['accelerometer', 'gyroscope'] as const;

/** What the browser has on file; undefined where it does not tell (iOS). */
async function filedPermission(): Promise<PermissionState | undefined> {
  try {
    const states = await Promise.all(SENSORS.map((name) => navigator.permissions.query({ name: name as PermissionName })));
    if (states.some(({ state }) => state === 'denied')) return 'denied';
    return states.every(({ state }) => state === 'granted') ? 'granted' : 'prompt';
  } catch {
    return undefined;
  }
}

let answered: MotionPermission | undefined;

async function knownPermission(): Promise<MotionPermission> {
  const event = motionEvent();
  if (event === undefined) return 'denied';
  if (event.requestPermission === undefined) return 'unneeded';
  if (answered !== undefined) return answered;
  const filed = await filedPermission();
  return filed === 'granted' || filed === 'denied' ? filed : 'unknown';
}

/** Every browser on iOS and iPadOS reports the opposite signs; no feature tells them apart, only their name. */
function isAppleTouch(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
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
  permission: knownPermission,
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
    const normaliser = new Normaliser(isAppleTouch() ? 'inverted' : 'specific');
    const onMotion = (event: DeviceMotionEvent) => {
      const sample = normaliser.sample(readingOf(event));
      if (sample !== undefined) deliver(sample);
    };
    window.addEventListener('devicemotion', onMotion);
    return () => window.removeEventListener('devicemotion', onMotion);
  },
};

export const motionSource = shareSource(driver);
