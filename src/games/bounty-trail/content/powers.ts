import type { TestOf } from '@/engine/conditions';
import { because } from '@/engine/hooks/modifiers';
import type { Change as ChangeOf, Hook, Modifier as ModifierOf } from '@/engine/hooks/language';

import type { Payer } from '../rules/state';
import type { Entry } from './card';
import type { CharacterId } from './characters';

/** Entering a card by one of its sides, on the n-th step of a path. */
export interface Toll {
  readonly entry: Entry;
  readonly step: number;
}

/** Whatever a power can change; `rules/` asks for each in exactly one place. */
export interface TrailHooks {
  readonly holder: Payer;
  readonly hooks: {
    /** The two halves of the price of a step. */
    readonly bullets: Hook<number, Toll>;
    readonly hearts: Hook<number, Toll>;
    /** Sealed sides can be entered, and one-way cards be left by any side. */
    readonly opensSeals: Hook<boolean>;
    /** What a die of a card counts. */
    readonly dieFace: Hook<number>;
    /** A tied bid is rolled for, and wins from this face on; undefined: it stays tied. */
    readonly tieWinsFrom: Hook<number | undefined>;
    /** What the gun holds after a reload. */
    readonly reloadTo: Hook<number>;
    /** Bullets found after each round but the last. */
    readonly resupply: Hook<number>;
  };
  readonly tests: {
    readonly entry: TestOf<Entry, Toll>;
    readonly step: TestOf<number, Toll>;
    /** A card has made the next step free. */
    readonly free: TestOf<true>;
    /** The doctor's discount of the round has been used. */
    readonly doctored: TestOf<true>;
    /** The match was begun by the first printing of the rules. */
    readonly firstPrinting: TestOf<true>;
  };
  readonly measures: {
    readonly longRide: Toll;
    readonly nextStepPlus: unknown;
    readonly halfRoundedDown: unknown;
  };
}

type Change = ChangeOf<TrailHooks>;
export type Modifier = ModifierOf<TrailHooks>;

/** The order in which a price is worked out (BT-57). */
const ORDER = { entry: 0, ride: 1, deadeye: 2, doctor: 3, scout: 4, free: 5 } as const;

/** What `uses` says when the Field Doctor's discount of the round is spent. */
export const DOCTOR = 'doctor';

export const NOTHING: readonly Modifier[] = [];

export const THE_ROAD = because<Change>('a long ride tires the horse', [{ hook: 'bullets', priority: ORDER.ride, add: 'longRide' }]);

/** What the card before can have left behind for this step. */
export const THE_LAST_CARD = because<Change>('the last card', [
  { hook: 'bullets', priority: ORDER.ride, add: 'nextStepPlus' },
  { hook: 'bullets', priority: ORDER.free, when: { free: true }, set: 0 },
  { hook: 'hearts', priority: ORDER.free, when: { free: true }, set: 0 },
]);

const SCOUT: readonly Change[] = [
  { hook: 'bullets', priority: ORDER.scout, when: { step: 1 }, add: -4, downTo: 0 },
  { hook: 'hearts', priority: ORDER.scout, when: { step: 1 }, add: -2, downTo: 0 },
];

const DEADEYE: readonly Change[] = [
  { hook: 'bullets', priority: ORDER.entry, when: { entry: 'bHalf' }, set: 'halfRoundedDown' },
  { hook: 'bullets', priority: ORDER.deadeye, when: { not: { entry: 'bHalf' } }, from: 6, add: -2, once: 'deadeye' },
  { hook: 'bullets', priority: ORDER.deadeye, when: { not: { entry: 'bHalf' } }, from: 4, add: -1, once: 'deadeye' },
];

const CHANCER: readonly Change[] = [
  { hook: 'dieFace', add: 1, upTo: 6 },
  { hook: 'tieWinsFrom', set: 4 },
  { hook: 'tieWinsFrom', when: { firstPrinting: true }, set: 5 },
];

const MEDIC: readonly Change[] = [
  { hook: 'hearts', priority: ORDER.doctor, when: { not: { any: [{ doctored: true }, { free: true }] } }, add: -2, downTo: 0, uses: DOCTOR },
];

const QUARTERMASTER: readonly Change[] = [
  { hook: 'reloadTo', set: 12 },
  { hook: 'resupply', add: 2 },
];

const BREAKER: readonly Change[] = [
  { hook: 'opensSeals', set: true },
  { hook: 'bullets', priority: ORDER.entry, when: { entry: 'sealed' }, set: 6 },
  { hook: 'hearts', priority: ORDER.entry, when: { entry: 'sealed' }, set: 1 },
];

/** The powers of the six; who plays without one has none. */
export const POWERS: Readonly<Record<CharacterId | 'none', readonly Modifier[]>> = {
  scout: because('Scout', SCOUT),
  deadeye: because('Deadeye', DEADEYE),
  chancer: because('Chancer', CHANCER),
  medic: because('Field Doctor', MEDIC),
  quartermaster: because('Quartermaster', QUARTERMASTER),
  breaker: because('Safecracker', BREAKER),
  none: [],
};
