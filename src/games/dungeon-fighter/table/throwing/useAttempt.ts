import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { feel } from '@/feel';
import { SensorClock } from '@/motion';

import type { GateValue, Launch, PlacedProp } from '../../rules/state';
import type { HandMotion } from '../../rules/throw/gesture';
import { actsFor } from './acts';
import { Attempt, type AttemptResult } from './attempt';
import { launchBy } from './launching';
import type { Pad } from './measure';
import { Probe } from './probe';
import { FRESH, useProgress, type Progress } from './progress';
import { useSeen } from './seen';
import { useBreath, type Breath } from './useBreath';
import type { Controls } from './useControls';
import { useFingers } from './useFingers';
import { useGauging } from './useGauging';
import { useLeap } from './useLeap';
import { usePhone } from './usePhone';

export interface ReadyThrow {
  readonly launch: Launch;
  readonly props: readonly PlacedProp[];
  readonly gates: readonly GateValue[];
  readonly mode: 'touch' | 'swing';
}

/** An attempt that is going on, as those see it who move it along. */
export interface RunningHand {
  readonly controls: Controls;
  readonly probe: Probe;
  readonly clock: SensorClock;
  readonly current: RefObject<Attempt | undefined>;
  readonly progress: Progress;
  setProgress(next: (now: Progress) => Progress): void;
  /** The attempt that is going on; asking begins one. */
  attempt(): Attempt;
  show(t: number, breath?: Breath): void;
  take(result: AttemptResult | undefined, t: number): void;
  reset(hint?: string): void;
}

interface AttemptOptions {
  readonly controls: Controls;
  readonly pad: Pad;
  readonly enabled: boolean;
  onThrow(thrown: ReadyThrow): void;
}

/** Fingers and sensors in, throws out. */
export function useAttempt({ controls, pad, enabled, onThrow }: AttemptOptions) {
  const { setting, method, placed } = controls;
  const [probe] = useState(() => new Probe());
  const [clock] = useState(() => new SensorClock());
  const current = useRef<Attempt | undefined>(undefined);
  const key = `${setting.ids.join('+')}/${method}/${setting.azimuth}/${setting.loft}/${enabled}`;
  const { progress, setProgress } = useProgress(key);
  const { show, quiet } = useGauging({ controls, current, probe, clock });
  const { listen, hush } = useBreath();
  const attempt = (): Attempt => {
    current.current ??= new Attempt(setting, pad, method, probe, () => clock.offset);
    return current.current;
  };
  const submit = (motion: HandMotion, gates: readonly GateValue[], mode: ReadyThrow['mode']) => {
    feel('throwRelease');
    quiet();
    useSeen.getState().noteThrow(setting.ids);
    putDown();
    onThrow({ launch: launchBy(motion, setting), props: placed, gates: [...gates], mode });
    // A die that flies in the dark keeps the table dark by itself; whoever throws next has open eyes.
    setProgress(FRESH);
  };
  const leap = useLeap({ ids: setting.ids, probe, submit, onSilence: () => reset('The sensors fell silent. Throw by touch this time.') });
  const putDown = () => {
    current.current = undefined;
    leap.forget();
    controls.drag.set({ x: 0, y: 0 });
  };
  const reset = (hint?: string) => {
    hush();
    putDown();
    setProgress({ ...FRESH, hint });
    show(performance.now());
  };
  const beginAnew = useEffectEvent(() => {
    current.current = undefined;
    show(performance.now());
  });
  useEffect(() => beginAnew(), [key]);

  const take = (result: AttemptResult | undefined, t: number) => {
    const running = current.current;
    if (!running) return;
    switch (result?.kind) {
      case undefined: return setProgress((now) => ({ ...now, tossedAt: running.tossedAt, hint: undefined }));
      case 'again': return reset(result.words);
      case 'dud':
        feel('refuse');
        // Whoever flings nothing in the dark has opened the eyes.
        return running.darkSince === undefined ? setProgress((now) => ({ ...now, hint: result.words })) : reset(result.words);
      case 'next':
        feel('gate');
        return setProgress({ ...FRESH, at: running.at, dark: running.darkSince !== undefined, hopped: running.hoppedAt !== undefined });
      case 'throw': {
        const { motion, gates, mode } = result;
        if (method === 'sensor' && leap.jumps) leap.begin({ motion, gates, mode, releasedAt: t + clock.offset });
        else submit(motion, gates, mode);
      }
    }
  };
  const hand = { controls, probe, clock, current, progress, setProgress, attempt, show, take, reset };
  const { pointers, heard, pressed } = useFingers({ ...hand, pad });
  const { ready } = usePhone({ ...hand, enabled, listen, heard, landIfOver: leap.landIfOver });
  return { progress, pressed, acts: actsFor(setting.ids, method), pointers, ready, reset, probe };
}
