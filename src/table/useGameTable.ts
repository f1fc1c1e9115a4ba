import type { Arriving } from '@/box/arriving';
import { PartLost } from '@/box/partLost';
import { useArrival } from '@/box/useArrival';

import type { AnyGameTable } from './contract';

/** A game's own table, once Skia and the game's drawing code are there. Throws to the error boundary if they never come. */
export function useGameTable(wanted: Arriving<AnyGameTable>): AnyGameTable | undefined {
  const { part, lost } = useArrival(wanted);
  if (lost) throw new PartLost();
  return part;
}
