import { useRef } from 'react';

import { useSettings } from '@/store/settings';
import { paceOf } from '@/table/pace';

import type { Pace } from '../arena/useFlight';

/** The chosen speed for throws that nobody else waits for; `skip` ends what is being shown. */
export function usePracticePace(): { begin(): Pace; skip(): void } {
  const speed = useSettings((settings) => settings.speed);
  const skipper = useRef<() => void>(() => undefined);
  return {
    skip: () => skipper.current(),
    begin: () => {
      const rate = paceOf(speed);
      let isSkipped = false;
      const skipped = new Promise<void>((resolve) => {
        skipper.current = () => {
          isSkipped = true;
          resolve();
        };
      });
      return {
        instant: rate === 0,
        ms: (normal) => (rate === 0 || isSkipped ? 0 : normal / rate),
        wait: (normal) => (rate === 0 || isSkipped ? Promise.resolve() : Promise.race([skipped, new Promise<void>((resolve) => setTimeout(resolve, normal / rate))])),
        skipped,
      };
    },
  };
}
