import { feel } from '@/feel';
import { eventTime, useMotionSamples, type GustEvent, type MotionSample } from '@/motion';

import { handSpeed, type HandMotion } from '../../rules/throw/gesture';
import type { Attempt } from './attempt';
import { directionAt } from './bearing';
import { gate } from './measure';
import { phoneThrow } from './phoneThrow';
import type { RunningHand } from './useAttempt';
import type { useBreath } from './useBreath';

/** A comfortable puff, 30 dB above the room for four tenths of a second, is the right one. */
const GUST_SPEED = 0.075;

interface PhoneOptions extends RunningHand {
  readonly enabled: boolean;
  readonly listen: ReturnType<typeof useBreath>['listen'];
  /** Readings up to this moment have come. */
  heard(until: number): void;
  landIfOver(): void;
}

/** Throws that are made by moving the phone or blowing at it. */
export function usePhone({ controls, probe, clock, current, progress, setProgress, attempt, show, take, reset, enabled, listen, heard, landIfOver }: PhoneOptions) {
  const { aside, method } = controls;
  useMotionSamples((sample: MotionSample) => {
    clock.hear(sample.t, eventTime());
    probe.add(sample);
    heard(sample.t);
    if (!enabled) return;
    const t = sample.t - clock.offset;
    landIfOver();
    if (progress.listening && !probe.aimed) reset('Point the phone at the board again and press Ready.');
    const running = current.current;
    const made = running && phoneThrow(running, probe, { t, offset: clock.offset, aside, listening: progress.listening });
    if (made !== undefined) take(made === 'tossed' ? undefined : made, t);
    show(t);
  }, enabled && method === 'sensor');
  const blown = (running: Attempt, { db, ms }: Extract<GustEvent, { kind: 'gust' }>) => {
    if (current.current !== running) return;
    const motion: HandMotion = { ...directionAt(aside), speed: handSpeed(db * ms * GUST_SPEED), pitch: 0, spin: 0 };
    const t = performance.now();
    take(running.byMotion(motion, [gate('blowShot', 'gustDb', db, 'sensor'), gate('blowShot', 'gustMs', ms, 'sensor')], t), t);
  };
  /** The phone points at the board; throws without a finger begin here (DF-182, DF-185). */
  const ready = () => {
    probe.ready();
    feel('gate');
    const running = attempt();
    if (running.act.kind === 'puffs') {
      listen({
        onLevel: (breath) => show(performance.now(), breath),
        onGust: (gust) => blown(running, gust),
        onDeaf: () => setProgress((now) => ({ ...now, hint: 'No microphone: puff with your finger, three strokes.' })),
      });
    }
    setProgress((now) => ({ ...now, listening: true, hint: undefined }));
  };
  return { ready };
}
