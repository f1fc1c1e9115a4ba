import { createFreeFallDetector } from '@/motion/detectors/freeFall';
import { HeadingTracker } from '@/motion/heading';
import { MotionHistory } from '@/motion/history';
import { HoldTimer } from '@/motion/holdTimer';
import { loadOf, type MotionSample } from '@/motion/sample';
import { tiltOf, type Tilt } from '@/motion/tilt';

import type { GateKey } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue } from '../../rules/state';
import { fromSwing, handSpeed, type HandMotion } from '../../rules/throw/gesture';
import { gate } from './measure';

const UPRIGHT_WITHIN = 15;
const TURNED_AWAY = 135;
const PEAK_MS = 200;
const TWIST_MS = 100;
const SWING_MS = 150;
const NOD_MS = 300;
/** Metres per second below which a hand has not swung. */
const LEAST_SWING = 0.25;
/** A toss from below with the right strength, metres per second. */
const GOOD_TOSS = 2.2;
const FRESH_MS = 100;
/** Without a compass a heading drifts: after this it is worth nothing (DF-182). */
const HEADING_KEPT_MS = 20_000;
/** A flight that ended longer ago belongs to another jump. */
const SAME_JUMP_MS = 1000;
const WEIGHTLESS = 0.45;
/** Whoever lets go within so many milliseconds of the jump, or later after the landing, stood on the ground (DF-181). */
const LATE_START = 60;
const LATE_RELEASE = 40;

interface Fall {
  readonly startMs: number;
  readonly endMs: number;
  readonly freeFallMs: number;
  readonly startYaw: number;
  readonly turned: number;
}

const isInAir = ({ startMs, endMs }: Fall, t: number): boolean => t >= startMs + LATE_START && t <= endMs + LATE_RELEASE;

/** Everything the phone's motion says about a throw; fed with samples, asked at the release. Pure: traces are its tests. */
export class Probe {
  readonly history = new MotionHistory(256);
  readonly heading = new HeadingTracker();
  fall: Fall | undefined;
  private readonly upright = new HoldTimer();
  private readonly turnedAway = new HoldTimer();
  private readonly falling = createFreeFallDetector();
  private yaws: { readonly t: number; readonly yaw: number; readonly off: number }[] = [];
  private fallingSince: number | undefined;
  private uprightMs = 0;
  private awayMs = 0;

  readonly add = (sample: MotionSample): void => {
    this.history.add(sample);
    this.heading.add(sample);
    this.yaws.push({ t: sample.t, yaw: this.heading.yaw, off: this.heading.off });
    if (this.yaws.length > 256) this.yaws.shift();
    this.uprightMs = this.upright.update(sample.t, (tiltOf(sample)?.uprightError ?? 90) <= UPRIGHT_WITHIN);
    this.awayMs = this.turnedAway.update(sample.t, this.off >= TURNED_AWAY);
    if (loadOf(sample) < WEIGHTLESS) this.fallingSince ??= sample.t;
    else this.fallingSince = undefined;
    this.falling.feed(sample, (event) => {
      if (event.kind !== 'land') return;
      const end = event.start + event.flightMs;
      const atStart = this.yawAt(event.start);
      this.fall = {
        startMs: event.start, endMs: end, freeFallMs: event.flightMs,
        startYaw: (this.aimed ? atStart?.off : undefined) ?? 0, turned: Math.abs((this.yawAt(end)?.yaw ?? 0) - (atStart?.yaw ?? 0)),
      };
    });
  };

  /** The phone points at the board now (DF-182). */
  ready(): void {
    this.heading.mark();
    this.fall = undefined;
    this.yaws = [];
    this.upright.reset();
    this.turnedAway.reset();
  }

  get now(): number {
    return this.history.latest?.t ?? 0;
  }

  get tilt(): Tilt | undefined {
    const { latest } = this.history;
    return latest && tiltOf(latest);
  }

  /** Whether the table's heading is young enough to aim by. */
  get aimed(): boolean {
    return this.heading.age <= HEADING_KEPT_MS;
  }

  private get off(): number {
    return this.aimed ? this.heading.off : 0;
  }

  /** Milliseconds since the feet left the ground, 0 on it. */
  get fallingMs(): number {
    return this.fallingSince === undefined ? 0 : this.now - this.fallingSince;
  }

  /** Whether the flight in which something was let go at `t` is over and known. */
  landed(t: number): boolean {
    return this.fallingSince === undefined && this.fallAt(t) !== undefined;
  }

  /** Forgets a jump, so that the next one is judged by itself. */
  forgetFall(): void {
    this.fall = undefined;
  }

  private fallAt(t: number): Fall | undefined {
    return this.fall && this.fall.endMs > t - SAME_JUMP_MS ? this.fall : undefined;
  }

  /** Whether the sensors were alive at a moment of their own clock (DF-180). */
  fresh(t: number): boolean {
    return this.history.fresh(t, FRESH_MS);
  }

  /** Peak weight in the last moments before `t`, in hundredths of g. */
  peakG100(t: number): number {
    return 100 * (this.history.peak(loadOf, t - PEAK_MS, t) ?? 0);
  }

  /** Metres per second upwards that the hand has just gained. */
  get liftSpeed(): number {
    return this.history.velocity(this.now - PEAK_MS, this.now).upward;
  }

  twistDps(t: number): number {
    return this.history.peak((sample) => Math.abs(sample.ry), t - TWIST_MS, t) ?? 0;
  }

  nodDeg(t: number): number {
    return this.history.swing((sample) => tiltOf(sample)?.topUp ?? 0, t - NOD_MS, t + NOD_MS) ?? 0;
  }

  /** The moment of the hardest push near `t`: when a chop strikes. */
  strikeAt(t: number): number {
    const samples = this.history.between(t - NOD_MS, t + NOD_MS);
    return samples.reduce((best, sample) => (loadOf(sample) > loadOf(best) ? sample : best), samples[0] ?? this.history.latest ?? NOTHING).t;
  }

  /** The moment of the fastest bow near `t`. */
  nodAt(t: number): number {
    const samples = this.history.between(t - NOD_MS, t + NOD_MS);
    return samples.reduce((best, sample) => (Math.abs(sample.rx) > Math.abs(best.rx) ? sample : best), samples[0] ?? this.history.latest ?? NOTHING).t;
  }

  /** An arm swing that ends now, relative to the table's heading (DF-184). */
  swing(t: number): HandMotion | undefined {
    const gained = this.history.velocity(t - SWING_MS, t);
    if (gained.level < LEAST_SWING) return undefined;
    const bearing = ((this.heading.bearing(gained.device) ?? 0) * Math.PI) / 180;
    const speed = gained.level * 1000;
    const pitched = this.history.integral((sample) => sample.rx, t - SWING_MS, t);
    // Over the shoulder the phone tips the other way: back over the hand that holds it.
    const overShoulder = Math.cos(bearing) * Math.cos((this.off * Math.PI) / 180) < 0;
    return fromSwing({ right: Math.sin(bearing) * speed, forward: Math.cos(bearing) * speed }, overShoulder ? -pitched : pitched);
  }

  /**
   * A hand that comes up from below, at a pitch that was set before: it has little speed along the table, so what counts
   * is how much of a good toss it was (DF-196, DF-212).
   */
  lifted(t: number, pitch: number, ideal: number): HandMotion | undefined {
    const gained = this.history.velocity(t - PEAK_MS, t);
    if (gained.speed < LEAST_SWING) return undefined;
    const bearing = gained.level < LEAST_SWING ? 0 : ((this.heading.bearing(gained.device) ?? 0) * Math.PI) / 180;
    const aimed = fromSwing({ right: Math.sin(bearing), forward: Math.cos(bearing) }, 0);
    return { ...aimed, speed: handSpeed((ideal * gained.speed) / GOOD_TOSS), pitch };
  }

  /** A dance that is going on: how far one has turned away, and since the leap how far round. */
  dancing(): readonly GateValue[] {
    const start = this.fallingSince === undefined ? undefined : this.yawAt(this.fallingSince);
    if (!start) return this.fall ? [] : [gate('dancingShot', 'startYawDeg', this.off, 'sensor')];
    return [gate('dancingShot', 'startYawDeg', start.off, 'sensor'), gate('dancingShot', 'turnDeg', Math.abs(this.heading.yaw - start.yaw), 'sensor')];
  }

  private yawAt(t: number) {
    return this.yaws.reduce<(typeof this.yaws)[number] | undefined>((near, each) => (!near || Math.abs(each.t - t) < Math.abs(near.t - t) ? each : near), undefined);
  }

  /** What must be measured with sensors for a requirement at the release; undefined: the glass tells. */
  measures(id: RequirementId, t: number): readonly (readonly [GateKey, number])[] | undefined {
    const { tilt } = this;
    const fall = this.fallAt(t);
    switch (id) {
      case 'crossbowShot': return [['tiltDeg', tilt?.tilt ?? 90]];
      case 'underTheLegShot': return [['faceDownDeg', tilt?.faceDown ?? -90], ['liftG100', this.peakG100(t)]];
      case 'spinShot': return [['twistDps', this.twistDps(t)]];
      case 'backwardsShot': return [['yawFromTableDeg', this.off], ['holdMs', this.awayMs]];
      case 'sittingShot': return [['uprightErrDeg', tilt?.uprightError ?? 90], ['holdMs', this.uprightMs]];
      case 'underTheTableShot': return [['topUpDeg', tilt?.topUp ?? -90], ['liftG100', this.peakG100(t)]];
      case 'jumpShot': return [['freeFallMs', fall?.freeFallMs ?? 0], ['releasedInAir', fall && isInAir(fall, t) ? 1 : 0]];
      case 'dancingShot': return [['startYawDeg', fall?.startYaw ?? 0], ['turnDeg', fall?.turned ?? 0], ['freeFallMs', fall?.freeFallMs ?? 0], ['releasedInAir', fall && isInAir(fall, t) ? 1 : 0]];
      default: return undefined;
    }
  }

  gates(ids: readonly RequirementId[], t: number): GateValue[] {
    return ids.flatMap((id) => (this.measures(id, t) ?? []).map(([key, value]) => gate(id, key, value, 'sensor')));
  }
}

const NOTHING: MotionSample = { t: 0, ax: 0, ay: 0, az: 0, gx: 0, gy: 0, gz: 0, rx: 0, ry: 0, rz: 0 };
