/**
 * Every sensor gate of the special throws can be measured with the primitives of this folder: for each gate one hand
 * that passes and one that fails. The throws themselves are composed elsewhere from the same calls.
 */
import { detectAll } from '@/motion/detector';
import { createFreeFallDetector } from '@/motion/detectors/freeFall';
import { HeadingTracker } from '@/motion/heading';
import { MotionHistory } from '@/motion/history';
import { HoldTimer } from '@/motion/holdTimer';
import { loadOf, type MotionSample } from '@/motion/sample';
import { tiltOf, type Tilt } from '@/motion/tilt';
import { samplesOf } from '@/motion/trace';
import { UPRIGHT, buildTrace } from '@/motion/traces/builder';
import { TRACES } from '@/motion/traces/library';

interface Hand {
  readonly samples: MotionSample[];
  readonly history: MotionHistory;
  readonly end: number;
}

/** The samples until a moment: when the thumb is lifted. */
function until(trace: (typeof TRACES)[keyof typeof TRACES], end = Infinity): Hand {
  const samples = samplesOf(trace).filter((sample) => sample.t <= end);
  const history = new MotionHistory(512);
  samples.forEach(history.add);
  return { samples, history, end: history.latest?.t ?? 0 };
}

function tilt(hand: Hand, angle: Exclude<keyof Tilt, 'downhill'>): number {
  const latest = hand.history.latest;
  return (latest === undefined ? undefined : tiltOf(latest)?.[angle]) ?? NaN;
}

const peakLoad = (hand: Hand) => hand.history.peak(loadOf, hand.end - 200, hand.end) ?? 0;

function heldUpright(hand: Hand): number {
  const timer = new HoldTimer();
  let ms = 0;
  for (const sample of hand.samples) ms = timer.update(sample.t, (tiltOf(sample)?.uprightError ?? 90) <= 15);
  return ms;
}

const uprightPhone = buildTrace({ name: 'uprightPhone', ms: 900, up: UPRIGHT, gesture: () => ({}) });

test('DF-194 tiltDeg: a phone like the back of a hand is flat, one held to read is not', () => {
  expect(tilt(until(TRACES.lyingStill), 'tilt')).toBeLessThanOrEqual(20);
  expect(tilt(until(TRACES.held), 'tilt')).toBeGreaterThan(20);
});

test('DF-196 faceDownDeg and liftG100: lifted from below with the screen down', () => {
  const lifted = until(TRACES.lift, 500);
  expect(tilt(lifted, 'faceDown')).toBeGreaterThanOrEqual(20);
  expect(peakLoad(lifted)).toBeGreaterThanOrEqual(1.4);
  const read = until(TRACES.held, 500);
  expect(tilt(read, 'faceDown')).toBeLessThan(20);
  expect(peakLoad(read)).toBeLessThan(1.4);
});

test('DF-199 tiltDeg: a tilted ramp rolls the die, a level one does not', () => {
  expect(tilt(until(TRACES.tiltForward), 'tilt')).toBeGreaterThanOrEqual(15);
  expect(tilt(until(TRACES.tiltForward, 380), 'tilt')).toBeLessThan(15);
});

test('DF-205 nodDeg: the head dips within 300 ms of the meeting', () => {
  const nodded = (hand: Hand, moment: number) => hand.history.swing((s) => tiltOf(s)?.topUp ?? 0, moment - 300, moment + 300) ?? 0;
  expect(nodded(until(TRACES.nod), 550)).toBeGreaterThanOrEqual(15);
  expect(nodded(until(TRACES.held), 550)).toBeLessThan(15);
});

test('DF-206 twistDps: the wrist turns about the long axis just before release', () => {
  const twist = (hand: Hand) => hand.history.peak((s) => Math.abs(s.ry), hand.end - 100, hand.end) ?? 0;
  expect(twist(until(TRACES.twist, 540))).toBeGreaterThanOrEqual(400);
  expect(twist(until(TRACES.twist, 800))).toBeLessThan(400);
  expect(twist(until(TRACES.overhand, 580))).toBeLessThan(400);
});

test('DF-208 yawFromTableDeg and holdMs: the back to the table for half a second', () => {
  const turned = (hand: Hand) => {
    const heading = new HeadingTracker();
    const timer = new HoldTimer();
    let ms = 0;
    for (const sample of hand.samples) {
      heading.add(sample);
      ms = timer.update(sample.t, heading.off >= 135);
    }
    return { off: heading.off, ms };
  };
  expect(turned(until(TRACES.turnAbout)).off).toBeGreaterThanOrEqual(135);
  expect(turned(until(TRACES.turnAbout)).ms).toBeGreaterThanOrEqual(500);
  expect(turned(until(TRACES.turnAbout, 1000)).ms).toBe(0);
});

test('DF-209 chopG100: a chop weighs 2 g, a nod does not', () => {
  expect(peakLoad(until(TRACES.chop, 600))).toBeGreaterThanOrEqual(2);
  expect(peakLoad(until(TRACES.nod, 600))).toBeLessThan(2);
});

test('DF-210 uprightErrDeg and holdMs: bolt upright for half a second', () => {
  expect(heldUpright(until(uprightPhone))).toBeGreaterThanOrEqual(500);
  expect(heldUpright(until(TRACES.held))).toBe(0);
});

test('DF-211 freeFallMs: a jump is weightless for 100 ms, a stumble is not', () => {
  const land = detectAll(createFreeFallDetector(), samplesOf(TRACES.jump)).find((event) => event.kind === 'land');
  expect(land?.kind === 'land' ? land.flightMs : 0).toBeGreaterThanOrEqual(100);
  expect(detectAll(createFreeFallDetector(), samplesOf(TRACES.stumble))).toEqual([]);
});

test('DF-212 topUpDeg and liftG100: tossed up from below the table', () => {
  const tossed = until(TRACES.underhand, 560);
  expect(tilt(tossed, 'topUp')).toBeGreaterThanOrEqual(40);
  expect(peakLoad(tossed)).toBeGreaterThanOrEqual(1.5);
  expect(tilt(until(TRACES.lyingStill), 'topUp')).toBeLessThan(40);
});

test('DF-213 turnDeg: half a turn in the air, none in a plain jump', () => {
  const turnedInAir = (trace: typeof TRACES.jump) => {
    const samples = samplesOf(trace);
    const land = detectAll(createFreeFallDetector(), samples).find((event) => event.kind === 'land');
    if (land?.kind !== 'land') throw new Error('never landed');
    const heading = new HeadingTracker();
    samples.filter((s) => s.t >= land.start && s.t <= land.start + land.flightMs).forEach(heading.add);
    return Math.abs(heading.yaw);
  };
  expect(turnedInAir(TRACES.turnJump)).toBeGreaterThanOrEqual(150);
  expect(turnedInAir(TRACES.jump)).toBeLessThan(20);
});
