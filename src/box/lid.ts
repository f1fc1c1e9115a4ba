import type { IconName } from '@/theme/iconSheets';

/** One cut-out of a picture, back to front. Measures are shares of the lid's width, from its centre. */
export interface ArtLayer {
  readonly shape: IconName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly opacity?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** Every picture is cut from flat shapes like a paper theatre: far things first, light between the layers. */
export interface LidPicture {
  /** CSS gradients, first on top. */
  readonly ground: string;
  readonly layers: readonly ArtLayer[];
  readonly title: string;
  /** The soft edge behind the title that keeps it legible. */
  readonly titleShade: string;
  /** The cardboard of the box's sides. */
  readonly edge: string;
}
