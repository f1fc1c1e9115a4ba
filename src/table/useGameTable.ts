import type { Arriving } from '@/box/arriving';
import { PartLost } from '@/box/partLost';
import { useArrival } from '@/box/useArrival';

import type { AnyBox } from '@/engine/box';
import { isPerson, type SeatPlayer } from '@/store/seats';

import type { AnyGameTable } from './contract';

/** A game's own table, once Skia and the game's drawing code are there. Throws to the error boundary if they never come. */
export function useGameTable(wanted: Arriving<AnyGameTable>): AnyGameTable | undefined {
  const { part, lost } = useArrival(wanted);
  if (lost) throw new PartLost();
  return part;
}

/** The box with its computer players, which comes when the table stands. Where some sit at the table, nothing goes on without them. */
export function useComputerPlayers(wanted: Arriving<AnyBox> | undefined, players: readonly SeatPlayer[]): AnyBox | undefined {
  const { part, lost } = useArrival(wanted);
  if (lost && !players.every(isPerson)) throw new PartLost();
  return part;
}
