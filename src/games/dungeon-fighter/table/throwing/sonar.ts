import type { FeelEvent } from '@/feel';

export interface Ping {
  readonly event: FeelEvent;
  /** Raises the pitch: low falls short of the board's centre, high goes beyond it. */
  readonly strength: number;
}

/** Degrees off the centre that still sound straight ahead, and those that sound to one side only. */
const AHEAD = 3;
const ASIDE = 14;
const MOST_POWER = 2;

/** Where the board's centre is, for an ear that aims so many degrees to the right, so hard (1 is right). */
export function pingFor(aside: number, power: number): Ping {
  const off = Math.abs(aside);
  const toTheLeft = aside > 0;
  const event: FeelEvent = off < AHEAD ? 'sonarAhead' : off < ASIDE ? (toTheLeft ? 'sonarHalfLeft' : 'sonarHalfRight') : toTheLeft ? 'sonarLeft' : 'sonarRight';
  // Never silent: faint things are not heard at all.
  return { event, strength: Math.max(0.06, Math.min(1, power / MOST_POWER)) };
}

const STEPS: readonly (readonly [upTo: number, words: string])[] = [
  [0.25, 'a touch'], [0.5, 'a quarter'], [0.75, 'half'], [0.92, 'nearly'], [1.1, 'right'], [1.4, 'hard'], [Infinity, 'too hard'],
];

/** Power in steps that can be spoken. */
export const powerWords = (power: number): string => STEPS.find(([upTo]) => power < upTo)?.[1] ?? '';

export const aimWords = (aside: number): string =>
  Math.abs(aside) < 1 ? 'Straight at the centre' : `${Math.round(Math.abs(aside))} degrees ${aside > 0 ? 'right' : 'left'} of the centre`;
