import type { PointerPath, Point } from '@/motion/touch/pointer';
import { StrokeCounter, type StrokeSeries } from '@/motion/touch/strokes';

import type { RequirementId } from '../../content/vocabulary';
import type { GateValue } from '../../rules/state';
import { fromCatapult, fromHead, fromRamp, withTwirl, type HandMotion } from '../../rules/throw/gesture';
import { launchersOf } from '../../rules/throw/inForce';
import { stanceFor } from '../../rules/throw/stance';
import { LIFTED, actsFor, isFlicked, type Act, type Method } from './acts';
import { bearing, directionAt } from './bearing';
import { dudWords } from './dud';
import { FingersOnGlass } from './fingersOnGlass';
import { Hop } from './hop';
import { idealSpeed } from './ideal';
import { PUFFS, puffedOff, slammedAt } from './launchers';
import { flickMotion, type Setting } from './launching';
import { crossedFrom, gate, pullOf, restedMs, strokeGates, turnSpeed, twirlIn, type FinalStroke, type Pad, type Twirl } from './measure';
import type { Probe } from './probe';
import { RAMP, rampTilt } from './ramp';
import { Relay } from './relay';
import { withLongerWindows } from './tremor';

export type AttemptResult =
  | { readonly kind: 'throw'; readonly motion: HandMotion; readonly gates: readonly GateValue[]; readonly mode: 'touch' | 'swing' }
  /** Nothing is thrown; the die is back in the hand. */
  | { readonly kind: 'again'; readonly words: string }
  /** The same, but what was done before the last stroke still counts. */
  | { readonly kind: 'dud'; readonly words: string }
  /** One act is done, the next is waited for. */
  | { readonly kind: 'next' };

/** From toss to the moment the die comes down. */
export const TOSS_MS = 900;
const LANDED_AFTER = 700;
const LEAST_LIFT = 20;

interface Settled {
  readonly motion?: HandMotion;
  readonly gates: readonly GateValue[];
  readonly mode?: 'swing';
}

/** One try at a throw: fingers go in, a launch and its evidence come out. Knows no clock but the fingers' own. */
export class Attempt {
  readonly acts: readonly Act[];
  at = 0;
  /** When the screen went black (DF-197). */
  darkSince: number | undefined;
  tossedAt: number | undefined;
  /** What has been proved so far. */
  readonly gates: GateValue[] = [];
  private readonly relay = new Relay();
  private readonly hop = new Hop();
  private twirled: Twirl | undefined;
  /** What an act of its own has proved before the launch. */
  private readonly proved = new Set<RequirementId>();
  /** When the first finger of the launch came down. */
  private launchBegan: number | undefined;
  private readonly fingers = new FingersOnGlass();
  private readonly puffs = new StrokeCounter(PUFFS.length);

  constructor(
    readonly setting: Setting,
    readonly pad: Pad,
    readonly method: Method,
    private readonly probe: Probe,
    /** Milliseconds to add to a finger's time to get the sensors' time. */
    private readonly sensorOffset: () => number,
  ) {
    this.acts = actsFor(setting.ids, method);
  }

  get act(): Act {
    return this.acts[this.at] ?? { kind: 'flick' };
  }

  private get isLast(): boolean {
    return this.at === this.acts.length - 1;
  }

  /** When the feet left the ground. */
  get hoppedAt(): number | undefined {
    return this.hop.at;
  }

  get fingerCount(): number {
    return this.fingers.count;
  }

  /** The fingers on the glass, the one that came last first. */
  get paths(): readonly PointerPath[] {
    return this.fingers.paths;
  }

  get puffSeries(): StrokeSeries {
    return this.puffs.series();
  }

  /** Swinging the phone throws, instead of a finger that leaves the glass (DF-184, DF-306). */
  get swings(): boolean {
    const { ids } = this.setting;
    return this.method === 'sensor' && this.act.kind === 'flick' && !ids.includes('jumpShot') && !ids.includes('dancingShot');
  }

  down(id: number, point: Point, t: number): void {
    this.fingers.touch(id, point, t);
    if (this.isLast) this.launchBegan ??= t;
    if (this.setting.ids.includes('blindShot')) this.darkSince ??= t;
  }

  move(id: number, point: Point, t: number): void {
    this.fingers.move(id, point, t);
  }

  cancel(id: number): void {
    this.fingers.cancel(id);
  }

  /** A finger leaves the glass: the act may be done. */
  up(id: number, point: Point, t: number): AttemptResult | undefined {
    const lifted = this.fingers.lift(id, point, t);
    if (!lifted) return undefined;
    if (this.airMs(t) > LANDED_AFTER) return this.again('You have landed. Crouch and hop again.');
    const settled = this.settle(lifted.path, this.setting.oneHanded ? [] : lifted.others, t);
    return settled && this.done(settled, t);
  }

  /** The phone itself let the die go: tilted, nodded, chopped or blown at. */
  byMotion(motion: HandMotion, gates: readonly GateValue[], t: number): AttemptResult {
    return this.done({ motion, gates }, t);
  }

  private again(words: string): AttemptResult {
    return { kind: 'again', words };
  }

  private settle(path: PointerPath, others: readonly PointerPath[], t: number): Settled | AttemptResult | undefined {
    const { act } = this;
    if (isFlicked(act.kind)) return this.flicked(act, path, others, t);
    switch (act.kind) {
      case 'puffs': return this.puffed(path, t);
      case 'pull': return this.pulled(path);
      case 'slam': return this.slammed(path, t);
      case 'head': return this.headed(path, t);
      case 'ramp': return this.rolled(path, act.requirement);
      case 'dark': return { gates: [] };
      case 'lift': return this.liftedOnce(path);
      case 'twirl': return this.twirledOnce(path);
      case 'crouch': return this.crouched(path, t);
      case 'dance': return this.danced(path, t);
      default: return undefined;
    }
  }

  private flicked(act: Act, path: PointerPath, others: readonly PointerPath[], t: number): Settled | AttemptResult | undefined {
    if (this.swings) return this.swung(path, others, t);
    const start = path.first;
    const { die } = this.pad;
    if (act.kind === 'cross' && start && Math.hypot(start.x - die.x, start.y - die.y) < crossedFrom(this.pad)) return this.again('Start further away and shoot across the die.');
    // The finger that holds the card or the palm may be lifted later; only a fling throws.
    const motion = flickMotion(act.kind, path, others, this.setting);
    if (!motion && others.length > 0) return undefined;
    const words = dudWords(motion, this.setting, act, this.isLast);
    // Whoever lifts a finger in the dark has opened the eyes, which is said elsewhere.
    if (words !== undefined) return !motion && this.darkSince !== undefined ? undefined : { kind: 'dud', words };
    return motion && { motion, gates: this.finalGates({ path, others, darkSince: this.darkSince }, t) };
  }

  private swung(path: PointerPath, others: readonly PointerPath[], t: number): Settled | AttemptResult {
    const when = t + this.sensorOffset();
    if (!this.probe.fresh(when)) return this.again('The sensors are silent. Throw by touch this time.');
    if (!this.probe.aimed) return this.again('Point the phone at the board again and press Ready.');
    const { ids, loft } = this.setting;
    const motion = ids.some((id) => LIFTED.includes(id)) ? this.probe.lifted(when, loft, idealSpeed(ids, loft)) : this.probe.swing(when);
    if (!motion) return this.again('Swing the phone while you hold the pad, then let go.');
    const twist = ids.includes('spinShot') ? withTwirl(motion, 4 * this.probe.twistDps(when)) : motion;
    return { motion: twist, gates: this.finalGates({ path, others, darkSince: this.darkSince }, t), mode: 'swing' };
  }

  private alone(path: PointerPath): FinalStroke {
    return { path, others: [], darkSince: this.darkSince };
  }

  /** Everything that is judged at the release: by sensors where they are used, else by the stroke. */
  private finalGates(stroke: FinalStroke, t: number): GateValue[] {
    // A stage of a relay proves itself; everything else is asked of the last one (DF-188).
    const judged = this.setting.ids.filter((id) => id === this.act.requirement || (this.isLast && !this.proved.has(id) && launchersOf([id]).length === 0));
    const inAir = this.method === 'touch' && this.isLast ? this.hopGates(t) : [];
    const when = t + this.sensorOffset();
    const sensed = this.method === 'sensor' ? judged.filter((id) => this.probe.measures(id, when) !== undefined) : [];
    const touched = strokeGates(judged.filter((id) => !sensed.includes(id)), stroke, this.pad);
    const contact = sensed.includes('crossbowShot') ? strokeGates(['crossbowShot'], stroke, this.pad).map((each) => ({ ...each, method: 'sensor' as const })) : [];
    return [...inAir, ...this.probe.gates(sensed, when), ...contact, ...touched];
  }

  /** How long one has been in the air when a plain throw ends, or when a launcher begins (DF-189). */
  private airMs(t: number): number {
    if (this.hoppedAt === undefined) return 0;
    return (this.act.requirement && this.isLast ? (this.launchBegan ?? t) : t) - this.hoppedAt;
  }

  hopGates(t: number): GateValue[] {
    return (['jumpShot', 'dancingShot'] as const).filter((id) => this.setting.ids.includes(id)).map((id) => gate(id, 'airMs', this.airMs(t)));
  }

  private puffed(path: PointerPath, t: number): Settled | undefined {
    this.puffs.forgetBefore(t - PUFFS.within);
    const series: StrokeSeries = this.puffs.add(path);
    if (series.count < PUFFS.count) return undefined;
    return { motion: puffedOff(series), gates: [gate('blowShot', 'strokes', series.count), gate('blowShot', 'strokesMs', series.duration), ...this.finalGates(this.alone(path), t)] };
  }

  private pulled(path: PointerPath): Settled | AttemptResult {
    const { mm, aside, tenths } = pullOf(path);
    if (mm < 2) return this.again('Pull the card’s end down first.');
    return { motion: fromCatapult(mm, aside), gates: [gate('catapultShot', 'pull10', tenths), ...this.finalGates(this.alone(path), path.last?.t ?? 0)] };
  }

  /** The die goes up; what counts is when it comes down. */
  toss(t: number): undefined {
    this.tossedAt = t;
    return undefined;
  }

  private headed(path: PointerPath, t: number): Settled | undefined {
    if (this.tossedAt === undefined || t - this.tossedAt > 2 * TOSS_MS) return this.toss(t);
    const timing = t - (this.tossedAt + TOSS_MS);
    return { motion: fromHead(timing), gates: [gate('headShot', 'timingMs', timing), ...this.finalGates(this.alone(path), t)] };
  }

  private slammed(path: PointerPath, t: number): Settled | undefined {
    if (this.tossedAt === undefined || t - this.tossedAt > 2 * TOSS_MS) return this.toss(t);
    const slam = slammedAt(path, t, this.tossedAt + TOSS_MS);
    return slam ? { motion: slam.motion, gates: [gate('slamShot', 'timingMs', slam.timing), ...this.finalGates(this.alone(path), t)] } : this.toss(t);
  }

  private rolled(path: PointerPath, requirement: RequirementId = 'elbowShot'): Settled | AttemptResult {
    const { tilt, roll } = rampTilt(path, path.last?.t ?? 0);
    if (tilt < RAMP.least) return this.again('Drag on the ramp and wait until it leans.');
    return { motion: fromRamp(roll, tilt), gates: [gate(requirement, 'tiltDeg', tilt), ...this.finalGates(this.alone(path), path.last?.t ?? 0)] };
  }

  private twirledOnce(path: PointerPath): Settled | AttemptResult {
    const twirl = twirlIn(path, -Infinity, Infinity);
    if (twirl.degrees < 120) return this.again('Draw circles with your finger.');
    this.twirled = twirl;
    this.proved.add('spinShot');
    return { gates: [gate('spinShot', 'twirlDeg', twirl.degrees)] };
  }

  private liftedOnce(path: PointerPath): Settled | AttemptResult {
    if ((path.first?.y ?? 0) - (path.last?.y ?? 0) < LEAST_LIFT) return this.again('Bring the die up from below first.');
    const lifted = this.setting.ids.filter((id) => LIFTED.includes(id));
    lifted.forEach((id) => this.proved.add(id));
    return { gates: strokeGates(lifted, { path, others: [] }, this.pad) };
  }

  private crouched(path: PointerPath, t: number): Settled {
    this.hop.begin(t);
    return { gates: [gate('jumpShot', 'crouchMs', t - (path.first?.t ?? t))] };
  }

  private danced(path: PointerPath, t: number): Settled | AttemptResult {
    const { degrees, ms } = twirlIn(path, (path.first?.t ?? 0) + restedMs(path), Infinity);
    if (degrees < 60) return this.again('Draw half a circle, then lift.');
    this.hop.begin(t, turnSpeed(path));
    return { gates: [gate('dancingShot', 'twirlDeg', degrees), gate('dancingShot', 'twirlMs', ms)] };
  }

  /** Where a gesture goes that cannot be pointed: at the board, or at the wall of a bank shot. An arrow points a slam of the phone. */
  private get straightOn(): number {
    const { kind } = this.act;
    return kind === 'head' || (kind === 'slam' && this.method === 'touch') ? -(stanceFor(this.setting.ids).aside ?? 0) : 0;
  }

  private done(settled: Settled | AttemptResult, t: number): AttemptResult {
    if ('kind' in settled) return settled;
    this.gates.push(...settled.gates);
    const { motion } = settled;
    if (!this.isLast) {
      if (motion) this.relay.note(motion, this.act.requirement, t);
      this.at += 1;
      this.tossedAt = undefined;
      return { kind: 'next' };
    }
    if (!motion) return this.again('Throw the die.');
    const { error } = this.relay;
    if (!error) return this.again('Too slow between the parts of this throw. Once more, from the top.');
    const aimed = { ...motion, ...directionAt(bearing(motion) + this.straightOn + error.directionErrorDeg + this.hop.carriedAside(t)), speed: motion.speed * Math.max(0.3, 1 + error.speedError) };
    const spun = this.twirled ? withTwirl(aimed, (1000 * this.twirled.degrees) / Math.min(900, this.twirled.ms)) : aimed;
    return { kind: 'throw', motion: spun, gates: withLongerWindows(this.gates, this.setting.assist), mode: settled.mode ?? 'touch' };
  }
}
