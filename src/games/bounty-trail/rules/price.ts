import type { Entry } from '../content/card';
import type { Hunter } from './state';

/** What the Safecracker pays where everybody else finds a wall. */
export const BREAKING_BULLETS = 6;
export const BREAKING_HEARTS = 1;
const DEADEYE_SAVES_ONE_FROM = 4;
const DEADEYE_SAVES_TWO_FROM = 6;
const DOCTOR_HEARTS = 2;
/** What the Scout saves on the first step of a path. */
const SCOUT_BULLETS = 4;
const SCOUT_HEARTS = 2;
/** Steps a horse takes without complaint. */
const FRESH_STEPS = 5;

export interface Price {
  readonly bullets: number;
  readonly hearts: number;
  /** This price uses up the Field Doctor's discount of the round. */
  readonly doctored: boolean;
}

export const FREE: Price = { bullets: 0, hearts: 0, doctored: false };

/** All that a price depends on besides the side: stocks, power and the modifiers of this step. */
export type Payer = Pick<Hunter, 'bullets' | 'hearts' | 'power' | 'nextStepFree' | 'nextStepPlus' | 'doctored'>;

/** A long ride tires the horse: 1 bullet more on the sixth step, 2 on the seventh, and so on. */
export const marchPrice = (step: number): number => Math.max(0, step - FRESH_STEPS);

const printed = (entry: Entry): number => Number(entry.slice(1));

function bulletPrice(entry: Entry, payer: Payer, step: number): number {
  const { power } = payer;
  const plus = payer.nextStepPlus + marchPrice(step);
  if (entry === 'bHalf') {
    const half = payer.bullets / 2;
    return (power === 'deadeye' ? Math.floor(half) : Math.ceil(half)) + plus;
  }
  const base = entry === 'sealed' ? BREAKING_BULLETS : entry.startsWith('b') && entry !== 'blind' ? printed(entry) : 0;
  const asked = base + plus;
  if (power !== 'deadeye') return asked;
  return asked - (asked >= DEADEYE_SAVES_TWO_FROM ? 2 : asked >= DEADEYE_SAVES_ONE_FROM ? 1 : 0);
}

function heartPrice(entry: Entry, hearts: number): number {
  if (entry === 'hHalf') return Math.ceil(hearts / 2);
  if (entry === 'sealed') return BREAKING_HEARTS;
  return entry.startsWith('h') ? printed(entry) : 0;
}

/**
 * What entering by this side costs on the path's n-th step; undefined where the side is sealed for this payer. The
 * modifiers apply in the order of BT-57.
 */
export function priceOf(entry: Entry, payer: Payer, step: number): Price | undefined {
  if (entry === 'sealed' && payer.power !== 'breaker') return undefined;
  if (payer.nextStepFree) return FREE;
  let bullets = bulletPrice(entry, payer, step);
  let hearts = heartPrice(entry, payer.hearts);
  const doctored = payer.power === 'medic' && !payer.doctored && hearts > 0;
  if (doctored) hearts = Math.max(0, hearts - DOCTOR_HEARTS);
  if (payer.power === 'scout' && step === 1) {
    bullets = Math.max(0, bullets - SCOUT_BULLETS);
    hearts = Math.max(0, hearts - SCOUT_HEARTS);
  }
  return { bullets, hearts, doctored };
}
