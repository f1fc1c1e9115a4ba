import type { GameEvent, Seat } from '@/engine/game';
import { Replayer } from '@/engine/replayer';

import { logLinesOf, logOfReplay, mayKnow, type LogLine } from './logLines';
import type { AnyMatch } from './sessionState';

/** What has happened in a match: since it was opened from memory, before that by replaying it when somebody asks. */
export class Memory {
  private openedAt: number;
  private earlierLines: readonly LogLine[] | undefined;
  private readonly told = new Map<number, readonly GameEvent[]>();

  constructor(private readonly match: AnyMatch, private readonly names: readonly string[]) {
    this.openedAt = match.moves.length;
  }

  /** Keeps what the newest move brought about; returns its sentences. */
  keep(seat: Seat, events: readonly GameEvent[]): readonly LogLine[] {
    const { match } = this;
    const move = match.moves.length - 1;
    this.told.set(move, events);
    return logLinesOf(match.game, { move, seat, events, state: match.state }, this.names);
  }

  /** Moves were taken back; others will have their numbers. */
  shorten(): void {
    const { length } = this.match.moves;
    this.openedAt = Math.min(this.openedAt, length);
    for (const move of [...this.told.keys()]) if (move >= length) this.told.delete(move);
  }

  eventsOf(move: number): readonly GameEvent[] {
    const events = this.told.get(move) ?? Replayer.ofMatch(this.match).events(move);
    this.told.set(move, events);
    return events;
  }

  /** The sentences from before the match was opened, and those of this sitting, as far as these eyes may read them. */
  lines(ofThisSitting: readonly LogLine[], eyes: Seat): readonly LogLine[] {
    this.earlierLines ??= logOfReplay(this.match.game, Replayer.ofMatch(this.match), this.openedAt, this.names);
    const earlier = this.earlierLines.filter((line) => line.move < this.openedAt);
    return [...earlier, ...ofThisSitting].filter((line) => mayKnow(line.to, eyes));
  }
}
