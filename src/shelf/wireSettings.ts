import { configureFeel } from '@/feel';
import { configureMotion } from '@/motion';
import { useSettings } from '@/store/settings';

/** Tells hands and ears what the player has set; both ask at every event, so a switch works at once. */
export function wireSettings(): void {
  const settings = () => useSettings.getState();
  configureFeel({
    haptics: () => settings().haptics && !settings().quiet,
    sound: () => (settings().sound && !settings().quiet ? settings().volume : 0),
  });
  configureMotion({ allowed: () => settings().motionSensors, sensitivity: () => settings().motionSensitivity });
}
