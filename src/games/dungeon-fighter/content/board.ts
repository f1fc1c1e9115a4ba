import type { Section } from './vocabulary';

/** The target board and the table, in millimetres from the board's centre (DF-72 … DF-78, DF-81). */
export const BOARD = {
  radius: 200,
  thickness: 2,
  rings: [
    { value: 10, rMax: 24 },
    { value: 5, rMax: 54 },
    { value: 4, rMax: 86 },
    { value: 3, rMax: 120 },
    { value: 2, rMax: 158 },
    { value: 1, rMax: 200 },
  ],
  holes: [
    { x: 46.7, y: 46.7, r: 17 },
    { x: -46.7, y: 46.7, r: 17 },
    { x: -46.7, y: -46.7, r: 17 },
    { x: 46.7, y: -46.7, r: 17 },
    { x: 52.8, y: 127.5, r: 15 },
    { x: -127.5, y: 52.8, r: 15 },
    { x: -52.8, y: -127.5, r: 15 },
    { x: 127.5, y: -52.8, r: 15 },
  ],
  bones: [
    { x1: 105.1, y1: 15.4, x2: 85.2, y2: 63.4 },
    { x1: -15.4, y1: 105.1, x2: -63.4, y2: 85.2 },
    { x1: -105.1, y1: -15.4, x2: -85.2, y2: -63.4 },
    { x1: 15.4, y1: -105.1, x2: 63.4, y2: -85.2 },
  ],
  boneHalfWidth: 6,
  boneKnobRadius: 9,
} as const satisfies {
  readonly radius: number;
  readonly thickness: number;
  readonly rings: readonly { readonly value: Section; readonly rMax: number }[];
  readonly holes: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly bones: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[];
  readonly boneHalfWidth: number;
  readonly boneKnobRadius: number;
};

export const TABLE_HALF = 450;
export const DIE_EDGE = 16;

export interface PropShape {
  readonly length: number;
  readonly thickness: number;
  readonly height: number;
}
export const PROPS = {
  wall: { length: 200, thickness: 6, height: 120 },
  card: { length: 68, thickness: 1, height: 36 },
} as const satisfies Readonly<Record<string, PropShape>>;
export type PropKind = keyof typeof PROPS;
/** The card that stands by itself for one-handed players is a little higher (DF-203). */
export const LONE_CARD_HEIGHT = 40;
/** No prop stands closer to the board's rim than this. */
export const PROP_GAP = 6;
