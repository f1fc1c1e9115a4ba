import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withTiming } from 'react-native-reanimated';

import { feel } from '@/feel';
import { SensorClock, eventTime, useMotionSamples, type GustEvent, type MotionSample, type Point } from '@/motion';

import type { GateValue, Launch, PlacedProp } from '../../rules/state';
import { fromHead, fromRamp, fromSlam, handSpeed, type HandMotion } from '../../rules/throw/gesture';
import { actsFor } from './acts';
import { Attempt, TOSS_MS, type AttemptResult } from './attempt';
import { directionAt } from './bearing';
import { wantedSpeed } from './company';
import { closeness, fulfilledIn, gaugesFor, readingsAt, speedOf } from './evidence';
import { ghostStroke } from './ghostFinger';
import { WEAK_LAG_MS, launchBy } from './launching';
import { gate, type Pad } from './measure';
import { Probe } from './probe';
import { useSeen } from './seen';
import { useBreath, type Breath } from './useBreath';
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
/** The finger that a key or button stands for. */
const GHOST = -1;
/** A jump that has not begun to end by then was none (DF-306). */
const LANDING_PATIENCE_MS = 1200;
/** Sensors that say nothing for this long after a release have died (DF-180). */
const SENSORS_DEAD_MS = 3000;
/** So long readings may be on their way; without them the sensors are silent (DF-180). */
const SAMPLES_LATE_MS = 200;
const RAMP_TILT = 15;
/** Metres per second upwards that toss a die. */
const TOSS_LIFT = 0.9;
const NOD_LATE_MS = 320;
const FULL_CHOP_G = 400;
const FIRST_CHOP_G = 100;
/** A comfortable puff, 30 dB above the room for four tenths of a second, is the right one. */
const GUST_SPEED = 0.075;

interface AttemptOptions {
  readonly controls: Controls;
  readonly pad: Pad;
  readonly enabled: boolean;
  onThrow(thrown: ReadyThrow): void;
}

/** A throw that waits for its thrower to land. */
interface Leap {
  readonly motion: HandMotion;
  readonly gates: readonly GateValue[];
  readonly mode: ReadyThrow['mode'];
  /** By the sensors' clock. */
  readonly releasedAt: number;
}

/** Fingers and sensors in, throws out. */
export function useAttempt({ controls, pad, enabled, onThrow }: AttemptOptions) {
  const { setting, method, placed, aside, meters } = controls;
  const [probe] = useState(() => new Probe());
  const [clock] = useState(() => new SensorClock());
  const current = useRef<Attempt | undefined>(undefined);
  const leap = useRef<Leap | undefined>(undefined);
  /** A finger that is off the glass, and the readings it waits for. */
  const lateLift = useRef<{ readonly until: number; go(): void } | undefined>(undefined);
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMet = useRef(false);
  const { listen, hush } = useBreath();
  const gauges = gaugesFor(setting.ids, method, setting.oneHanded);
  const key = `${setting.ids.join('+')}/${method}/${setting.azimuth}/${setting.loft}/${enabled}`;
  const [shown, setShown] = useState<{ readonly key: string; readonly progress: Progress }>({ key, progress: FRESH });
  // What was begun with other settings is no longer going on.
  const progress = shown.key === key ? shown.progress : FRESH;
  const setProgress = (next: Progress | ((now: Progress) => Progress)) =>
    setShown((before) => ({ key, progress: typeof next === 'function' ? next(before.key === key ? before.progress : FRESH) : next }));
  const attempt = (): Attempt => {
    current.current ??= new Attempt(setting, pad, method, probe, () => clock.offset);
    return current.current;
  };

  /** How hard the hand throws at this moment, as a share of what a competent hand would choose. */
  const powerNow = (running: Attempt | undefined, t: number): number => {
    if (!running) return 0;
    const speed = running.swings ? (probe.swing(t + clock.offset)?.speed ?? 0) : speedOf(running, t);
    return speed / wantedSpeed(setting.ids, setting.loft);
  };
  /** Shows what is measured, and lets it be felt when everything that is asked for is there. */
  const show = (t: number, breath?: Breath) => {
    const running = current.current;
    const readings = readingsAt({ gauges, attempt: running, probe, breath, t, sensorTime: t + clock.offset });
    meters.show(readings, powerNow(running, t));
    const met = readings.length > 0 && readings.every((reading) => closeness(reading) === 1);
    if (met && !isMet.current) feel('gate');
    isMet.current = met;
    clearTimeout(tick.current);
    const soon = met ? undefined : fulfilledIn(readings);
    if (soon !== undefined) tick.current = setTimeout(() => feel('gate'), soon);
  };
  const reset = (hint?: string) => {
    hush();
    current.current = undefined;
    leap.current = undefined;
    controls.drag.set({ x: 0, y: 0 });
    setProgress({ ...FRESH, hint });
    show(performance.now());
  };
  const beginAnew = useEffectEvent(() => {
    current.current = undefined;
    show(performance.now());
  });
  useEffect(() => beginAnew(), [key]);
  useEffect(() => () => clearTimeout(tick.current), []);

  const submit = (motion: HandMotion, gates: readonly GateValue[], mode: ReadyThrow['mode']) => {
    const launch = launchBy(motion, setting);
    feel('throwRelease');
    clearTimeout(tick.current);
    useSeen.getState().note(setting.ids);
    current.current = undefined;
    leap.current = undefined;
    controls.drag.set({ x: 0, y: 0 });
    onThrow({ launch, props: placed, gates: [...gates], mode });
    // A die that flies in the dark keeps the table dark by itself; whoever throws next has open eyes.
    setProgress(FRESH);
  };
  const inAir = setting.ids.filter((id) => id === 'jumpShot' || id === 'dancingShot');
  const isInAir = (req: GateValue['req']) => inAir.some((id) => id === req);
  /** A jump is known in full only when it is over (DF-306). */
  const land = ({ motion, gates, mode, releasedAt }: Leap) => {
    submit(motion, [...gates.filter(({ req }) => !isInAir(req)), ...probe.gates(inAir, releasedAt)], mode);
    probe.forgetFall();
  };
  const landIfOver = () => {
    const waiting = leap.current;
    if (waiting && (probe.landed(waiting.releasedAt) || probe.now > waiting.releasedAt + LANDING_PATIENCE_MS)) land(waiting);
  };
  const take = (result: AttemptResult | undefined, t: number) => {
    const running = current.current;
    if (!running) return;
    if (!result) {
      setProgress((now) => ({ ...now, tossedAt: running.tossedAt, hint: undefined }));
    } else if (result.kind === 'again') reset(result.words);
    else if (result.kind === 'next') {
      feel('gate');
      setProgress({ ...FRESH, at: running.at, dark: running.darkSince !== undefined, hopped: running.hoppedAt !== undefined });
    } else if (method === 'sensor' && inAir.length > 0) {
      const { motion, gates, mode } = result;
      const waiting: Leap = { motion, gates, mode, releasedAt: t + clock.offset };
      leap.current = waiting;
      setTimeout(() => {
        if (leap.current === waiting) reset('The sensors fell silent. Throw by touch this time.');
      }, SENSORS_DEAD_MS);
      landIfOver();
    } else submit(result.motion, result.gates, result.mode);
  };

  /** Throws that the phone's motion makes by itself: a tilt that rolls the die off, a nod, a chop. */
  const byPhone = (running: Attempt, t: number) => {
    const { act, tossedAt } = running;
    if ((act.kind === 'head' || act.kind === 'slam') && tossedAt === undefined) {
      if (!progress.listening || probe.liftSpeed < TOSS_LIFT) return;
      running.toss(t);
      take(undefined, t);
    } else if (act.kind === 'ramp' && progress.listening && running.fingerCount === 0) {
      const { tilt } = probe;
      if (tilt && tilt.tilt >= RAMP_TILT) {
        const requirement = act.requirement ?? 'elbowShot';
        take(running.byMotion(fromRamp({ right: tilt.downhill.x, forward: tilt.downhill.y }, Math.min(35, tilt.tilt)), [gate(requirement, 'tiltDeg', tilt.tilt, 'sensor'), gate(requirement, 'fingers', 0, 'sensor')], t), t);
      }
    } else if (tossedAt !== undefined && t > tossedAt + TOSS_MS + NOD_LATE_MS) {
      const ideal = tossedAt + TOSS_MS + clock.offset;
      if (act.kind === 'head') {
        const timing = probe.nodAt(ideal) - ideal;
        take(running.byMotion(fromHead(timing), [gate('headShot', 'timingMs', timing, 'sensor'), gate('headShot', 'nodDeg', probe.nodDeg(ideal), 'sensor')], t), t);
      } else if (act.kind === 'slam') {
        const struck = probe.strikeAt(ideal);
        const chop = probe.peakG100(struck + 40);
        take(running.byMotion(fromSlam(directionAt(aside), (chop - FIRST_CHOP_G) / FULL_CHOP_G, struck - ideal), [gate('slamShot', 'timingMs', struck - ideal, 'sensor'), gate('slamShot', 'chopG100', chop, 'sensor')], t), t);
      }
    }
  };
  useMotionSamples((sample: MotionSample) => {
    clock.hear(sample.t, eventTime());
    probe.add(sample);
    const waiting = lateLift.current;
    if (waiting && sample.t >= waiting.until) waiting.go();
    if (!enabled) return;
    const t = sample.t - clock.offset;
    landIfOver();
    if (progress.listening && !probe.aimed) reset('Point the phone at the board again and press Ready.');
    const running = current.current;
    if (running) byPhone(running, t);
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
    controls.drag.set({ x: 0, y: 0 });
    // In the dark a finger that does not fling opens the eyes again.
    if (!result && running.darkSince !== undefined && running.fingerCount === 0 && (running.act.kind === 'flick' || running.act.kind === 'palms')) reset('You opened your eyes. Close them again.');
    else take(result, t);
    if (current.current) show(t);
  };
  const pointers = {
    down: (id: number, point: Point, t: number) => {
      const running = attempt();
      running.down(id, point, t);
      feel('grab');
      if (running.darkSince !== undefined && !progress.dark) setProgress((now) => ({ ...now, dark: true, hint: undefined }));
      show(t);
    },
    move: (id: number, point: Point, t: number) => {
      const running = attempt();
      running.move(id, point, t);
      if (running.act.kind === 'flick' || running.act.kind === 'palms') {
        const drag = { x: Math.max(-60, Math.min(60, point.x - pad.die.x)), y: Math.max(-90, Math.min(40, point.y - pad.die.y)) };
        // The weaker hand follows late, and one sees it.
        controls.drag.set(setting.ids.includes('weakHandShot') ? withTiming(drag, { duration: WEAK_LAG_MS }) : drag);
      }
      show(t);
    },
    up: (id: number, point: Point, t: number) => {
      if (attempt().swings && probe.now < t + clock.offset) afterSamples(t + clock.offset, () => lift(id, point, t));
      else lift(id, point, t);
    },
    cancel: (id: number) => current.current?.cancel(id),
  };
  /** A key or a button was held: what a finger would have done in that time (DF-305). */
  const pressed = (start: number, end: number) => {
    const path = ghostStroke(attempt().act.kind, pad, setting, start, end, aside);
    const [first] = path;
    const last = path[path.length - 1];
    if (!first || !last) return;
    pointers.down(GHOST, first, first.t);
    for (const point of path.slice(1, -1)) pointers.move(GHOST, point, point.t);
    pointers.up(GHOST, last, last.t);
  };
  return { progress, pressed, acts: actsFor(setting.ids, method), pointers, ready, reset, probe };
}
