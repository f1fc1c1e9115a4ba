import type { Category, HeroId } from '../content/terms';

/** What somebody looks at more closely. */
export type Focus =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'deck'; readonly category: Category }
  | { readonly kind: 'hero'; readonly hero: HeroId };

export const sameFocus = (a: Focus | undefined, b: Focus): boolean => a !== undefined && JSON.stringify(a) === JSON.stringify(b);
