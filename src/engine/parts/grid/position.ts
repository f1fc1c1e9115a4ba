import { directionOf } from './directions';
import { xOf, yOf, type Base } from './squares';

/** The sides of a base on which something lies, as bits: north 1, east 2, south 4, west 8. */
export type Sides = number;

/** Steps of a king between the nearest squares of two bases; 0 if they share a square. Walls do not matter. Asked for often: all in one piece. */
export function distance(size: number, a: Base, b: Base): number {
  const aX = a.anchor % size;
  const bX = b.anchor % size;
  const aY = (a.anchor / size) | 0;
  const bY = (b.anchor / size) | 0;
  const across = bX >= aX ? bX - aX - a.side + 1 : aX - bX - b.side + 1;
  const down = bY >= aY ? bY - aY - a.side + 1 : aY - bY - b.side + 1;
  const farther = across > down ? across : down;
  return farther > 0 ? farther : 0;
}

export const isAdjacent = (size: number, a: Base, b: Base): boolean => distance(size, a, b) === 1;

/** The sides of `of` on which squares of the other base lie: one beside it, two at a corner; a large base may have more. */
export function sidesOf(size: number, of: Base, other: Base): Sides {
  const left = xOf(size, of.anchor);
  const top = yOf(size, of.anchor);
  const otherLeft = xOf(size, other.anchor);
  const otherTop = yOf(size, other.anchor);
  let sides = 0;
  if (otherTop < top) sides |= 1;
  if (otherLeft + other.side > left + of.side) sides |= 2;
  if (otherTop + other.side > top + of.side) sides |= 4;
  if (otherLeft < left) sides |= 8;
  return sides;
}

export const oppositeSides = (sides: Sides): Sides => ((sides << 2) | (sides >> 2)) & 15;

const signOfGap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  otherStart >= start + length ? 1 : otherStart + otherLength <= start ? -1 : 0;

/** The direction in which the other base lies: straight where it lies beside this one, else diagonal. */
export function directionTo(size: number, from: Base, to: Base): number {
  return directionOf(
    signOfGap(xOf(size, from.anchor), from.side, xOf(size, to.anchor), to.side),
    signOfGap(yOf(size, from.anchor), from.side, yOf(size, to.anchor), to.side),
  );
}

/**
 * Whether two figures stand across from each other beside a third: on opposite sides of it, on none in common. They are
 * then never next to each other, because it stands between them.
 */
export function areFlanking(size: number, a: Base, b: Base, target: Base): boolean {
  if (!isAdjacent(size, a, target) || !isAdjacent(size, b, target)) return false;
  const sidesOfA = sidesOf(size, target, a);
  const sidesOfB = sidesOf(size, target, b);
  return (sidesOfA & sidesOfB) === 0 && (oppositeSides(sidesOfA) & sidesOfB) !== 0;
}
