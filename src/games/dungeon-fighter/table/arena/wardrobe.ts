import { makeSkin, type DieSkin } from '@/dice/look/skin';
import type { Brush } from '@/skia/brush';

import type { DieKind } from '../../content/vocabulary';
import { DIE_LOOKS } from './dice';
import { makeSceneKit, type SceneKit } from './scene';

export interface Wardrobe {
  readonly kit: SceneKit;
  readonly skins: Readonly<Record<DieKind, DieSkin>>;
}

const made = new WeakMap<Brush, Wardrobe>();

/**
 * Paints, the picture of the board and the dice's skins: a second of work on the processor. They belong to the brush,
 * not to a component, because a canvas renders in a tree of its own whose memory is not to be relied on.
 */
export function wardrobeOf(brush: Brush): Wardrobe {
  const known = made.get(brush);
  if (known) return known;
  const { skia } = brush;
  const skins = { blue: makeSkin(skia, DIE_LOOKS.blue), green: makeSkin(skia, DIE_LOOKS.green), red: makeSkin(skia, DIE_LOOKS.red), bonus: makeSkin(skia, DIE_LOOKS.bonus) };
  const wardrobe = { kit: makeSceneKit(brush), skins };
  made.set(brush, wardrobe);
  return wardrobe;
}
