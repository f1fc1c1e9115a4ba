import type { PointerPath } from '@/motion/touch/pointer';

import type { GateKey } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue } from '../../rules/state';
import { fromCatapult, fromRamp } from '../../rules/throw/gesture';
import { requirementOf } from '../../rules/throw/inForce';
import { isFlicked, type Method } from './acts';
import { TOSS_MS, type Attempt } from './attempt';
import { combinationShare } from './combination';
import { puffedOff } from './launchers';
import { flickMotion } from './launching';
import { gate, pullOf, rests, strokeGates, twirlIn } from './measure';
import type { Probe } from './probe';
import { RAMP, rampTilt } from './ramp';

/** Throws that a phone in motion proves; the rest is proved on the glass whatever the method. */
const SENSED: readonly RequirementId[] = [
  'crossbowShot', 'blowShot', 'underTheLegShot', 'elbowShot', 'noseShot', 'headShot', 'spinShot', 'backwardsShot', 'slamShot', 'sittingShot', 'jumpShot',
  'underTheTableShot', 'dancingShot',
];

export const isSensed = (id: RequirementId): boolean => SENSED.includes(id);

/** Throws that the phone makes by itself, with no finger that could prove anything else at the same time. */
const BY_PHONE: readonly RequirementId[] = ['blowShot', 'elbowShot', 'noseShot', 'headShot', 'slamShot'];

/** Whether moving the phone can prove all of this at once; what it cannot is thrown by touch. */
export const canBeSensed = (ids: readonly RequirementId[]): boolean =>
  !ids.some((id) => BY_PHONE.includes(id)) || ids.filter((id) => requirementOf(id).touch.length > 0).length === 1;

/** One line of the read-out: what is measured, and between which limits it must lie. */
export interface Gauge {
  readonly req: RequirementId;
  readonly key: GateKey;
  readonly method: Method;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly abs: boolean;
}

/** Which of several ways a single finger takes: the simplest one is written last, except where it needs two. */
const FIRST_WAY: readonly RequirementId[] = ['spinShot', 'weakHandShot'];

/** Everything that is measured for these throws. */
export function gaugesFor(ids: readonly RequirementId[], method: Method, oneHanded = false): readonly Gauge[] {
  return ids.flatMap((req) => {
    const how: Method = method === 'sensor' && isSensed(req) ? 'sensor' : 'touch';
    const ways = requirementOf(req)[how];
    const first = FIRST_WAY.includes(req) && !(oneHanded && req === 'weakHandShot');
    const way = (first ? ways[0] : ways[ways.length - 1]) ?? [];
    return way.map(({ key, min, max, abs }): Gauge => ({ req, key, method: how, min, max, abs: abs === true }));
  });
}

/** What a gauge shows now; a running one grows by one every millisecond. */
export interface Reading extends Gauge {
  readonly value: number;
  /** Nothing has been measured yet, which fulfils nothing. */
  readonly known: boolean;
  readonly running: boolean;
}

interface Measured extends GateValue {
  readonly running?: boolean;
}

const running = (measured: GateValue): Measured => ({ ...measured, running: true });

/** What the act that is going on would prove, were it ended at `t`. */
function ofAct({ act, puffSeries, tossedAt }: Attempt, path: PointerPath | undefined, t: number): readonly Measured[] {
  const start = path?.first?.t ?? t;
  switch (act.kind) {
    case 'puffs': {
      const { count, duration } = puffSeries;
      return [gate('blowShot', 'strokes', count), gate('blowShot', 'strokesMs', duration)];
    }
    case 'pull': return path ? [gate('catapultShot', 'pull10', pullOf(path).tenths)] : [];
    case 'head': return tossedAt === undefined ? [] : [running(gate('headShot', 'timingMs', t - tossedAt - TOSS_MS))];
    case 'slam': return tossedAt === undefined ? [] : [running(gate('slamShot', 'timingMs', t - tossedAt - TOSS_MS))];
    case 'ramp': return path ? [gate(act.requirement ?? 'elbowShot', 'tiltDeg', rampTilt(path, t + RAMP.lagMs).tilt)] : [];
    case 'twirl': return path ? [gate('spinShot', 'twirlDeg', twirlIn(path, -Infinity, Infinity).degrees)] : [];
    case 'crouch': return path ? [running(gate('jumpShot', 'crouchMs', t - start))] : [];
    case 'dance': {
      if (!path) return [];
      const { degrees, ms } = twirlIn(path, -Infinity, Infinity);
      return [gate('dancingShot', 'twirlDeg', degrees), running(gate('dancingShot', 'twirlMs', rests(path) ? 0 : ms))];
    }
    default: return [];
  }
}

/** Fingers that do their part besides the one that came last. */
const otherFingers = ({ setting, paths }: Attempt): readonly PointerPath[] => (setting.oneHanded ? [] : paths.slice(1));

/** Waiting counts while the finger lies still. */
const WAITED: readonly GateKey[] = ['holdMs', 'darkMs'];

/** What the fingers on the glass would prove, were they lifted at `t`. */
function ofStroke(attempt: Attempt, path: PointerPath, t: number): readonly Measured[] {
  const { setting, pad, darkSince } = attempt;
  const others = otherFingers(attempt);
  const waits = rests(path);
  return strokeGates(setting.ids, { path, others, ...(darkSince === undefined ? {} : { darkSince }) }, pad).map((measured) => {
    if (!waits || !WAITED.includes(measured.key)) return measured;
    const since = measured.key === 'darkMs' ? (darkSince ?? t) : (path.first?.t ?? t);
    return running({ ...measured, value: Math.round(t - since) });
  });
}

/** What the phone's motion would prove, were everything let go at `t` of the sensors' clock. */
function ofMotion(ids: readonly RequirementId[], probe: Probe, fingers: number, t: number): readonly Measured[] {
  const { fallingMs, tilt } = probe;
  const air = (id: RequirementId) => (fallingMs > 0 ? [gate(id, 'freeFallMs', fallingMs, 'sensor'), gate(id, 'releasedInAir', 1, 'sensor')] : []);
  return ids.flatMap((id) => {
    const measured = probe.gates([id], t);
    switch (id) {
      case 'elbowShot':
      case 'noseShot': return [gate(id, 'tiltDeg', tilt?.tilt ?? 0, 'sensor'), gate(id, 'fingers', fingers, 'sensor')];
      case 'slamShot': return [gate(id, 'chopG100', probe.peakG100(t), 'sensor')];
      case 'headShot': return [gate(id, 'nodDeg', probe.nodDeg(t), 'sensor')];
      case 'jumpShot': return [...air(id), ...measured];
      case 'dancingShot': return [...air(id), ...probe.dancing(), ...measured];
      default: return measured;
    }
  });
}

/** How fast the die would leave, were it let go at `t`; a stage of a relay counts for as much as it is good. */
export function speedOf(attempt: Attempt, t: number): number {
  const { act: { kind, requirement }, acts, at, setting: { ids, loft } } = attempt;
  const isFinalFlick = at === acts.length - 1 && isFlicked(kind);
  return ownSpeed(attempt, t) * (requirement === undefined || isFinalFlick ? 1 : combinationShare(requirement, ids, loft));
}

/** The speed of the act that is going on: of the finger, the pull, the ramp or the breath of puffs. */
function ownSpeed(attempt: Attempt, t: number): number {
  const { act, paths, puffSeries } = attempt;
  const [path] = paths;
  if (act.kind === 'puffs') return puffSeries.count === 0 ? 0 : puffedOff(puffSeries).speed;
  if (!path) return 0;
  if (act.kind === 'pull') return fromCatapult(pullOf(path).mm, 0).speed;
  if (act.kind === 'ramp') {
    const { tilt, roll } = rampTilt(path, t + RAMP.lagMs);
    return fromRamp(roll, tilt).speed;
  }
  return flickMotion(act.kind, path, otherFingers(attempt), attempt.setting)?.speed ?? 0;
}

interface Moment {
  readonly gauges: readonly Gauge[];
  readonly attempt: Attempt | undefined;
  readonly probe: Probe;
  /** Breath over the noise of the room, and for how long. */
  readonly breath: { readonly db: number; readonly ms: number } | undefined;
  readonly t: number;
  readonly sensorTime: number;
}

/** Everything that is measured, as it stands at a moment: what would be judged if the die left the hand now. */
export function readingsAt({ gauges, attempt, probe, breath, t, sensorTime }: Moment): readonly Reading[] {
  const [path] = attempt?.paths ?? [];
  const sensed = gauges.filter(({ method }) => method === 'sensor').map(({ req }) => req);
  const measured: readonly Measured[] = [
    ...(breath ? [gate('blowShot', 'gustDb', breath.db, 'sensor'), gate('blowShot', 'gustMs', breath.ms, 'sensor')] : []),
    ...(attempt ? [...ofAct(attempt, path, t), ...(attempt.hoppedAt === undefined ? [] : attempt.hopGates(t).map(running))] : []),
    ...(attempt && path ? ofStroke(attempt, path, t) : []),
    ...ofMotion([...new Set(sensed)], probe, attempt?.fingerCount ?? 0, sensorTime),
    ...(attempt?.gates ?? []),
  ];
  return gauges.map((gauge) => {
    const found = measured.find(({ req, key, method }) => req === gauge.req && key === gauge.key && (method === gauge.method || key === 'timingMs' || key === 'contactMs'));
    return { ...gauge, value: found?.value ?? 0, known: found !== undefined, running: found?.running === true };
  });
}

/** 0 to 1: how much of what a gauge asks for is there. */
export function closeness({ value, known, min, max, abs }: Pick<Reading, 'value' | 'known' | 'min' | 'max' | 'abs'>): number {
  'worklet';
  if (!known) return 0;
  const size = abs ? Math.abs(value) : value;
  if (max !== undefined && size > max) return Math.max(0, 1 - (size - max) / Math.max(1, max));
  if (min !== undefined && size < min) return min <= 0 ? 0 : Math.max(0, size / min);
  return 1;
}

/** Milliseconds until the last running gauge is fulfilled; undefined: time alone brings nothing. */
export function fulfilledIn(readings: readonly Reading[]): number | undefined {
  if (readings.some((reading) => !reading.running && closeness(reading) < 1)) return undefined;
  const waits = readings.filter((reading) => closeness(reading) < 1).map(({ value, min, max, abs }) => (abs ? -(max ?? 0) : (min ?? 0)) - value);
  return waits.length === 0 || waits.some((ms) => ms < 0) ? undefined : Math.max(...waits);
}
