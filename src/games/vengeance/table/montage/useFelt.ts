import { useState } from 'react';

import type { TrayRollRequest } from '@/dice/DiceTray';

import { reconciled, type FeltDie } from './dice';

export interface FeltDice {
  readonly felt: readonly FeltDie[];
  readonly roll: TrayRollRequest | undefined;
  /** The die that a finger touched last: if one of its face goes, it does. */
  readonly touched: string | undefined;
}

interface Felt extends Omit<FeltDice, 'touched'> {
  readonly pool: string;
  readonly named: number;
}

/**
 * The dice on the felt: they follow the pool, and whatever comes new is thrown. `throwing` names the throw; dice that
 * were there when the table was opened simply lie there.
 */
export function useFelt(pool: readonly number[], throwing: { readonly id: number; readonly strength: number } | undefined, touched: string | undefined): FeltDice {
  const key = pool.join();
  const [shown, setShown] = useState<Felt>(() => {
    const { felt } = reconciled([], pool, undefined, 0);
    return { pool: key, felt, named: felt.length, roll: undefined };
  });
  if (shown.pool === key) return { ...shown, touched };
  const { felt, fresh } = reconciled(shown.felt, pool, touched, shown.named);
  const thrown = fresh.length > 0 && throwing ? { id: `throw ${throwing.id}/${shown.named}`, dice: fresh, strength: throwing.strength } : shown.roll;
  const next = { pool: key, felt, named: shown.named + fresh.length, roll: thrown };
  setShown(next);
  return { ...next, touched };
}
