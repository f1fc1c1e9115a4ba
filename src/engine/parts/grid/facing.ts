import type { Sides } from './position';

/** North 0, east 1, south 2, west 3: the number of the side that is in front. */
export type Facing = number;

export const FACINGS = 4;
/** Quarter turns clockwise from the facing. */
export const ARCS = { front: 0, right: 1, rear: 2, left: 3 } as const;
export type Arc = keyof typeof ARCS;

/** Several facings as bits: bit f stands for facing f, as in Sides. */
export type FacingSet = number;

/** Whether something on these sides is in an arc of a figure with this facing. */
export const isInArc = (sides: Sides, facing: Facing, arc: Arc): boolean => (sides & (1 << ((facing + ARCS[arc]) % FACINGS))) !== 0;

/** The facings with which something on these sides is in the arc. */
export function facingsFor(sides: Sides, arc: Arc): FacingSet {
  const turns = FACINGS - ARCS[arc];
  return ((sides << turns) | (sides >> (FACINGS - turns))) & 15;
}

/** Quarter turns in the order in which they are tried: none, clockwise, anticlockwise, about. */
const TURNS = [0, 1, 3, 2];

/** The facing of the set that takes the fewest quarter turns, clockwise if equal. Undefined: the set is empty. */
export function turnInto(facing: Facing, wanted: FacingSet): Facing | undefined {
  for (const turns of TURNS) {
    const turned = (facing + turns) % FACINGS;
    if ((wanted & (1 << turned)) !== 0) return turned;
  }
  return undefined;
}

/** The first facing of the set clockwise from north. Undefined: the set is empty. */
export function firstFacing(wanted: FacingSet): Facing | undefined {
  for (let facing = 0; facing < FACINGS; facing++) if ((wanted & (1 << facing)) !== 0) return facing;
  return undefined;
}
