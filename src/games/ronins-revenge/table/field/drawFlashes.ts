import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { baseOfTarget, isHeroRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { FONTS, INK } from '../look';
import type { Flash } from '../telling/flashes';
import { PLAIN_LETTER } from './letters';
import { rectOfBase } from './places';

/** Words over figures, newest on top of older ones of the same figure. */
export function drawFlashes(brush: Brush, canvas: SkCanvas, view: BattleState, flashes: readonly Flash[], letter = PLAIN_LETTER): void {
  const size = Math.max(36, letter);
  const shown = new Map(flashes.map((flash) => [flash.at, flash]));
  for (const { at, text, kind } of shown.values()) {
    const base = isHeroRef(at) ? view.heroes[at] : baseOfTarget(view, at);
    if (!base) continue;
    const { x, y, width } = rectOfBase(base);
    const [wide, high] = [size * (0.58 * text.length + 0.85), size * 1.45];
    brush.roundRect(canvas, x + width / 2 - wide / 2, y - 14 - high / 2, wide, high, 14, brush.fill(kind === 'hurt' ? INK.seal : INK.moss));
    brush.text(canvas, text, x + width / 2, y - 14, { face: FONTS.bold, size, colour: INK.pale });
  }
}
