/** Every special throw, made by a finger or by a recorded hand: the evidence passes the rules, a careless hand fails. */
import { PointerPath } from '@/motion/touch/pointer';
import { samplesOf } from '@/motion/trace';
import { UPRIGHT, buildTrace } from '@/motion/traces/builder';
import { TRACES } from '@/motion/traces/library';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { performed } from '@/games/dungeon-fighter/rules/throw/judge';
import { demandLaunch } from '@/games/dungeon-fighter/rules/throw/launch';
import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { bearing } from '@/games/dungeon-fighter/table/throwing/bearing';
import { Attempt, TOSS_MS, type AttemptResult } from '@/games/dungeon-fighter/table/throwing/attempt';
import { actsFor } from '@/games/dungeon-fighter/table/throwing/acts';
import { FEATS } from '@/games/dungeon-fighter/table/throwing/feats';
import { idealSpeed } from '@/games/dungeon-fighter/table/throwing/ideal';
import { launchBy, type Setting } from '@/games/dungeon-fighter/table/throwing/launching';
import { twirlBeforeFlick, type Pad } from '@/games/dungeon-fighter/table/throwing/measure';
import { Probe } from '@/games/dungeon-fighter/table/throwing/probe';

import { thrownBy } from './heldKey';

const PAD: Pad = { size: { width: 360, height: 420 }, die: { x: 180, y: 370, radius: 26 }, arch: { x: 180, y: 300 }, weakLeft: true };
const settingFor = (ids: readonly RequirementId[], loft = -20): Setting => ({ ids, azimuth: SOUTH, loft, assist: 'off' });

/** A finger with a clock of its own. */
class Finger {
  t = 1000;
  result: AttemptResult | undefined;

  constructor(readonly attempt: Attempt) {}

  stroke(from: readonly [number, number], to: readonly [number, number], { ms = 70, hold = 0, id = 1 } = {}): this {
    this.attempt.down(id, { x: from[0], y: from[1] }, this.t);
    this.t += hold;
    for (let step = 1; step <= 7; step++) {
      this.t += ms / 7;
      this.attempt.move(id, { x: from[0] + ((to[0] - from[0]) * step) / 7, y: from[1] + ((to[1] - from[1]) * step) / 7 }, this.t);
    }
    this.result = this.attempt.up(id, { x: to[0], y: to[1] }, this.t) ?? this.result;
    return this;
  }

  circle(degrees: number, ms: number, then?: readonly [number, number]): this {
    const at = (angle: number) => ({ x: 180 + 45 * Math.cos(angle), y: 300 + 45 * Math.sin(angle) });
    this.attempt.down(1, at(Math.PI / 2), this.t);
    for (let turned = 20; turned <= degrees; turned += 20) {
      this.t += (ms * 20) / degrees;
      this.attempt.move(1, at(Math.PI / 2 + (turned / 180) * Math.PI), this.t);
    }
    const end = at(Math.PI / 2 + (degrees / 180) * Math.PI);
    for (let step = 1; then && step <= 5; step++) {
      this.t += 12;
      this.attempt.move(1, { x: end.x + ((then[0] - end.x) * step) / 5, y: end.y + ((then[1] - end.y) * step) / 5 }, this.t);
    }
    this.result = this.attempt.up(1, then ? { x: then[0], y: then[1] } : end, this.t) ?? this.result;
    return this;
  }

  tap(): this {
    this.attempt.down(1, { x: 180, y: 370 }, this.t);
    this.t += 20;
    this.result = this.attempt.up(1, { x: 180, y: 370 }, this.t) ?? this.result;
    return this;
  }

  wait(ms: number): this {
    this.t += ms;
    return this;
  }
}

const trying = (ids: readonly RequirementId[], setting = settingFor(ids)): Finger => new Finger(new Attempt(setting, PAD, 'touch', new Probe(), () => 0));

const DIE = [180, 370] as const;
const FLICK = [180, 220] as const;
const flick = (finger: Finger): Finger => finger.stroke(DIE, FLICK);

/** How a finger that knows how makes each throw. */
const GOOD: Readonly<Record<RequirementId, (finger: Finger) => Finger>> = {
  piousShot: (finger) => finger.stroke(DIE, FLICK, { hold: 560 }),
  borrowedHandShot: (finger) => finger.stroke(DIE, [180, 180], { ms: 180 }),
  crossbowShot: (finger) => finger.stroke([150, 410], [210, 320], { ms: 45 }),
  blowShot: (finger) => finger.stroke(DIE, [180, 280]).stroke(DIE, [182, 280]).stroke(DIE, [178, 280]),
  catapultShot: (finger) => finger.stroke([180, 300], [180, 380], { ms: 200 }),
  slamShot: (finger) => finger.tap().wait(TOSS_MS - 20).stroke([180, 240], [180, 320], { ms: 40 }),
  headShot: (finger) => finger.tap().wait(TOSS_MS - 30).tap(),
  elbowShot: (finger) => finger.stroke(DIE, [180, 300], { ms: 100 }),
  noseShot: (finger) => finger.stroke(DIE, [180, 300], { ms: 100 }),
  weakHandShot: (finger) => finger.stroke([70, 370], [70, 220]),
  underTheLegShot: flick,
  backwardsShot: (finger) => finger.stroke([180, 220], [180, 370]),
  sittingShot: flick,
  underTheTableShot: (finger) => finger.stroke(DIE, [180, 200], { ms: 90 }),
  farShot: flick,
  jumpShot: (finger) => finger.stroke(DIE, DIE, { hold: 420, ms: 10 }).wait(60).stroke(DIE, FLICK),
  dancingShot: (finger) => finger.circle(260, 320).wait(60).stroke(DIE, FLICK),
  blindShot: (finger) => finger.stroke(DIE, FLICK, { hold: 900 }),
  spinShot: (finger) => finger.circle(620, 420, [180, 130]),
  twoBounceShot: flick,
  bankShot: flick,
  cardJumpShot: flick,
};

/** The ramp leans late, so its finger rests before it lets go. */
const lean = (finger: Finger): Finger => {
  const { attempt } = finger;
  attempt.down(1, { x: 180, y: 370 }, finger.t);
  attempt.move(1, { x: 180, y: 290 }, finger.t + 80);
  attempt.move(1, { x: 180, y: 290 }, finger.t + 500);
  finger.result = attempt.up(1, { x: 180, y: 290 }, finger.t + 510);
  return finger;
};

const RAMPED: readonly RequirementId[] = ['elbowShot', 'noseShot'];

test.each(REQUIREMENT_IDS)('%s made with one finger is legal and passes its gates', (id) => {
  const { result } = RAMPED.includes(id) ? lean(trying([id])) : GOOD[id](trying([id]));
  expect(result?.kind).toBe('throw');
  if (result?.kind !== 'throw') return;
  expect({ id, gates: result.gates, met: performed(id, result.gates) }).toMatchObject({ met: true });
  expect(() => demandLaunch(launchBy(result.motion, settingFor([id])), [id])).not.toThrow();
});

const CARELESS: Partial<Readonly<Record<RequirementId, (finger: Finger) => Finger>>> = {
  piousShot: flick,
  crossbowShot: (finger) => finger.stroke([150, 410], [210, 320], { ms: 200 }),
  catapultShot: (finger) => finger.stroke([180, 300], [180, 320], { ms: 200 }),
  slamShot: (finger) => finger.tap().wait(TOSS_MS / 2).stroke([180, 240], [180, 320], { ms: 40 }),
  headShot: (finger) => finger.tap().wait(TOSS_MS / 2).tap(),
  weakHandShot: flick,
  underTheLegShot: (finger) => finger.stroke([300, 370], [300, 220]),
  underTheTableShot: (finger) => finger.stroke(DIE, [180, 300], { ms: 40 }),
  jumpShot: (finger) => finger.stroke(DIE, DIE, { hold: 80, ms: 10 }).wait(60).stroke(DIE, FLICK),
  dancingShot: (finger) => finger.circle(100, 100).wait(60).stroke(DIE, FLICK),
  blindShot: (finger) => finger.stroke(DIE, FLICK, { hold: 200 }),
  spinShot: flick,
};

test.each(Object.keys(CARELESS) as RequirementId[])('%s made carelessly fails its gates', (id) => {
  const { result } = CARELESS[id]?.(trying([id])) ?? {};
  expect(result?.kind).toBe('throw');
  if (result?.kind === 'throw') expect(performed(id, result.gates)).toBe(false);
});

test('a finger that is only lifted throws nothing', () => {
  expect(trying([]).stroke(DIE, DIE, { ms: 300 }).result?.kind).toBe('dud');
});

test('a plain flick becomes a legal launch at about the speed of a competent hand', () => {
  const { result } = flick(trying([]));
  if (result?.kind !== 'throw') throw new Error('nothing thrown');
  const launch = launchBy(result.motion, settingFor([]));
  expect(() => demandLaunch(launch, [])).not.toThrow();
  expect(launch.vy).toBeGreaterThan(800);
  expect(launch.vy).toBeLessThan(1600);
  expect(Math.abs(launch.vx)).toBeLessThan(60);
});

test('DF-186 everything in force is performed in order: relays first, then the twirl, the hop, and the launcher', () => {
  expect(actsFor(['blowShot', 'slamShot', 'jumpShot', 'spinShot'], 'touch').map(({ kind }) => kind)).toEqual(['puffs', 'twirl', 'crouch', 'slam']);
  expect(actsFor(['jumpShot', 'crossbowShot'], 'sensor').map(({ kind }) => kind)).toEqual(['cross']);
});

test('DF-175 a blind spinning throw with the weak hand proves all three', () => {
  const ids: RequirementId[] = ['weakHandShot', 'blindShot', 'spinShot'];
  const finger = trying(ids);
  const { attempt } = finger;
  attempt.down(1, { x: 70, y: 345 }, 0);
  attempt.move(1, { x: 70, y: 345 }, 900);
  for (let turned = 20; turned <= 640; turned += 20) attempt.move(1, { x: 70 + 45 * Math.sin((turned / 180) * Math.PI), y: 300 + 45 * Math.cos((turned / 180) * Math.PI) }, 900 + turned * 0.7);
  for (let step = 1; step <= 5; step++) attempt.move(1, { x: 70, y: 300 - step * 34 }, 1350 + step * 24);
  const result = attempt.up(1, { x: 70, y: 130 }, 1475);
  if (result?.kind !== 'throw') throw new Error('nothing thrown');
  for (const id of ids) expect([id, performed(id, result.gates)]).toEqual([id, true]);
});

test('DF-188 half of an earlier launcher’s error goes into the last one', () => {
  const straight = trying(['blowShot', 'catapultShot']);
  GOOD.blowShot(straight).stroke([180, 300], [180, 380], { ms: 200 });
  const crooked = trying(['blowShot', 'catapultShot']);
  crooked.stroke(DIE, [230, 285]).stroke(DIE, [230, 285]).stroke(DIE, [230, 285]).stroke([180, 300], [180, 380], { ms: 200 });
  if (straight.result?.kind !== 'throw' || crooked.result?.kind !== 'throw') throw new Error('nothing thrown');
  expect(Math.abs(straight.result.motion.right)).toBeLessThan(0.05);
  expect(crooked.result.motion.right).toBeGreaterThan(0.15);
});

test('DF-190 only the last launcher of a relay goes to the wall of a bank shot: a straight one before it was no error', () => {
  const ids: readonly RequirementId[] = ['slamShot', 'headShot', 'bankShot'];
  const { result } = thrownBy(ids);
  if (result?.kind !== 'throw') throw new Error('nothing thrown');
  expect(bearing(result.motion)).toBeCloseTo(-(stanceFor(ids).aside ?? 0), -1);
});

test.each([70, 130, 170])('DF-206 one and a half circles count, however long the flick after them takes (%i ms)', (flickMs) => {
  const path = new PointerPath();
  const at = (degrees: number) => ({ x: 180 + 46 * Math.cos((degrees * Math.PI) / 180), y: 290 + 46 * Math.sin((degrees * Math.PI) / 180) });
  for (let degrees = 0; degrees <= 560; degrees += 20) path.add({ ...at(90 + degrees), t: 0.75 * degrees });
  const out = at(90 + 560);
  for (let step = 1; step <= 8; step++) path.add({ x: out.x, y: out.y - 40 * step, t: 0.75 * 560 + (flickMs * step) / 8 });
  expect(twirlBeforeFlick(path).degrees).toBeGreaterThanOrEqual(540);
  expect(twirlBeforeFlick(path).degrees).toBeLessThan(620);
});

function handHeld(trace: (typeof TRACES)[keyof typeof TRACES], releaseAt: number, ids: readonly RequirementId[], setting = settingFor(ids)) {
  const probe = new Probe();
  probe.ready();
  const samples = samplesOf(trace);
  const attempt = new Attempt(setting, PAD, 'sensor', probe, () => 0);
  attempt.down(1, { x: 180, y: 370 }, 0);
  for (const sample of samples) if (sample.t <= releaseAt) probe.add(sample);
  return { probe, attempt, result: attempt.up(1, { x: 180, y: 370 }, releaseAt), rest: samples.filter(({ t }) => t > releaseAt) };
}

test('DF-184 an arm swing throws forward, a phone at rest does not', () => {
  const { result } = handHeld(TRACES.overhand, 560, []);
  expect(result).toMatchObject({ kind: 'throw', mode: 'swing' });
  if (result?.kind === 'throw') expect(result.motion.speed).toBeGreaterThan(700);
  expect(handHeld(TRACES.held, 560, []).result?.kind).toBe('again');
});

test('DF-180 without a fresh sample nothing is thrown', () => {
  expect(handHeld(TRACES.overhand, 3000, []).result).toMatchObject({ kind: 'again' });
});

const SWUNG: readonly (readonly [RequirementId, keyof typeof TRACES, number])[] = [
  ['spinShot', 'twist', 540], ['underTheLegShot', 'lift', 500], ['underTheTableShot', 'underhand', 560], ['backwardsShot', 'turnAbout', 1880],
];
test.each(SWUNG)('%s is proved by the hand “%s”', (id, trace, releaseAt) => {
  const { probe } = handHeld(TRACES[trace], releaseAt, [id]);
  expect(performed(id, probe.gates([id], releaseAt))).toBe(true);
  const { probe: idle } = handHeld(TRACES.held, 1000, [id]);
  expect(performed(id, idle.gates([id], 1000))).toBe(false);
});

test.each([['DF-196', 'underTheLegShot', 'lift', 500], ['DF-212', 'underTheTableShot', 'underhand', 560]] as const)('%s a good toss from below has the speed of a good throw (%s)', (_rule, id, trace, releaseAt) => {
  const { pitch: loft } = stanceFor([id]);
  const { result } = handHeld(TRACES[trace], releaseAt, [id], { ...settingFor([id]), loft });
  if (result?.kind !== 'throw') throw new Error('nothing thrown');
  const { speed, pitch } = result.motion;
  expect(pitch).toBe(loft);
  expect(Math.abs(speed / idealSpeed([id], pitch) - 1)).toBeLessThan(0.3);
});

test('DF-208 over the shoulder means towards the table, and forwards means away from it', () => {
  const swungBy = (trace: 'overhand' | 'overShoulder') => {
    const probe = new Probe();
    probe.ready();
    samplesOf(TRACES.turnAbout).forEach(probe.add);
    const attempt = new Attempt(settingFor(['backwardsShot']), PAD, 'sensor', probe, () => 0);
    const begun = probe.now + 20;
    attempt.down(1, { x: 180, y: 370 }, begun);
    for (const sample of samplesOf(TRACES[trace], begun)) if (sample.t <= begun + 505) probe.add(sample);
    const result = attempt.up(1, { x: 180, y: 370 }, begun + 505);
    if (result?.kind !== 'throw') throw new Error('nothing thrown');
    return result.motion;
  };
  expect(swungBy('overShoulder').forward).toBeGreaterThan(0.9);
  const plain = handHeld(TRACES.overhand, 505, []).result;
  expect(swungBy('overShoulder').pitch).toBeCloseTo(plain?.kind === 'throw' ? plain.motion.pitch : NaN, 0);
  expect(swungBy('overhand').forward).toBeLessThan(0.6);
});

test('DF-210 a phone held bolt upright sits', () => {
  const { probe } = handHeld(buildTrace({ name: 'upright', ms: 900, up: UPRIGHT, gesture: () => ({}) }), 880, ['sittingShot']);
  expect(performed('sittingShot', probe.gates(['sittingShot'], 880))).toBe(true);
});

test('DF-306 a jump counts when the landing is known; a stumble never does', () => {
  const { probe, rest } = handHeld(TRACES.jump, 900, ['jumpShot']);
  rest.forEach(probe.add);
  expect(performed('jumpShot', probe.gates(['jumpShot'], 900))).toBe(true);
  const { probe: stumbled, rest: after } = handHeld(TRACES.stumble, 740, ['jumpShot']);
  after.forEach(stumbled.add);
  expect(performed('jumpShot', stumbled.gates(['jumpShot'], 740))).toBe(false);
});

test('DF-213 a leap that begins with the back to the table and turns half round', () => {
  const { probe } = handHeld(TRACES.turnJump, 0, ['dancingShot']);
  // Half a turn away from the table first, on the spot.
  const turned = buildTrace({ name: 'away', ms: 1300, up: UPRIGHT, gesture: (t) => ({ turn: { y: t > 100 && t < 1100 ? 180 : 0 } }) });
  probe.ready();
  samplesOf(turned).forEach(probe.add);
  const leap = samplesOf(TRACES.turnJump, 1320);
  leap.forEach(probe.add);
  const gates = probe.gates(['dancingShot'], 1320 + 900);
  expect(gates.map(({ key }) => key)).toEqual(['startYawDeg', 'turnDeg', 'freeFallMs', 'releasedInAir']);
  expect(performed('dancingShot', gates)).toBe(true);
});

test('every throw explains itself', () => {
  for (const id of REQUIREMENT_IDS) expect(FEATS[id].touch.length).toBeGreaterThan(20);
});

test('DF-183 a slip of the finger is no throw: it is given back, with words', () => {
  const words = (finger: Finger) => (finger.result?.kind === 'dud' ? finger.result.words : finger.result?.kind);
  expect(words(flick(trying([])))).toBe('throw');
  expect(words(trying([]).tap())).toMatch(/^Not thrown/);
  expect(words(trying([]).stroke([180, 300], [180, 400]))).toMatch(/^That was away from the board/);
  expect(words(trying([]).stroke(DIE, [60, 371]))).toMatch(/^That was away from the board/);
  // 45° off misses, but it is a throw.
  expect(words(trying([]).stroke(DIE, [280, 270]))).toBe('throw');
  expect(words(trying([]).stroke(DIE, [180, 320], { ms: 100 }))).toMatch(/^Too soft/);
  expect(words(trying([]).stroke(DIE, [180, 290]))).toBe('throw');
  // In a mirror towards oneself is towards the board.
  expect(words(trying(['backwardsShot']).stroke([180, 220], [180, 370]))).toBe('throw');
  expect(words(flick(trying(['backwardsShot'])))).toMatch(/^In the mirror/);
});

test('DF-183 a dud costs nothing that was done before it', () => {
  const finger = trying(['jumpShot']).stroke(DIE, DIE, { hold: 420, ms: 10 });
  expect(finger.result?.kind).toBe('next');
  expect(finger.wait(100).tap().result?.kind).toBe('dud');
  expect(flick(finger.wait(100)).result?.kind).toBe('throw');
});

test('DF-200 a finger that only held is lifted without a word while the other still works', () => {
  const finger = trying(['piousShot']);
  finger.attempt.down(2, { x: 200, y: 370 }, finger.t);
  expect(finger.tap().result).toBeUndefined();
});
