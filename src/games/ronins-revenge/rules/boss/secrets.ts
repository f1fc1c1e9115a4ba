import type { Random } from '@/engine/random';

import type { BattleState } from '../state';
import { cloneExtra, type BossExtra, type CastExtra } from './extra';

/** What nobody knows: it stands for an unknown figure or mask. */
const UNKNOWN = -1;

const isSure = (marks: number): boolean => (marks & (marks - 1)) === 0;

function viewCast(cast: CastExtra): CastExtra {
  const seen = cast.rowPublic ? cast.masks : cast.masks.map((mask, place) => (place < cast.seen ? mask : UNKNOWN));
  return { ...cast, true: isSure(cast.marks) ? cast.true : UNKNOWN, masks: seen };
}

/** RR-549: nobody sees which figure is true while two marks are left, nor the row of masks beyond the next one that has not been seen. */
export function viewExtra(extra: BossExtra): BossExtra {
  return extra.cast ? { ...cloneExtra(extra), cast: viewCast(extra.cast) } : extra;
}

/** The same with the unknown dealt at random. */
export function imagineExtra({ extra }: BattleState, random: Random): void {
  const { cast } = extra;
  if (!cast) return;
  if (cast.true === UNKNOWN) cast.true = random.pick([0, 1, 2].filter((figure) => (cast.marks & (1 << figure)) !== 0));
  const left = random.shuffle(cast.masks.map((_, mask) => mask).filter((mask) => !cast.masks.includes(mask)));
  cast.masks = cast.masks.map((mask) => (mask === UNKNOWN ? (left.pop() ?? 0) : mask));
}
