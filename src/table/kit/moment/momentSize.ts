import type { Size } from '../../board/fit';

/** In pixels. Square with a sign, upright with a board: both are what places where pictures are shown like. */
export const MOMENT_WIDTH = 1080;
const SQUARE: Size = { width: MOMENT_WIDTH, height: MOMENT_WIDTH };
const UPRIGHT: Size = { width: MOMENT_WIDTH, height: 1350 };

export const momentSize = (withBoard: boolean): Size => (withBoard ? UPRIGHT : SQUARE);
