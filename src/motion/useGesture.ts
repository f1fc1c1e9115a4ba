import { useEffect, useEffectEvent } from 'react';

import type { Detector, DetectorOptions } from './detector';
import type { MotionSample } from './sample';
import { motionSettings } from './settings';
import { motionSource } from './source';
import { useMotionPermission } from './useMotionPermission';

export interface GestureOptions {
  /** False costs nothing: no sensor runs. Default true. */
  readonly enabled?: boolean;
  /** Overrides the player's setting. */
  readonly sensitivity?: number;
}

/** Raw samples while enabled and permitted. The listener may change between renders; nothing re-renders. */
export function useMotionSamples(listener: (sample: MotionSample) => void, enabled = true): void {
  const { access } = useMotionPermission();
  const onSample = useEffectEvent(listener);
  useEffect(() => {
    if (!enabled || access !== 'granted' || !motionSettings().allowed()) return undefined;
    return motionSource.subscribe((sample) => onSample(sample));
  }, [enabled, access]);
}

/** Runs a detector on the device's motion. `create` must be stable: a module-level function such as `createShakeDetector`. */
export function useGesture<Event>(
  create: (options: DetectorOptions) => Detector<Event>,
  onEvent: (event: Event) => void,
  { enabled = true, sensitivity }: GestureOptions = {},
): void {
  const { access } = useMotionPermission();
  const emit = useEffectEvent(onEvent);
  useEffect(() => {
    const settings = motionSettings();
    if (!enabled || access !== 'granted' || !settings.allowed()) return undefined;
    const detector = create({ sensitivity: sensitivity ?? settings.sensitivity() });
    const deliver = (event: Event) => emit(event);
    return motionSource.subscribe((sample) => detector.feed(sample, deliver));
  }, [enabled, access, create, sensitivity]);
}
