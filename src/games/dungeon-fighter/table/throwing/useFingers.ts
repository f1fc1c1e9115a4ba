import { useRef } from 'react';
import { withTiming } from 'react-native-reanimated';

import { feel } from '@/feel';
import type { Point } from '@/motion';

import type { Attempt } from './attempt';
import { ghostStroke } from './ghostFinger';
import { WEAK_LAG_MS } from './launching';
import type { Pad } from './measure';
import type { RunningHand } from './useAttempt';

/** The finger that a key or button stands for. */
const GHOST = -1;
/** So long readings may be on their way; without them the sensors are silent (DF-180). */
const SAMPLES_LATE_MS = 200;

interface FingersOptions extends RunningHand {
  readonly pad: Pad;
}

const isFlungAct = ({ act: { kind } }: Attempt): boolean => kind === 'flick' || kind === 'palms';

/** Every finger of a throw, and the keys that stand for one. */
export function useFingers({ controls, pad, probe, clock, current, progress, setProgress, attempt, show, take, reset }: FingersOptions) {
  const { setting, drag, aside } = controls;
  /** A finger that is off the glass, and the readings it waits for. */
  const lateLift = useRef<{ readonly until: number; go(): void } | undefined>(undefined);
  /** Readings come a little later than touches; a swing is judged when those up to its release are there. */
  const afterSamples = (until: number, then: () => void) => {
    const go = () => {
      if (lateLift.current?.go !== go) return;
      lateLift.current = undefined;
      then();
    };
    lateLift.current = { until, go };
    setTimeout(go, SAMPLES_LATE_MS);
  };
  const lift = (id: number, point: Point, t: number) => {
    const running = attempt();
    const result = running.up(id, point, t);
    drag.set({ x: 0, y: 0 });
    // In the dark a finger that does not fling opens the eyes again.
    if (!result && running.darkSince !== undefined && running.fingerCount === 0 && isFlungAct(running)) reset('You opened your eyes. Close them again.');
    else take(result, t);
    if (current.current) show(t);
  };
  const pointers = {
    down: (id: number, point: Point, t: number) => {
      const running = attempt();
      running.down(id, point, t);
      feel('grab');
      if (running.darkSince !== undefined && !progress.dark) setProgress((now) => ({ ...now, dark: true, hint: undefined }));
      else if (progress.hint !== undefined) setProgress((now) => ({ ...now, hint: undefined }));
      show(t);
    },
    move: (id: number, point: Point, t: number) => {
      const running = attempt();
      running.move(id, point, t);
      if (isFlungAct(running)) {
        const to = { x: Math.max(-60, Math.min(60, point.x - pad.die.x)), y: Math.max(-90, Math.min(40, point.y - pad.die.y)) };
        // The weaker hand follows late, and one sees it.
        drag.set(setting.ids.includes('weakHandShot') ? withTiming(to, { duration: WEAK_LAG_MS }) : to);
      }
      show(t);
    },
    up: (id: number, point: Point, t: number) => {
      if (attempt().swings && probe.now < t + clock.offset) afterSamples(t + clock.offset, () => lift(id, point, t));
      else lift(id, point, t);
    },
    cancel: (id: number) => current.current?.cancel(id),
  };
  return {
    pointers,
    /** Readings up to this moment have come. */
    heard: (until: number) => {
      const waiting = lateLift.current;
      if (waiting && until >= waiting.until) waiting.go();
    },
    /** A key or a button was held: what a finger would have done in that time (DF-305). */
    pressed: (start: number, end: number) => {
      const path = ghostStroke(attempt().act.kind, pad, setting, start, end, aside);
      const [first] = path;
      const last = path[path.length - 1];
      if (!first || !last) return;
      pointers.down(GHOST, first, first.t);
      for (const point of path.slice(1, -1)) pointers.move(GHOST, point, point.t);
      pointers.up(GHOST, last, last.t);
    },
  };
}
