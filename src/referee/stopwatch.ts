import type { GameClock } from '@/engine/box';

import type { TableTime } from './tableTime';

/** The clock of a game that measures its players: reads what the box says it reads, in the referee's time. */
export class Stopwatch<S, M> {
  private run: string | undefined;
  private startedAt = 0;

  constructor(
    private readonly clock: GameClock<S, M>,
    private readonly time: TableTime,
    state: S,
  ) {
    this.follow(state);
  }

  /** The match stands at this state now; another run starts anew. */
  follow(state: S): void {
    const run = this.clock.run(state);
    if (run !== this.run) this.startAt(this.clock.reached(state));
    this.run = run;
  }

  read(state: S): number {
    const reached = this.clock.reached(state);
    if (!this.clock.runs(state)) {
      this.startAt(reached);
      return reached;
    }
    // What was too late for the moment it meant counts as done with the move before it.
    return Math.max(reached, this.time.now() - this.startedAt);
  }

  private startAt(reached: number): void {
    this.startedAt = this.time.now() - reached;
  }
}
