import { FACES, FIGHTING_DIE, type Face } from '../content/dice';
import { POOL_LIMITS } from '../content/tracks';

/**
 * Hands of dice, numbered. A hand says how many dice show each face, in the order of FACES; all hands of up to four dice
 * are listed once, the small ones first, and everything the rolling plan needs to know about them is looked up by number.
 */
const MOST_DICE = POOL_LIMITS[0];
export const FACE_COUNT = FACES.length;
const WOUND = FACES.indexOf('wound');

export const CHANCES: readonly number[] = FACES.map((face) => FIGHTING_DIE.filter((side) => side === face).length / FIGHTING_DIE.length);

const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * (MOST_DICE + 1) + count, 0);

function countsOfSize(dice: number): number[][] {
  const found: number[][] = [];
  const fill = (face: number, left: number, counts: readonly number[]): void => {
    if (face === FACE_COUNT - 1) found.push([...counts, left]);
    else for (let count = 0; count <= left; count++) fill(face + 1, left - count, [...counts, count]);
  };
  fill(0, dice, []);
  return found;
}

const SIZES = Array.from({ length: MOST_DICE + 1 }, (_, size) => size);
const COUNTS: readonly (readonly number[])[] = SIZES.flatMap(countsOfSize);
const NUMBERS = new Map(COUNTS.map((counts, hand) => [keyOf(counts), hand]));

export const HANDS = COUNTS.length;
export const SIZE_OF: readonly number[] = COUNTS.map((counts) => counts.reduce((sum, count) => sum + count, 0));
export const WOUNDS_OF: readonly number[] = COUNTS.map((counts) => counts[WOUND] ?? 0);
/** The first hand of each size; hands of one size follow each other. */
export const FIRST_OF_SIZE: readonly number[] = [...SIZES, MOST_DICE + 1].map((size) => {
  const first = SIZE_OF.indexOf(size);
  return first < 0 ? HANDS : first;
});

export const EMPTY_HAND = 0;
const NO_HAND = -1;

export const countsOf = (hand: number): readonly number[] => COUNTS[hand] ?? [];
const handOfCounts = (counts: readonly number[]): number => (counts.some((count) => count < 0) ? NO_HAND : (NUMBERS.get(keyOf(counts)) ?? NO_HAND));

/** The hand with one die of a face more, at `hand * FACE_COUNT + face`. */
export const WITH_FACE: readonly number[] = COUNTS.flatMap((counts) =>
  FACES.map((_, face) => handOfCounts(counts.map((count, i) => (i === face ? count + 1 : count)))),
);

const subtract = (hand: number, dice: number): number => handOfCounts(countsOf(hand).map((count, i) => count - (countsOf(dice)[i] ?? 0)));

/** Worked out when first asked for: nobody waits for it while the app starts. */
let differences: readonly number[] | undefined;

/** The hand without the dice of another one; −1: they are not in it. */
export function without(hand: number, dice: number): number {
  differences ??= COUNTS.flatMap((_, from) => COUNTS.map((__, less) => (less <= from ? subtract(from, less) : NO_HAND)));
  return differences[hand * HANDS + dice] ?? NO_HAND;
}

const ONE_WOUND = handOfCounts(FACES.map((_, face) => (face === WOUND ? 1 : 0)));
/** The hand with one wound less, or the same without any. */
export const LESS_ONE_WOUND: readonly number[] = COUNTS.map((_, hand) => (WOUNDS_OF[hand] === 0 ? hand : subtract(hand, ONE_WOUND)));
export const LESS_WOUNDS: readonly number[] = COUNTS.map((counts) => handOfCounts(counts.map((count, face) => (face === WOUND ? 0 : count))));

const keeps: (readonly number[])[] = [];

/** What can stay when some of the hand is rolled again: wounds always do (RF-63). The whole hand comes first. */
export function keepsOf(hand: number): readonly number[] {
  const known = keeps[hand];
  if (known) return known;
  const found: number[] = [];
  for (let kept = hand; kept >= 0; kept--) if (WOUNDS_OF[kept] === WOUNDS_OF[hand] && without(hand, kept) >= 0) found.push(kept);
  keeps[hand] = found;
  return found;
}

export function handOf(faces: readonly (Face | undefined)[]): number {
  const counts = FACES.map(() => 0);
  for (const face of faces) if (face !== undefined) counts[FACES.indexOf(face)] = (counts[FACES.indexOf(face)] ?? 0) + 1;
  return handOfCounts(counts);
}

export const facesOf = (hand: number): Face[] => countsOf(hand).flatMap((count, i) => new Array<Face>(count).fill(FACES[i] ?? 'wound'));
export const handsOfSize = (dice: number): readonly number[] => COUNTS.flatMap((_, hand) => (SIZE_OF[hand] === dice ? [hand] : []));
