import type { Category, HeroId } from '../content/terms';
import { isBossRef, isHeroRef, type FigureRef, type MinionRef } from '../rules/refs';

/** What somebody looks at more closely. */
export type Focus =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'deck'; readonly category: Category }
  | { readonly kind: 'hero'; readonly hero: HeroId }
  | { readonly kind: 'boss' }
  | { readonly kind: 'minion'; readonly ref: MinionRef }
  | { readonly kind: 'square'; readonly square: number };

export const sameFocus = (a: Focus | undefined, b: Focus): boolean => a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** A look at somebody on the field. */
export function focusOn(ref: FigureRef): Focus {
  if (isHeroRef(ref)) return { kind: 'hero', hero: ref };
  return isBossRef(ref) ? { kind: 'boss' } : { kind: 'minion', ref };
}
