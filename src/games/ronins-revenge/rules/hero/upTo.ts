import { listsMadeOnce } from '@/engine/decisions/madeOnce';

/** Answers of a kind from 1 to the most that is there. */
export const upTo = <K extends string>(kind: K): ((most: number) => readonly { readonly kind: K; readonly n: number }[]) =>
  listsMadeOnce((most) => Array.from({ length: most }, (_, i) => ({ kind, n: i + 1 })));
