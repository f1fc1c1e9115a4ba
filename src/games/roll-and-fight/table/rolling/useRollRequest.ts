import { useState } from 'react';

import type { TrayRollRequest } from '@/dice/DiceTray';

import type { PoolDie } from '../../rules/state';

const NEVER = -1;

/** Every new throw of a pool, told from the time until which its dice roll. */
export function useRollRequest(pool: readonly PoolDie[], strength: number): TrayRollRequest | undefined {
  const latest = pool.reduce((most, die) => (die.face === undefined ? most : Math.max(most, die.ready)), NEVER);
  const [seen, setSeen] = useState<{ readonly ready: number; readonly roll?: TrayRollRequest }>({ ready: latest });
  if (latest <= seen.ready) return seen.roll;
  const dice = pool.filter((die) => die.face !== undefined && die.ready === latest).map((die) => String(die.id));
  const next = { ready: latest, roll: { id: `throw ${latest}`, dice, strength } };
  setSeen(next);
  return next.roll;
}
