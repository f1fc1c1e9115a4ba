import type { GameClock, Hand, SameMoment } from '@/engine/box';
import { CLOCK, type Seat } from '@/engine/game';

import type { Move, RollingMove } from '../moves';
import type { State } from '../state';
import { grabbers } from './offers';
import { isShared } from './supply';

/** One input frame: what several hands do within it counts as the same moment (RF-102). */
const FRAME_MS = 16;

const hasTime = (move: Move): move is RollingMove => 't' in move;

/** The clock of a Rolling Phase; alone it starts with the first roll, together when the phase does (RF-99, RF-214). */
export const rollClock: GameClock<State, Move> = {
  run: ({ phase, round, rolling, options }) => (phase === 'rolling' ? `${round}/${options.rollingMode === 'equalShare' ? rolling.turn : ''}` : undefined),
  reached: ({ rolling }) => rolling.clock,
  runs: (state) => state.options.rollingMode !== 'turns' && (isShared(state) || state.rolling.rolled || state.rolling.clock > 0),
  stamp: (move, t) => (hasTime(move) ? { ...move, t } : move),
};

/** Hands that reach into the shared supply in one frame are one grab, dealt by the clock from the priority seat (RF-102). */
export const grabTogether: SameMoment<State, Move> = {
  waits: (state, seat, move) => (move.type === 'take' && seat !== CLOCK && isShared(state) ? FRAME_MS : 0),
  join(state, hands: readonly Hand<Move>[]) {
    // Seats that cannot take any more are left out (RF-224).
    const able: readonly Seat[] = grabbers(state).filter((seat) => hands.some((hand) => hand.seat === seat));
    const [first] = able;
    if (first === undefined) return undefined;
    return { seat: able.length > 1 ? CLOCK : first, move: { type: 'take', t: state.rolling.clock, seats: able }, of: able };
  },
};
