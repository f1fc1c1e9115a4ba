import type { Seat } from '../../game';

/** Who knows a card, as the bits of one integer: bit s stands for seat s, the last bit for those who only watch. */
export type Eyes = number;

export const NOBODY: Eyes = 0;
export const EVERYBODY: Eyes = -1;

/** The eyes of one seat. CLOCK is −1, and 1 << −1 is the last bit: what it knows is open to all. */
export const eyesOf = (seat: Seat): Eyes => 1 << seat;

export const knows = (eyes: Eyes, seat: Seat): boolean => (eyes & (1 << seat)) !== 0;
