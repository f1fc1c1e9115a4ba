import type { Seat } from '@/engine/game';

import { MISSIONS, SECOND_PLACE_FROM, type MissionId, type MissionScoring } from '../../content/missions';
import { gangOf } from '../../content/vengeanceCards';
import { totalCubes } from '../hero/tracks';
import { gangsIn, playerOf, type State } from '../state';

/** Missions are counted once, at the end (VG-242 … VG-244). */

/** Scored cards of each gang in play. */
export const scoredOf = (state: State, seat: Seat): readonly number[] => gangsIn(state).map((gang) => playerOf(state, seat).scored.filter((card) => gangOf(card) === gang).length);

/** What a mission counts for a seat. */
export const COUNTS: Readonly<Record<Extract<MissionScoring, { kind: 'most' }>['count'], (state: State, seat: Seat) => number>> = {
  scored: (state, seat) => playerOf(state, seat).scored.length,
  scoredOfOneGang: (state, seat) => Math.max(0, ...scoredOf(state, seat)),
  cleared: (state, seat) => playerOf(state, seat).cleared,
};

export const bossesKilled = (state: State, seat: Seat): number => state.wall.filter(([, by]) => by === seat).length;

/** Tied players share a place and the next one is skipped; without a number a seat takes no place. */
function places(numbers: readonly (number | undefined)[], first: number, second: number): number[] {
  const better = (number: number): number => numbers.filter((other) => other !== undefined && other > number).length;
  return numbers.map((number) => {
    if (number === undefined) return 0;
    const rank = better(number);
    if (rank === 0) return first;
    return rank === 1 && numbers.length >= SECOND_PLACE_FROM ? second : 0;
  });
}

/** What each seat gets for a mission. */
export function missionPoints(state: State, id: MissionId): number[] {
  const { scoring } = MISSIONS[id];
  const seats = state.players.map((_, seat) => seat);
  switch (scoring.kind) {
    case 'most':
      return places(seats.map((seat) => COUNTS[scoring.count](state, seat) || undefined), scoring.first, scoring.second);
    case 'fewestCubes':
      return places(seats.map((seat) => (bossesKilled(state, seat) >= scoring.bossesKilled ? -totalCubes(playerOf(state, seat)) : undefined)), scoring.first, scoring.second);
    case 'gangs':
      return seats.map((seat) => {
        const missing = scoredOf(state, seat).filter((cards) => cards === 0).length;
        return missing === 0 ? scoring.all : missing === 1 ? scoring.allButOne : 0;
      });
  }
}
