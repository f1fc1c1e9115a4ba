import type { Point, Size } from '../../board/fit';

/** Where a card of a hand lies, with its turn in degrees and how it overlaps its neighbours. */
export interface FannedCard extends Point {
  readonly turn: number;
  readonly level: number;
}

export interface Fan {
  readonly cards: readonly FannedCard[];
  /** Wider than the room: the hand has to be scrolled. */
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
/** What of a covered card must stay in sight, and under a finger. */
const LEAST_STEP = 44;
/** From the first card to the last. */
const SPREAD = 16;
/** How much lower the outermost cards lie, of a card's height. */
const SAG = 0.08;
/** A lifted card needs air above it. */
export const LIFT = 22;

/** Cards side by side where there is room, overlapping where there is not; the corner with the number stays in sight of the hand that holds them. */
export function fanOf(count: number, room: number, card: Size, leftHanded: boolean): Fan {
  const step = count < 2 ? 0 : Math.max(LEAST_STEP, Math.min(card.width + GAP, (room - card.width) / (count - 1)));
  const width = card.width + step * Math.max(0, count - 1);
  const start = Math.max(0, (room - width) / 2);
  const overlaps = step < card.width;
  const cards = Array.from({ length: count }, (_, i) => {
    const aside = count < 2 ? 0 : (2 * i) / (count - 1) - 1;
    return {
      x: start + i * step,
      y: LIFT + (overlaps ? aside * aside * SAG * card.height : 0),
      turn: overlaps ? (aside * SPREAD) / 2 : 0,
      level: leftHanded ? count - i : i + 1,
    };
  });
  return { cards, width, height: LIFT + card.height * (1 + (overlaps ? SAG : 0)) };
}
