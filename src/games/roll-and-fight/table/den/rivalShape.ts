import type { Size } from '@/table/board/fit';

import { STRIP, type RivalShape } from '../panels/RivalStrip';
import { nameHeightIn } from './layout';

/** What a card with a name needs, across. */
const CARD = 132;

/** The players stand above the den or beside it, wherever they leave it the larger letters. */
export function rivalShape(room: Size, rivals: number): RivalShape {
  const fitAcross = Math.floor(room.width / CARD);
  const above: RivalShape = rivals <= fitAcross ? 'cards' : 'row';
  const below = nameHeightIn({ width: room.width, height: room.height - STRIP[above] });
  const beside = nameHeightIn({ width: room.width - STRIP.column, height: room.height });
  return beside > below ? 'column' : above;
}
