import type { Point, Rect } from '@/table/board/fit';
import type { Explanation } from '@/table/contract';
import type { TargetPicker } from '@/table/kit/decisions/useDecision';

import type { ReachedSquare } from './drawReach';
import { CELL } from './places';

/** Something on the field that can be touched now. */
export interface FieldSpot {
  /** A figure’s name, or a square’s number. */
  readonly id: string | number;
  readonly at: Rect;
  readonly label: string;
  readonly lit: boolean;
  readonly pressed?: boolean;
  readonly explain?: Explanation;
  onPress(): void;
}

/** Somebody or something with a name, no bare square. */
export const isNamed = ({ id }: FieldSpot): boolean => typeof id === 'string';

/** A Zone has a number as squares have. */
const isZone = ({ width }: Rect): boolean => width > CELL;

/** The bare squares among them, to be marked like those of a Move: nothing is paid for the way. */
export const squaresOf = (spots: readonly FieldSpot[]): readonly ReachedSquare[] =>
  spots.flatMap(({ id, at }) => (typeof id === 'number' && !isZone(at) ? [{ square: id, bought: 0 }] : []));

/** What a question points at. Squares say with a dot or a number that they can be reached: a glow around each of a hundred would hide the field. */
export const spotsOfPicker = ({ targets, chosen, touch }: TargetPicker): readonly FieldSpot[] =>
  targets.flatMap((target): FieldSpot[] => {
    const { id, label, help, at } = target;
    return at ? [{ id, at, label: [label, help].filter(Boolean).join(', '), lit: typeof id === 'string' || isZone(at), pressed: chosen.includes(id), onPress: () => touch(target) }] : [];
  });

/** How far a place lies outside a rectangle. */
const beyond = ({ x, y, width, height }: Rect, at: Point): number => Math.max(x - at.x, at.x - x - width, y - at.y, at.y - y - height);

/** A finger is wider than a square of a small phone: bare ground right beside something that may be touched counts as that. */
export function spotNear(spots: readonly FieldSpot[], at: Point, reach: number): FieldSpot | undefined {
  let [nearest, distance]: [FieldSpot | undefined, number] = [undefined, reach];
  for (const spot of spots) {
    const apart = beyond(spot.at, at);
    if (apart <= distance && reach > 0) [nearest, distance] = [spot, apart];
  }
  return nearest;
}
