import { SENSITIVITIES } from './detector';

/** What the player has set, read whenever a hook starts listening. */
export interface MotionSettings {
  /** False: sensors stay off everywhere and every gesture is made by touch. */
  readonly allowed: () => boolean;
  readonly sensitivity: () => number;
}

let settings: MotionSettings = { allowed: () => true, sensitivity: () => SENSITIVITIES.normal };

export function configureMotion(changes: Partial<MotionSettings>): void {
  settings = { ...settings, ...changes };
}

export function motionSettings(): MotionSettings {
  return settings;
}
