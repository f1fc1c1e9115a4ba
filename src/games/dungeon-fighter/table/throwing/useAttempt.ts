import { useEffect, useRef, useState } from 'react';

import { feel } from '@/feel';
import { breathSource, GustDetector, useMotionSamples, type Point } from '@/motion';
import { project } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';

import { fromHead, fromRamp, fromSlam, handSpeed, type HandMotion } from '../../rules/gesture';
import type { GateValue, Launch, PlacedProp } from '../../rules/state';
import { aimingLens, handPlace } from '../arena/lens';
import { actsFor } from './acts';
import { Attempt, TOSS_MS, type AttemptResult } from './attempt';
import { ghostStroke } from './ghostFinger';
import { launchBy } from './launching';
import { gate, type Pad } from './measure';
import { Probe } from './probe';
import { useSeen } from './seen';
import type { Controls } from './useControls';

export interface ReadyThrow {
  readonly launch: Launch;
  readonly props: readonly PlacedProp[];
  readonly gates: readonly GateValue[];
  readonly mode: 'touch' | 'swing';
}

/** What the layer over the table shows of a running attempt. */
export interface Progress {
  readonly at: number;
  readonly dark: boolean;
  readonly tossedAt: number | undefined;
  readonly hopped: boolean;
  readonly hint: string | undefined;
  readonly listening: boolean;
}

const FRESH: Progress = { at: 0, dark: false, tossedAt: undefined, hopped: false, hint: undefined, listening: false };
const DIE_REACH = 26;
/** The finger that a key or button stands for. */
const GHOST = -1;
const DARK_TICK_MS = 800;
const LANDING_PATIENCE_MS = 1200;
const RAMP_TILT = 15;
const NOD_LATE_MS = 320;
const FULL_CHOP_G = 400;
const FIRST_CHOP_G = 100;
const GUST_SPEED = 0.16;

export function padOf(size: Size, { outlook }: Controls, leftHanded: boolean): Pad {
  const camera = aimingLens(size, outlook);
  const hand = handPlace(outlook);
  const at = project(camera, hand.x, hand.y, hand.z);
  const die = { x: at.x, y: Math.min(size.height - 30, at.y), radius: DIE_REACH };
  return { size, die, arch: { x: size.width / 2, y: die.y - 70 }, weakLeft: !leftHanded };
}

const directionOf = (degrees: number) => ({ right: Math.sin((degrees * Math.PI) / 180), forward: Math.cos((degrees * Math.PI) / 180) });

interface AttemptOptions {
  readonly controls: Controls;
  readonly pad: Pad;
  readonly enabled: boolean;
  /** Returns whether the throw was accepted. */
  onThrow(thrown: ReadyThrow): boolean;
}

/** Fingers and sensors in, throws out. */
export function useAttempt({ controls, pad, enabled, onThrow }: AttemptOptions) {
  const { setting, method, placed, aside } = controls;
  const [probe] = useState(() => new Probe());
  const clock = useRef(0);
  const current = useRef<Attempt | undefined>(undefined);
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined);
  const deaf = useRef<() => void>(() => undefined);
  const key = `${setting.ids.join('+')}/${method}/${setting.azimuth}/${setting.loft}/${enabled}`;
  const [shown, setShown] = useState<{ readonly key: string; readonly progress: Progress }>({ key, progress: FRESH });
  // What was begun with other settings is no longer going on.
  const progress = shown.key === key ? shown.progress : FRESH;
  const setProgress = (next: Progress | ((now: Progress) => Progress)) =>
    setShown((before) => ({ key, progress: typeof next === 'function' ? next(before.key === key ? before.progress : FRESH) : next }));
  const attempt = (): Attempt => {
    current.current ??= new Attempt(setting, pad, method, probe, () => clock.current);
    return current.current;
  };
  const reset = (hint?: string) => {
    clearTimeout(tick.current);
    deaf.current();
    current.current = undefined;
    controls.drag.set({ x: 0, y: 0 });
    setProgress({ ...FRESH, hint });
  };
  useEffect(() => {
    current.current = undefined;
  }, [key]);
  useEffect(() => () => {
    clearTimeout(tick.current);
    deaf.current();
  }, []);

  const submit = (motion: HandMotion, gates: readonly GateValue[], mode: ReadyThrow['mode']) => {
    const launch = launchBy(motion, setting);
    feel('throwRelease');
    useSeen.getState().note(setting.ids);
    current.current = undefined;
    controls.drag.set({ x: 0, y: 0 });
    const accepted = onThrow({ launch, props: placed, gates: [...gates], mode });
    setProgress({ ...FRESH, dark: accepted && setting.ids.includes('blindShot') });
  };
  const inAir = setting.ids.filter((id) => id === 'jumpShot' || id === 'dancingShot');
  /** A jump is known in full only when it is over (DF-306). */
  const afterLanding = (motion: HandMotion, gates: readonly GateValue[], mode: ReadyThrow['mode'], releasedAt: number) => {
    const begun = performance.now();
    const look = () => {
      if (!probe.fall && performance.now() - begun < LANDING_PATIENCE_MS) {
        tick.current = setTimeout(look, 40);
        return;
      }
      submit(motion, [...gates.filter(({ req }) => !inAir.includes(req as (typeof inAir)[number])), ...probe.gates(inAir, releasedAt)], mode);
      probe.fall = undefined;
    };
    look();
  };
  const take = (result: AttemptResult | undefined, t: number) => {
    const running = current.current;
    if (!running) return;
    if (!result) {
      setProgress((now) => ({ ...now, tossedAt: running.tossedAt, hint: undefined }));
      return;
    }
    if (result.kind === 'again') reset(result.words);
    else if (result.kind === 'next') {
      feel('gate');
      setProgress({ ...FRESH, at: running.at, dark: running.darkSince !== undefined, hopped: running.hoppedAt !== undefined });
    } else if (method === 'sensor' && inAir.length > 0) afterLanding(result.motion, result.gates, result.mode, t + clock.current);
    else submit(result.motion, result.gates, result.mode);
  };

  useMotionSamples((sample) => {
    probe.add(sample);
    clock.current = sample.t - performance.now();
    const running = current.current;
    if (!enabled || !running) return;
    const t = performance.now();
    const { act, tossedAt } = running;
    if (act.kind === 'ramp' && progress.listening && running.fingerCount === 0) {
      const { tilt } = probe;
      if (tilt && tilt.tilt >= RAMP_TILT) {
        const requirement = act.requirement ?? 'elbowShot';
        take(running.byMotion(fromRamp({ right: tilt.downhill.x, forward: tilt.downhill.y }, Math.min(35, tilt.tilt)), [gate(requirement, 'tiltDeg', tilt.tilt, 'sensor'), gate(requirement, 'fingers', 0, 'sensor')], t), t);
      }
    } else if (tossedAt !== undefined && t > tossedAt + TOSS_MS + NOD_LATE_MS) {
      const ideal = tossedAt + TOSS_MS + clock.current;
      if (act.kind === 'head') {
        const timing = probe.nodAt(ideal) - ideal;
        take(running.byMotion(fromHead(timing), [gate('headShot', 'timingMs', timing, 'sensor'), gate('headShot', 'nodDeg', probe.nodDeg(ideal), 'sensor')], t), t);
      } else if (act.kind === 'slam') {
        const struck = probe.strikeAt(ideal);
        const chop = probe.peakG100(struck + 40);
        take(running.byMotion(fromSlam(directionOf(aside), (chop - FIRST_CHOP_G) / FULL_CHOP_G, struck - ideal), [gate('slamShot', 'timingMs', struck - ideal, 'sensor'), gate('slamShot', 'chopG100', chop, 'sensor')], t), t);
      }
    }
  }, enabled && method === 'sensor');

  /** The phone points at the board; throws without a finger begin here (DF-182, DF-185). */
  const ready = () => {
    probe.ready();
    feel('gate');
    const running = attempt();
    if (running.act.kind === 'puffs') {
      const gusts = new GustDetector();
      void breathSource.listen((level) =>
        gusts.feed(level, (event) => {
          if (event.kind !== 'gust' || current.current !== running) return;
          deaf.current();
          const motion: HandMotion = { ...directionOf(aside), speed: handSpeed(event.db * event.ms * GUST_SPEED), pitch: 0, spin: 0 };
          take(running.byMotion(motion, [gate('blowShot', 'gustDb', event.db, 'sensor'), gate('blowShot', 'gustMs', event.ms, 'sensor')], performance.now()), performance.now());
        }),
      ).then((stop) => {
        if (stop) deaf.current = stop;
        else setProgress((now) => ({ ...now, hint: 'No microphone: puff with your finger, three strokes.' }));
      });
    }
    setProgress((now) => ({ ...now, listening: true, hint: undefined }));
  };

  const pointers = {
    down: (id: number, point: Point, t = performance.now()) => {
      const running = attempt();
      running.down(id, point, t);
      feel('grab');
      if (running.darkSince !== undefined && !progress.dark) {
        setProgress((now) => ({ ...now, dark: true, hint: undefined }));
        tick.current = setTimeout(() => feel('gate'), DARK_TICK_MS + 60);
      }
    },
    move: (id: number, point: Point, t = performance.now()) => {
      attempt().move(id, point, t);
      if (attempt().act.kind === 'flick' || attempt().act.kind === 'palms') controls.drag.set({ x: Math.max(-60, Math.min(60, point.x - pad.die.x)), y: Math.max(-90, Math.min(40, point.y - pad.die.y)) });
    },
    up: (id: number, point: Point, t = performance.now()) => {
      const running = attempt();
      const result = running.up(id, point, t);
      controls.drag.set({ x: 0, y: 0 });
      // In the dark a finger that does not fling opens the eyes again.
      if (!result && running.darkSince !== undefined && running.fingerCount === 0 && (running.act.kind === 'flick' || running.act.kind === 'palms')) reset('You opened your eyes. Close them again.');
      else take(result, t);
    },
    cancel: (id: number) => current.current?.cancel(id),
  };
  /** A key or a button was held: what a finger would have done in that time (DF-305). */
  const pressed = (start: number, end: number) => {
    const path = ghostStroke(attempt().act.kind, pad, setting, start, end);
    const [first] = path;
    const last = path[path.length - 1];
    if (!first || !last) return;
    pointers.down(GHOST, first, first.t);
    for (const point of path.slice(1, -1)) pointers.move(GHOST, point, point.t);
    pointers.up(GHOST, last, last.t);
  };
  return { progress, pressed, acts: actsFor(setting.ids, method), pointers, ready, reset, probe };
}
