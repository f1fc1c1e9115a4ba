import { Match } from '@/engine/match';
import { sameJson } from '@/engine/json';

import type { Check } from './check';

/** The same seed and moves always give the same positions and events. */
export const checkReplay: Check = ({ game, options, seed }) => {
  const again = Match.create(game, options, seed);
  return {
    step({ match, seat, move, events }) {
      const where = `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}`;
      const repeated = again.play(seat, move);
      if (again.hash() !== match.hash()) return [`${where}: replaying gives another position`];
      return sameJson(repeated, events) ? [] : [`${where}: replaying gives other events`];
    },
  };
};
