import type { Seat } from '@/engine/game';

/** Seats by their number, the highest first; of equal ones the one that comes earlier in `before`. */
export function highestFirst(before: readonly Seat[], numberOf: (seat: Seat) => number): Seat[] {
  return before
    .map((seat, i): readonly [Seat, number, number] => [seat, numberOf(seat), i])
    .sort(([, a, i], [, b, j]) => b - a || i - j)
    .map(([seat]) => seat);
}
