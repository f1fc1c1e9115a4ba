import type { PropKind } from './board';
import type { RequirementId } from './vocabulary';

/** What a device measures at a throw; suffixes say the unit (DF-307). */
export const GATE_KEYS = [
  'tiltDeg', 'contactMs', 'gustDb', 'gustMs', 'strokes', 'strokesMs', 'faceDownDeg', 'liftG100', 'archOffset10', 'darkMs', 'peeks',
  'fingers', 'holdMs', 'releaseGapMs', 'laneErr10', 'weakSide', 'mirrored', 'gap10', 'ghost', 'cardHeld', 'cardAlone', 'pull10',
  'timingMs', 'nodDeg', 'twistDps', 'twirlDeg', 'twistDeg', 'yawFromTableDeg', 'chopG100', 'uprightErrDeg', 'lowView', 'freeFallMs',
  'releasedInAir', 'crouchMs', 'airMs', 'topUpDeg', 'rise10', 'startYawDeg', 'turnDeg', 'twirlMs',
] as const;
export type GateKey = (typeof GATE_KEYS)[number];

/** Thresholds are inclusive. `abs`: the size counts, not the sign. */
export interface GateRule {
  readonly key: GateKey;
  readonly min?: number;
  readonly max?: number;
  readonly abs?: true;
}

export type Span = readonly [low: number, high: number];

/** Where the die may leave the hand: millimetres from the board's centre, height, degrees upward. */
export interface LaunchRule {
  readonly distance?: Span;
  readonly z?: Span;
  readonly pitch?: Span;
  /** The hand is below the table: the distance is counted from the table's edge, not from the board. */
  readonly beyondTable?: true;
}

/** What the flight itself must show; each is implemented once in `rules/judge.ts`. */
export type FlightCheck = 'wallBeforeBoard' | 'twoBounces' | 'overCard' | 'spinning';

export interface Requirement {
  readonly name: string;
  /** What the thrower has to do, as part of a sentence. */
  readonly words: string;
  /** Alternatives per method; each is a list of gates that must all hold. No alternative: nothing to perform. */
  readonly sensor: readonly (readonly GateRule[])[];
  readonly touch: readonly (readonly GateRule[])[];
  readonly launch: LaunchRule;
  readonly check?: FlightCheck;
  readonly prop?: PropKind;
  /** Largest hidden aim sway, in 1/1024 turn. */
  readonly sway?: number;
  /** Random tumble of the die, 0.01 rad/s; the smallest of those in force counts. */
  readonly tumble?: number;
}

const atLeast = (key: GateKey, min: number): GateRule => ({ key, min });
const atMost = (key: GateKey, max: number): GateRule => ({ key, max });
const within = (key: GateKey, min: number, max: number): GateRule => ({ key, min, max });
const exactly = (key: GateKey, value: number): GateRule => ({ key, min: value, max: value });
const offBy = (key: GateKey, max: number): GateRule => ({ key, max, abs: true });
/** A stated distance or height allows 20 to either side (DF-86). */
const near = (value: number): Span => [value - 20, value + 20];

const BOTH_PALMS = [exactly('fingers', 2), atLeast('holdMs', 500), atMost('releaseGapMs', 80)];
const TWO_PEOPLE = [exactly('fingers', 2), atLeast('gap10', 250), atLeast('holdMs', 600)];
const DARKNESS = [atLeast('darkMs', 800), exactly('peeks', 0)];
const PULL = [within('pull10', 50, 400)];
const RAMP = { sensor: [[atLeast('tiltDeg', 15), exactly('fingers', 0)]], touch: [[atLeast('tiltDeg', 15)]] } as const;
const ROLLING: Span = [-60, 0];

export const REQUIREMENTS: Readonly<Record<RequirementId, Requirement>> = {
  piousShot: {
    name: 'Pious shot',
    words: 'between both palms',
    sensor: [BOTH_PALMS],
    touch: [BOTH_PALMS, [atLeast('holdMs', 500), atMost('laneErr10', 50)]],
    launch: {},
  },
  borrowedHandShot: {
    name: 'Borrowed hand',
    words: 'with your neighbour’s hand',
    sensor: [TWO_PEOPLE],
    touch: [TWO_PEOPLE, [exactly('ghost', 1)]],
    launch: {},
  },
  crossbowShot: {
    name: 'Crossbow shot',
    words: 'off the back of the hand',
    sensor: [[atMost('tiltDeg', 20), atMost('contactMs', 60)]],
    touch: [[atMost('contactMs', 60)]],
    launch: { z: near(120), pitch: [-10, 10] },
    tumble: 100,
  },
  blowShot: {
    name: 'Blow shot',
    words: 'blown off the hand',
    sensor: [[atLeast('gustDb', 12), atLeast('gustMs', 250)]],
    touch: [[atLeast('strokes', 3), atMost('strokesMs', 900)]],
    launch: { distance: near(400), z: near(120), pitch: [-10, 10] },
    tumble: 100,
  },
  catapultShot: {
    name: 'Catapult shot',
    words: 'off a bent card',
    sensor: [PULL],
    touch: [PULL],
    launch: { distance: near(440), z: near(10), pitch: [25, 50] },
  },
  slamShot: {
    name: 'Slam shot',
    words: 'tossed up and slammed down',
    sensor: [[offBy('timingMs', 140), atLeast('chopG100', 200)]],
    touch: [[offBy('timingMs', 140)]],
    launch: { z: near(300), pitch: [-80, -10] },
  },
  headShot: {
    name: 'Head shot',
    words: 'off your own head',
    sensor: [[offBy('timingMs', 180), atLeast('nodDeg', 15)]],
    touch: [[offBy('timingMs', 180)]],
    launch: { distance: near(400), z: near(420), pitch: [-18, 2] },
  },
  elbowShot: { name: 'Elbow shot', words: 'rolled off the elbow', ...RAMP, launch: { distance: near(330), z: near(160), pitch: ROLLING } },
  noseShot: { name: 'Nose shot', words: 'rolled off the nose', ...RAMP, launch: { distance: near(320), z: near(200), pitch: ROLLING } },
  weakHandShot: {
    name: 'Weak hand',
    words: 'with your weak hand',
    sensor: [[exactly('weakSide', 1)]],
    touch: [[exactly('weakSide', 1)], [exactly('mirrored', 1)]],
    launch: {},
  },
  underTheLegShot: {
    name: 'Under the leg',
    words: 'under one leg',
    sensor: [[atLeast('faceDownDeg', 20), atLeast('liftG100', 140)]],
    touch: [[atMost('archOffset10', 110)]],
    launch: { distance: near(440), z: near(90), pitch: [-10, 30] },
  },
  backwardsShot: {
    name: 'Backwards shot',
    words: 'with your back turned',
    sensor: [[atLeast('yawFromTableDeg', 135), atLeast('holdMs', 500)]],
    touch: [[exactly('mirrored', 1)]],
    launch: {},
  },
  sittingShot: {
    name: 'Sitting shot',
    words: 'sitting on the floor',
    sensor: [[atMost('uprightErrDeg', 15), atLeast('holdMs', 500)]],
    touch: [[exactly('lowView', 1)]],
    launch: { distance: near(420), z: near(60), pitch: [-10, 30] },
  },
  underTheTableShot: {
    name: 'Under the table',
    words: 'from below the table',
    sensor: [[atLeast('topUpDeg', 40), atLeast('liftG100', 150)]],
    touch: [[atLeast('rise10', 250)]],
    launch: { distance: near(500), z: near(-60), pitch: [40, 70], beyondTable: true },
  },
  farShot: { name: 'Far shot', words: 'from one step back', sensor: [], touch: [], launch: { distance: near(720), z: near(260) } },
  jumpShot: {
    name: 'Jump shot',
    words: 'in mid-jump',
    sensor: [[atLeast('freeFallMs', 100), exactly('releasedInAir', 1)]],
    touch: [[within('crouchMs', 300, 600), within('airMs', 0, 450)]],
    launch: { z: near(260), pitch: [-35, -15] },
  },
  dancingShot: {
    name: 'Dancing shot',
    words: 'in a jump with a half turn',
    sensor: [[atLeast('startYawDeg', 150), atLeast('turnDeg', 150), atLeast('freeFallMs', 100), exactly('releasedInAir', 1)]],
    touch: [[atLeast('twirlDeg', 180), within('twirlMs', 250, 700), within('airMs', 0, 450)]],
    launch: { z: near(260), pitch: [-35, -15] },
  },
  blindShot: { name: 'Blind shot', words: 'with your eyes closed', sensor: [DARKNESS], touch: [DARKNESS], launch: {}, sway: 17 },
  spinShot: {
    name: 'Spin shot',
    words: 'spinning like a top',
    sensor: [[atLeast('twistDps', 400)]],
    touch: [[atLeast('twirlDeg', 540)], [atLeast('twistDeg', 120)]],
    launch: {},
    check: 'spinning',
    tumble: 200,
  },
  twoBounceShot: { name: 'Two bounces', words: 'with two bounces first', sensor: [], touch: [], launch: {}, check: 'twoBounces' },
  bankShot: { name: 'Bank shot', words: 'off a wall', sensor: [], touch: [], launch: {}, check: 'wallBeforeBoard', prop: 'wall' },
  cardJumpShot: {
    name: 'Card jump',
    words: 'over an upright card',
    sensor: [[exactly('cardHeld', 1)]],
    touch: [[exactly('cardHeld', 1)], [exactly('cardAlone', 1)]],
    launch: { distance: [380, 420], z: [150, 350], pitch: [-80, -40] },
    check: 'overCard',
    prop: 'card',
  },
};

/** Without a requirement that says otherwise (DF-86, DF-304). */
export const DEFAULT_LAUNCH = { distance: [380, 470], z: [100, 260], pitch: [-60, 30] } as const satisfies Required<Omit<LaunchRule, 'beyondTable'>>;
export const DEFAULT_TUMBLE = 500;
/** Spin about the upright axis that `spinShot` demands at the first touch of the board, 0.01 rad/s. */
export const SPIN_NEEDED = 1500;
