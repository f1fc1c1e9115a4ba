import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { IconName } from '@/theme/iconSheets';

import type { CharacterId } from '../../content/characters';

/** Every character wears another hat, so that a seat is known by shape, colour and letter. */
export const HATS: Readonly<Record<CharacterId, IconName>> = {
  scout: 'outback-hat', deadeye: 'western-hat', chancer: 'top-hat', medic: 'pilgrim-hat', quartermaster: 'fedora', breaker: 'sombrero',
};

export interface FigureLook {
  readonly hat: IconName;
  readonly colour: string;
  readonly letter: string;
}

export const FIGURE_RADIUS = 17;

/** A standing figure about the origin: a disc in the seat's colour, the hat, and the player's initial. */
export function drawFigure(brush: Brush, canvas: SkCanvas, { hat, colour, letter }: FigureLook): void {
  canvas.drawCircle(1, 4, FIGURE_RADIUS, brush.shadow('#00000090', 2.5));
  canvas.drawCircle(0, 0, FIGURE_RADIUS, brush.fill('#2A190D'));
  canvas.drawCircle(0, 0, FIGURE_RADIUS - 2, brush.fill(colour));
  brush.icon(canvas, hat, 0, -5.5, 21, brush.fill('#1D1009'));
  brush.text(canvas, letter, 0, 9, { face: 'Rye', size: 12, colour: '#1D1009' });
}
