import { DeviceMotion, type DeviceMotionMeasurement } from 'expo-sensors';
import { Platform } from 'react-native';

import { shareSource, type MotionDriver, type MotionPermission } from './motionSource';
import { Normaliser, type RawReading } from './normalise';

const INTERVAL_MS = 16;
const IS_IOS = Platform.OS === 'ios';

/** expo-sensors names the rotation axes alpha, beta, gamma in opposite orders on the two systems. */
function readingOf(m: DeviceMotionMeasurement): RawReading {
  const { rotationRate: r, acceleration, accelerationIncludingGravity: withGravity } = m;
  return {
    t: withGravity.timestamp * 1000,
    linear: acceleration ?? undefined,
    withGravity,
    rotation: r === null ? undefined : { x: IS_IOS ? r.gamma : r.alpha, y: r.beta, z: IS_IOS ? r.alpha : r.gamma },
    screenAngle: IS_IOS ? -m.orientation : m.orientation,
  };
}

/** Android hands these sensors out freely; what its permission call asks for is step counting, which we do not do. */
const ASKS = IS_IOS;

async function ask(question: () => Promise<{ granted: boolean; canAskAgain: boolean }>): Promise<MotionPermission> {
  if (!ASKS) return 'unneeded';
  try {
    const answer = await question();
    if (answer.granted) return 'granted';
    return answer.canAskAgain ? 'unknown' : 'denied';
  } catch {
    return 'denied';
  }
}

const driver: MotionDriver = {
  available: () => DeviceMotion.isAvailableAsync().catch(() => false),
  permission: () => ask(() => DeviceMotion.getPermissionsAsync()),
  requestPermission: async () => {
    const answer = await ask(() => DeviceMotion.requestPermissionsAsync());
    return answer === 'unknown' ? 'denied' : answer;
  },
  start(deliver) {
    const normaliser = new Normaliser(IS_IOS ? 'inverted' : 'mixed');
    DeviceMotion.setUpdateInterval(INTERVAL_MS);
    const subscription = DeviceMotion.addListener((measurement) => {
      const sample = normaliser.sample(readingOf(measurement));
      if (sample !== undefined) deliver(sample);
    });
    return () => subscription.remove();
  },
};

export const motionSource = shareSource(driver);
