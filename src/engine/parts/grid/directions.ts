/** The eight directions of a step, clockwise from north; the even ones are straight. */
export const DIRECTIONS = 8;
export const [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const X = [0, 1, 1, 1, 0, -1, -1, -1];
const Y = [-1, -1, 0, 1, 1, 1, 0, -1];

export const stepX = (direction: number): number => X[direction] ?? 0;
export const stepY = (direction: number): number => Y[direction] ?? 0;
export const isDiagonal = (direction: number): boolean => (direction & 1) !== 0;
export const oppositeOf = (direction: number): number => (direction + DIRECTIONS / 2) % DIRECTIONS;

/** No step: the two places coincide. */
export const NO_DIRECTION = -1;

const BY_SIGN = [NORTH_WEST, NORTH, NORTH_EAST, WEST, NO_DIRECTION, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST];

/** The direction with these signs of x and y: −1, 0 or 1. */
export const directionOf = (signX: number, signY: number): number => BY_SIGN[(signY + 1) * 3 + signX + 1] ?? NO_DIRECTION;
