import { fromHead, fromRamp, fromSlam } from '../../rules/throw/gesture';
import { TOSS_MS, type Attempt, type AttemptResult } from './attempt';
import { directionAt } from './bearing';
import { gate } from './measure';
import type { Probe } from './probe';

const RAMP_TILT = 15;
const STEEPEST_TILT = 35;
/** Metres per second upwards that toss a die. */
const TOSS_LIFT = 0.9;
const NOD_LATE_MS = 320;
const CHOP_LATE_MS = 40;
const FULL_CHOP_G = 400;
const FIRST_CHOP_G = 100;

interface Moment {
  /** By the fingers' clock, and what is added for the sensors'. */
  readonly t: number;
  readonly offset: number;
  /** Where an arrow points, in degrees. */
  readonly aside: number;
  readonly listening: boolean;
}

/** What the phone's motion makes by itself at this moment: a toss, a tilt that rolls the die off, a nod, a chop. */
export function phoneThrow(running: Attempt, probe: Probe, { t, offset, aside, listening }: Moment): AttemptResult | 'tossed' | undefined {
  const { act, tossedAt } = running;
  if ((act.kind === 'head' || act.kind === 'slam') && tossedAt === undefined) {
    if (!listening || probe.liftSpeed < TOSS_LIFT) return undefined;
    running.toss(t);
    return 'tossed';
  }
  if (act.kind === 'ramp' && listening && running.fingerCount === 0) return tilted(running, probe, t);
  if (tossedAt === undefined || t <= tossedAt + TOSS_MS + NOD_LATE_MS) return undefined;
  const ideal = tossedAt + TOSS_MS + offset;
  if (act.kind === 'head') {
    const timing = probe.nodAt(ideal) - ideal;
    return running.byMotion(fromHead(timing), [gate('headShot', 'timingMs', timing, 'sensor'), gate('headShot', 'nodDeg', probe.nodDeg(ideal), 'sensor')], t);
  }
  if (act.kind !== 'slam') return undefined;
  const struck = probe.strikeAt(ideal);
  const chop = probe.peakG100(struck + CHOP_LATE_MS);
  const motion = fromSlam(directionAt(aside), (chop - FIRST_CHOP_G) / FULL_CHOP_G, struck - ideal);
  return running.byMotion(motion, [gate('slamShot', 'timingMs', struck - ideal, 'sensor'), gate('slamShot', 'chopG100', chop, 'sensor')], t);
}

function tilted(running: Attempt, { tilt }: Probe, t: number): AttemptResult | undefined {
  if (!tilt || tilt.tilt < RAMP_TILT) return undefined;
  const requirement = running.act.requirement ?? 'elbowShot';
  const motion = fromRamp({ right: tilt.downhill.x, forward: tilt.downhill.y }, Math.min(STEEPEST_TILT, tilt.tilt));
  return running.byMotion(motion, [gate(requirement, 'tiltDeg', tilt.tilt, 'sensor'), gate(requirement, 'fingers', 0, 'sensor')], t);
}
