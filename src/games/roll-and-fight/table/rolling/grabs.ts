import { CLOCK, type Seat } from '@/engine/game';

import type { RollingMove } from '../../rules/moves';
import { grabbers } from '../../rules/rolling/offers';
import { isShared, mayAct, takeSize } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

/** One input frame: what several hands do within it counts as the same moment (RF-102). */
const FRAME_MS = 16;

/** Gathers the hands that reach into the supply in one frame, so that the quicker event handler wins nothing. */
export class Grabs {
  private reaching: Seat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  private grab: (seats: readonly Seat[]) => void = () => undefined;

  /** Whoever listened before does so no longer. */
  listen(grab: (seats: readonly Seat[]) => void): void {
    this.grab = grab;
  }

  reach(seat: Seat): void {
    if (!this.reaching.includes(seat)) this.reaching.push(seat);
    this.timer ??= setTimeout(() => this.close(), FRAME_MS);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reaching = [];
  }

  private close(): void {
    const seats = this.reaching;
    this.cancel();
    this.grab(seats);
  }
}

function mayTake(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && mayAct(state, seat) && takeSize(state, player) > 0;
}

/**
 * The move of these hands: their own take, or one that the clock deals around from the priority seat. Seats that cannot
 * take any more are left out (RF-224); undefined: nobody is left.
 */
export function grabOf(state: State, seats: readonly Seat[], t: number): { readonly seat: Seat; readonly move: RollingMove } | undefined {
  const able = isShared(state) ? grabbers(state).filter((seat) => seats.includes(seat)) : seats.filter((seat) => mayTake(state, seat));
  const [first] = able;
  if (first === undefined) return undefined;
  return { seat: able.length > 1 ? CLOCK : first, move: { type: 'take', t, seats: able } };
}
