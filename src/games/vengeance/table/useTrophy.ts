import { useEffect } from 'react';

import { paceAt, type Flights } from '@/table/kit/flight/flights';

import type { VengeanceTable } from './asking';
import { trophyOf } from './journeys';

/** Remembers how many Bosses hung on the wall of triumph when the city was last looked at: a Fight hides it. */
export class TrophyWall {
  constructor(private hung: number) {}

  /** Whether somebody came to hang there since. */
  hang(bosses: number): boolean {
    const more = bosses > this.hung;
    this.hung = bosses;
    return more;
  }
}

/** Whoever fell in the last Fight is seen to go to the wall. */
export function useTrophy({ view, speed }: VengeanceTable, wall: TrophyWall, flights: Flights | undefined): void {
  const bosses = view.wall.length;
  const [boss] = view.wall[bosses - 1] ?? [];
  useEffect(() => {
    if (wall.hang(bosses) && boss !== undefined) void flights?.fly(trophyOf(boss), paceAt(speed));
  }, [wall, bosses, boss, flights, speed]);
}
