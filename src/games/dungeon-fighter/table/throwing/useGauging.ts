import { useEffect, useRef, type RefObject } from 'react';

import { feel } from '@/feel';
import type { SensorClock } from '@/motion';

import type { Attempt } from './attempt';
import { wantedSpeed } from './combination';
import { closeness, fulfilledIn, gaugesFor, readingsAt, speedOf } from './evidence';
import type { Probe } from './probe';
import type { Breath } from './useBreath';
import type { Controls } from './useControls';

interface GaugingOptions {
  readonly controls: Controls;
  readonly current: RefObject<Attempt | undefined>;
  readonly probe: Probe;
  readonly clock: SensorClock;
}

/** Shows what is measured, and lets it be felt when everything that is asked for is there. */
export function useGauging({ controls: { setting, method, meters }, current, probe, clock }: GaugingOptions) {
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMet = useRef(false);
  const gauges = gaugesFor(setting.ids, method, setting.oneHanded);
  const quiet = () => clearTimeout(tick.current);
  useEffect(() => () => clearTimeout(tick.current), []);
  /** How hard the hand throws at this moment, as a share of what a competent hand would choose. */
  const powerNow = (running: Attempt | undefined, t: number): number => {
    if (!running) return 0;
    const speed = running.swings ? (probe.swing(t + clock.offset)?.speed ?? 0) : speedOf(running, t);
    return speed / wantedSpeed(setting.ids, setting.loft);
  };
  const show = (t: number, breath?: Breath) => {
    const running = current.current;
    const readings = readingsAt({ gauges, attempt: running, probe, breath, t, sensorTime: t + clock.offset });
    meters.show(readings, powerNow(running, t));
    const met = readings.length > 0 && readings.every((reading) => closeness(reading) === 1);
    if (met && !isMet.current) feel('gate');
    isMet.current = met;
    quiet();
    const soon = met ? undefined : fulfilledIn(readings);
    if (soon !== undefined) tick.current = setTimeout(() => feel('gate'), soon);
  };
  return { show, quiet };
}
