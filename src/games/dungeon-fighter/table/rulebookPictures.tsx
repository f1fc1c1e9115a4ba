import type { BookPictures } from '@/rulebook/pictures';
import { Still, type Drawing } from '@/skia/Still';

import { dungeonFighter } from '../manifest';
import { drawTarget, TARGET_HALF } from './arena/target';

/** The drawings of the rulebook: the board as it lies on the table. */

const BOARD: Drawing = {
  width: 2 * TARGET_HALF, height: 2 * TARGET_HALF,
  draw: (brush, canvas) => {
    canvas.translate(TARGET_HALF, TARGET_HALF);
    drawTarget(brush, canvas);
  },
};

export const pictures: BookPictures = {
  board: function Board({ width }) {
    return <Still fonts={dungeonFighter.fonts} drawing={BOARD} width={Math.min(width, WIDEST)} caption="Sections from 1 at the rim to 10 in the middle. Dark hatched circles are holes, pale bars are bones: a die that comes to rest there has missed." />;
  },
};

const WIDEST = 320;
