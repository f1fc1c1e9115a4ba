import type { Referee } from '@/referee/referee';

import type { TimeToThink } from '../contract';

/** What a screen says to this referee while people think. */
export const timeToThinkAt = (referee: Referee): TimeToThink => ({
  begin: (seat) => referee.think(seat, { kind: 'begin' }),
  sketch: (seat, sketch) => referee.think(seat, { kind: 'sketch', sketch }),
  more: (seat) => referee.think(seat, { kind: 'more' }),
  left: (seat) => referee.timeLeft(seat),
});
