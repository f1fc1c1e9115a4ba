/** What a shape of a face is drawn as; a treatment gives each role its colour. The order is that of scripts/faces. */
export const ROLES = ['line', 'hair', 'skin', 'cloth', 'light', 'accent'] as const;
export type Role = (typeof ROLES)[number];

/** Path, role, x, y, scale, 1 where the even-odd rule fills it, and the width of a stroke or 0. */
export type FaceShape = readonly [path: number, role: number, x: number, y: number, scale: number, evenOdd: number, stroke: number];

export type HairTone = 'dark' | 'grey' | 'fair' | 'red';

export interface FaceData {
  /** The side of the square in which the shapes are drawn. */
  readonly grid: number;
  /** From pale, 0, to dark, 3. */
  readonly tone: number;
  readonly hairTone: HairTone;
  /** Looks to the left. */
  readonly flip: boolean;
  readonly shapes: readonly FaceShape[];
}

/** All faces of a box; shapes name paths by their number. */
export interface FaceSheet {
  readonly paths: readonly string[];
  readonly faces: Readonly<Record<string, FaceData>>;
}
