import { REQUIREMENT_IDS, LAUNCHERS, MODIFIERS, PATH_SHOTS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { GATE_KEYS, REQUIREMENTS, type GateKey, type Span } from '@/games/dungeon-fighter/content/requirements';
import { launchZone, requirementsInForce, sourcesInForce, swayOf, tumbleOf } from '@/games/dungeon-fighter/rules/throw/inForce';
import { fulfilled, judgeThrow, passingGates, performed } from '@/games/dungeon-fighter/rules/throw/judge';
import { propHeight, propsNeeded } from '@/games/dungeon-fighter/rules/throw/launch';
import { drawLuck } from '@/games/dungeon-fighter/rules/throw/throwing';
import type { GateValue } from '@/games/dungeon-fighter/rules/state';
import { instruction } from '@/games/dungeon-fighter/words/instruction';
import { fight, landing } from './kit';

type Evidence = Partial<Record<GateKey, number>>;
const gates = (req: RequirementId, method: 'sensor' | 'touch', evidence: Evidence): GateValue[] =>
  (Object.entries(evidence) as [GateKey, number][]).map(([key, value]) => ({ req, key, value, method }));

interface Case {
  readonly sensor?: { readonly yes: readonly Evidence[]; readonly no: readonly Evidence[] };
  readonly touch?: { readonly yes: readonly Evidence[]; readonly no: readonly Evidence[] };
  readonly distance?: Span;
  readonly z?: Span;
  readonly pitch?: Span;
}

const DARK = { yes: [{ darkMs: 800, peeks: 0 }], no: [{ darkMs: 799, peeks: 0 }, { darkMs: 900, peeks: 1 }, { darkMs: 900 }] };
const PALMS = { yes: [{ fingers: 2, holdMs: 500, releaseGapMs: 80 }], no: [{ fingers: 1, holdMs: 500, releaseGapMs: 80 }, { fingers: 2, holdMs: 499, releaseGapMs: 0 }, { fingers: 2, holdMs: 600, releaseGapMs: 81 }] };
const NEIGHBOUR = { yes: [{ fingers: 2, gap10: 250, holdMs: 600 }], no: [{ fingers: 2, gap10: 249, holdMs: 600 }, { fingers: 2, gap10: 300, holdMs: 599 }] };
const PULL = { yes: [{ pull10: 50 }, { pull10: 400 }], no: [{ pull10: 49 }, { pull10: 401 }] };
const RAMP = { sensor: { yes: [{ tiltDeg: 15, fingers: 0 }], no: [{ tiltDeg: 14, fingers: 0 }, { tiltDeg: 20, fingers: 1 }, { tiltDeg: 20 }] }, touch: { yes: [{ tiltDeg: 15 }], no: [{ tiltDeg: 14 }, {}] } };

/** What each requirement asks of the hand, restated from the catalogue. */
const CASES: Readonly<Record<string, Case>> = {
  'DF-193 bankShot': {},
  'DF-194 crossbowShot': { sensor: { yes: [{ tiltDeg: 20, contactMs: 60 }], no: [{ tiltDeg: 21, contactMs: 60 }, { contactMs: 60 }] }, touch: { yes: [{ contactMs: 60 }], no: [{ contactMs: 61 }, {}] }, z: [100, 140], pitch: [-10, 10] },
  'DF-195 blowShot': { sensor: { yes: [{ gustDb: 12, gustMs: 250 }], no: [{ gustDb: 11, gustMs: 250 }, { gustDb: 20, gustMs: 249 }] }, touch: { yes: [{ strokes: 3, strokesMs: 900 }], no: [{ strokes: 2, strokesMs: 500 }, { strokes: 3, strokesMs: 901 }] }, distance: [380, 420], z: [100, 140], pitch: [-10, 10] },
  'DF-196 underTheLegShot': { sensor: { yes: [{ faceDownDeg: 20, liftG100: 140 }], no: [{ faceDownDeg: 19, liftG100: 140 }, { faceDownDeg: 30, liftG100: 139 }] }, touch: { yes: [{ archOffset10: 110 }], no: [{ archOffset10: 111 }, {}] }, distance: [420, 460], z: [70, 110], pitch: [-10, 30] },
  'DF-197 blindShot': { sensor: DARK, touch: DARK },
  'DF-198 twoBounceShot': {},
  'DF-199 elbowShot': { ...RAMP, distance: [310, 350], z: [140, 180] },
  'DF-200 piousShot': { sensor: PALMS, touch: { yes: [...PALMS.yes, { holdMs: 500, laneErr10: 50 }], no: [...PALMS.no, { holdMs: 500, laneErr10: 51 }] } },
  'DF-201 weakHandShot': { sensor: { yes: [{ weakSide: 1 }], no: [{ weakSide: 0 }, { mirrored: 1 }] }, touch: { yes: [{ weakSide: 1 }, { mirrored: 1 }], no: [{ weakSide: 0 }, {}] } },
  'DF-202 borrowedHandShot': { sensor: NEIGHBOUR, touch: { yes: [...NEIGHBOUR.yes, { ghost: 1 }], no: [...NEIGHBOUR.no, { ghost: 0 }] } },
  'DF-203 cardJumpShot': { sensor: { yes: [{ cardHeld: 1 }], no: [{ cardHeld: 0 }, {}] }, touch: { yes: [{ cardHeld: 1 }, { cardAlone: 1 }], no: [{ cardHeld: 0 }, {}] }, distance: [380, 420], z: [150, 350], pitch: [-80, -40] },
  'DF-204 catapultShot': { sensor: PULL, touch: PULL, distance: [420, 460], z: [-10, 30] },
  'DF-205 headShot': { sensor: { yes: [{ timingMs: -180, nodDeg: 15 }], no: [{ timingMs: 181, nodDeg: 15 }, { timingMs: 0, nodDeg: 14 }] }, touch: { yes: [{ timingMs: 180 }], no: [{ timingMs: -181 }] }, distance: [380, 420], z: [400, 440], pitch: [-18, 2] },
  'DF-206 spinShot': { sensor: { yes: [{ twistDps: 400 }], no: [{ twistDps: 399 }] }, touch: { yes: [{ twirlDeg: 540 }, { twistDeg: 120 }], no: [{ twirlDeg: 539 }, { twistDeg: 119 }] } },
  'DF-207 noseShot': { ...RAMP, distance: [300, 340], z: [180, 220] },
  'DF-208 backwardsShot': { sensor: { yes: [{ yawFromTableDeg: 135, holdMs: 500 }], no: [{ yawFromTableDeg: 134, holdMs: 500 }, { yawFromTableDeg: 180, holdMs: 499 }] }, touch: { yes: [{ mirrored: 1 }], no: [{ mirrored: 0 }] } },
  'DF-209 slamShot': { sensor: { yes: [{ timingMs: 140, chopG100: 200 }], no: [{ timingMs: 141, chopG100: 200 }, { timingMs: 0, chopG100: 199 }] }, touch: { yes: [{ timingMs: -140 }], no: [{ timingMs: -141 }] }, z: [280, 320] },
  'DF-210 sittingShot': { sensor: { yes: [{ uprightErrDeg: 15, holdMs: 500 }], no: [{ uprightErrDeg: 16, holdMs: 500 }, { uprightErrDeg: 0, holdMs: 400 }] }, touch: { yes: [{ lowView: 1 }], no: [{ lowView: 0 }] }, distance: [400, 440], z: [40, 80], pitch: [-10, 30] },
  'DF-211 jumpShot': { sensor: { yes: [{ freeFallMs: 100, releasedInAir: 1 }], no: [{ freeFallMs: 99, releasedInAir: 1 }, { freeFallMs: 300, releasedInAir: 0 }] }, touch: { yes: [{ crouchMs: 300, airMs: 450 }, { crouchMs: 600, airMs: 0 }], no: [{ crouchMs: 299, airMs: 100 }, { crouchMs: 601, airMs: 100 }, { crouchMs: 400, airMs: 451 }] }, z: [240, 280], pitch: [-35, -15] },
  'DF-212 underTheTableShot': { sensor: { yes: [{ topUpDeg: 40, liftG100: 150 }], no: [{ topUpDeg: 39, liftG100: 150 }, { topUpDeg: 50, liftG100: 149 }] }, touch: { yes: [{ rise10: 250 }], no: [{ rise10: 249 }] }, distance: [480, 520], z: [-80, -40], pitch: [40, 70] },
  'DF-213 dancingShot': { sensor: { yes: [{ startYawDeg: 150, turnDeg: 150, freeFallMs: 100, releasedInAir: 1 }], no: [{ startYawDeg: 149, turnDeg: 150, freeFallMs: 100, releasedInAir: 1 }, { startYawDeg: 150, turnDeg: 149, freeFallMs: 100, releasedInAir: 1 }] }, touch: { yes: [{ twirlDeg: 180, twirlMs: 250, airMs: 450 }], no: [{ twirlDeg: 179, twirlMs: 300, airMs: 100 }, { twirlDeg: 200, twirlMs: 701, airMs: 100 }] }, z: [240, 280], pitch: [-35, -15] },
  'DF-214 farShot': { distance: [700, 740], z: [240, 280] },
};

test.each(Object.entries(CASES))('%s: what the hand must show, and from where it throws', (name, { sensor, touch, distance, z, pitch }) => {
  const id = REQUIREMENT_IDS.find((each) => name.endsWith(` ${each}`));
  if (!id) throw new Error(`${name} is no requirement`);
  for (const [method, both] of [['sensor', sensor], ['touch', touch]] as const) {
    for (const evidence of both?.yes ?? []) expect([evidence, performed(id, gates(id, method, evidence))]).toEqual([evidence, true]);
    for (const evidence of both?.no ?? []) expect([evidence, performed(id, gates(id, method, evidence))]).toEqual([evidence, false]);
  }
  if (!sensor) expect(performed(id, [])).toBe(true);
  const zone = launchZone([id]);
  expect(zone.distance).toEqual(distance ?? [380, 470]);
  expect(zone.heights).toEqual([z ?? [100, 260]]);
  if (pitch) expect(zone.pitches).toEqual([pitch]);
});

test('DF-193 off a wall before the board, with a bounce before or after it', () => {
  expect(fulfilled('bankShot', [], landing(3))).toBe(true);
  expect(fulfilled('bankShot', [], landing(3, { wallBeforeBoard: false }))).toBe(false);
  expect(fulfilled('bankShot', [], landing(3, { bouncesOutside: 0 }))).toBe(false);
  expect(REQUIREMENTS.bankShot.prop).toBe('wall');
});

test('DF-198 two bounces or more', () => {
  expect([0, 1, 2, 3].map((bouncesOutside) => fulfilled('twoBounceShot', [], landing(3, { bouncesOutside })))).toEqual([false, false, true, true]);
});

test('DF-203 a bounce before the card, then over it; a card that stands alone is higher', () => {
  const held = gates('cardJumpShot', 'touch', { cardHeld: 1 });
  expect(fulfilled('cardJumpShot', held, landing(3))).toBe(true);
  expect(fulfilled('cardJumpShot', held, landing(3, { bouncesBeforeCard: 0 }))).toBe(false);
  expect(fulfilled('cardJumpShot', held, landing(3, { crossedOverCard: false }))).toBe(false);
  expect([propHeight('card', held), propHeight('card', gates('cardJumpShot', 'touch', { cardAlone: 1 }))]).toEqual([36, 40]);
});

test('DF-206 the spin is measured at the board', () => {
  const twirl = gates('spinShot', 'touch', { twirlDeg: 600 });
  expect([1499, 1500].map((spinAtBoard) => fulfilled('spinShot', twirl, landing(3, { spinAtBoard })))).toEqual([false, true]);
});

test('DF-197 a blind throw sways by up to six degrees, unknown to the thrower', () => {
  expect(swayOf(['blindShot'])).toBe(17);
  expect(swayOf(['farShot'])).toBe(0);
  const luck = Array.from({ length: 35 }, (_, i) => drawLuck({ below: (bound) => i % bound }, ['blindShot']).sway);
  expect([Math.min(...luck), Math.max(...luck)]).toEqual([-17, 17]);
  expect(drawLuck({ below: () => 3 }, []).sway).toBe(0);
});

test('DF-60 the dominant hand is nobody’s demand; only the weak hand is', () => {
  expect(REQUIREMENT_IDS.filter((id) => REQUIREMENTS[id].touch.flat().some(({ key }) => key === 'weakSide'))).toEqual(['weakHandShot']);
});

test('DF-174 weapons by choice, monster and room always', () => {
  const f = fight({ monster: 'cuteBear', change: (s) => { s.room = 'c'; } }).equip('torm', 'helmOfBravery');
  expect(requirementsInForce(f.s, [])).toEqual(['crossbowShot', 'jumpShot']);
  expect(requirementsInForce(f.s, ['helmOfBravery'])).toEqual(['crossbowShot', 'jumpShot', 'blindShot']);
});

test('DF-175 all together, and failing one is a miss', () => {
  const ids = ['crossbowShot', 'blindShot', 'twoBounceShot'] as const;
  const evidence = ids.flatMap((id) => passingGates(id, 'touch'));
  const conditions = { requirements: ids, smallTarget: false };
  expect(judgeThrow(landing(4), evidence, conditions)).toMatchObject({ contact: false, failed: ['twoBounceShot'] });
  expect(judgeThrow(landing(4, { bouncesOutside: 2 }), evidence, conditions).contact).toBe(true);
  expect(judgeThrow(landing(4, { bouncesOutside: 2 }), evidence.filter(({ req }) => req !== 'blindShot'), conditions).failed).toEqual(['blindShot']);
});

test('DF-176 the ordinary rules hold besides', () => {
  expect(judgeThrow(landing('bone', { bouncesOutside: 2 }), [], { requirements: ['twoBounceShot'], smallTarget: false }).missReasons).toEqual(['bone']);
});

test('DF-177 gate, launch, view and check as data', () => {
  const f = fight({ monster: 'acrobatParrot' }).equip('torm', 'dragonsBreath');
  const requirements = requirementsInForce(f.s, ['dragonsBreath']);
  expect([requirements, propsNeeded(requirements)]).toEqual([['spinShot', 'cardJumpShot'], ['card']]);
  expect(instruction(f.s, ['dragonsBreath'])).toBe('spinning like a top and over an upright card');
  expect(sourcesInForce(f.s, ['dragonsBreath'])).toEqual([{ requirement: 'cardJumpShot', from: 'monster' }, { requirement: 'spinShot', from: 'dragonsBreath' }]);
});

test('DF-178 a missing key is a failed gate', () => {
  for (const id of REQUIREMENT_IDS) {
    const silent = REQUIREMENTS[id].touch.length === 0;
    expect([id, performed(id, [])]).toEqual([id, silent]);
  }
});

test('DF-179 every requirement can be done by sensor and by touch', () => {
  for (const id of REQUIREMENT_IDS) {
    const { sensor, touch } = REQUIREMENTS[id];
    expect(sensor.length > 0).toBe(touch.length > 0);
    for (const method of ['sensor', 'touch'] as const) expect(performed(id, passingGates(id, method))).toBe(true);
  }
});

test('DF-186 combined: the largest distance, the launcher’s height or the last posture’s', () => {
  expect(launchZone(['blowShot', 'farShot']).distance).toEqual([700, 740]);
  expect(launchZone(['noseShot', 'sittingShot']).heights).toEqual([[180, 220]]);
  expect(launchZone(['sittingShot', 'jumpShot']).heights).toEqual([[240, 280]]);
  expect(launchZone(['underTheLegShot', 'sittingShot']).heights).toEqual([[70, 110]]);
});

test('DF-187 nine launchers, ten modifiers, three paths', () => {
  expect([LAUNCHERS.length, MODIFIERS.length, PATH_SHOTS.length, new Set(REQUIREMENT_IDS).size]).toEqual([9, 10, 3, 22]);
});

test('DF-191 no combination is forbidden: every pair has a place to throw from', () => {
  for (const a of REQUIREMENT_IDS) {
    for (const b of REQUIREMENT_IDS) {
      const { distance, heights, pitches } = launchZone(a === b ? [a] : [a, b]);
      expect(distance[0]).toBeLessThan(distance[1]);
      expect(heights.length * pitches.length).toBeGreaterThan(0);
    }
  }
});

test('DF-304 pitch of the last launcher, else any that one of them allows; the card’s always', () => {
  expect(launchZone(['crossbowShot', 'sittingShot']).pitches).toEqual([[-10, 10]]);
  expect(launchZone(['sittingShot', 'jumpShot']).pitches).toEqual([[-10, 30], [-35, -15]]);
  expect(launchZone(['crossbowShot', 'cardJumpShot']).pitches).toEqual([[-10, 10], [-80, -40]]);
  expect(launchZone(['farShot', 'cardJumpShot']).heights).toEqual([[240, 280], [150, 350]]);
  expect(launchZone(['farShot']).pitches).toEqual([[-60, 30]]);
});

test('DF-87 the calmest hand in force decides the tumble', () => {
  expect([tumbleOf([]), tumbleOf(['crossbowShot']), tumbleOf(['spinShot']), tumbleOf(['spinShot', 'blowShot'])]).toEqual([500, 100, 200, 100]);
});

test('DF-273 one pointer is enough for a borrowed hand: the ghost hand', () => {
  expect(performed('borrowedHandShot', gates('borrowedHandShot', 'touch', { ghost: 1 }))).toBe(true);
});

test('DF-305 every requirement can be met with one finger', () => {
  for (const id of REQUIREMENT_IDS) {
    const ways = REQUIREMENTS[id].touch;
    const oneFinger = ways.length === 0 || ways.some((way) => way.every(({ key, min }) => key !== 'fingers' || (min ?? 0) < 2));
    expect([id, oneFinger]).toEqual([id, true]);
  }
});

test('DF-307 every gate key is used, and every used one is known', () => {
  const used = new Set(REQUIREMENT_IDS.flatMap((id) => [...REQUIREMENTS[id].sensor, ...REQUIREMENTS[id].touch].flat().map(({ key }) => key)));
  expect([...used].sort()).toEqual([...GATE_KEYS].sort());
});
