import { Match } from '@/engine/match';
import { sameJson } from '@/engine/json';

import type { Check } from './check';
import { walk } from '../walk';

/** The same seed and moves always give the same positions and events. */
export const checkReplay: Check = (game, options, seed, { maxMoves }) => {
  const again = Match.create(game, options, seed);
  for (const { match, seat, move, events } of walk(game, options, seed, maxMoves)) {
    const where = `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}`;
    const repeated = again.play(seat, move);
    if (again.hash() !== match.hash()) return [`${where}: replaying gives another position`];
    if (!sameJson(repeated, events)) return [`${where}: replaying gives other events`];
  }
  return [];
};
