import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import type { StrikeForecast } from '../../preview/strikes';
import { enemyOf } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { INK } from '../look';
import { CELL, rectOfBase } from './places';

const STROKE = 5;
const DASH = [14, 12] as const;

/** Whom each minion is about to strike: a broken line from one to the other, fine enough to leave the field its own. */
export function drawIntents(brush: Brush, canvas: SkCanvas, view: BattleState, intents: readonly StrikeForecast[]): void {
  for (const { by, target } of intents) {
    const figure = enemyOf(view, by);
    if (!figure) continue;
    const [a, b] = [rectOfBase(figure), rectOfBase(view.heroes[target])];
    const [ax, ay, bx, down] = [a.x + a.width / 2, a.y + a.width / 2, b.x + CELL / 2, b.y + CELL / 2];
    canvas.drawLine(ax, ay, bx, down, brush.stroke(`${INK.pale}A0`, STROKE + 6));
    canvas.drawLine(ax, ay, bx, down, brush.stroke(INK.seal, STROKE, DASH));
  }
}
