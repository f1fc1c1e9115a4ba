import { CLOCK, type GameEvent, type Seat } from '@/engine/game';
import { mayKnow, type Moment } from '@/engine/moments';
import { Replayer } from '@/engine/replayer';

import { logLinesOf, logOfReplay, type LogLine } from './logLines';
import type { AnyMatch } from './sessionState';

/** What has happened in a match: since it was opened from memory, before that by replaying it when somebody asks. */
export class Memory {
  private openedAt: number;
  private readonly earlierLines = new Map<Seat, readonly LogLine[]>();
  private readonly told = new Map<number, readonly GameEvent[]>();

  constructor(
    private readonly match: AnyMatch,
    private readonly names: readonly string[],
    /** Whoever may come to look at this screen. */
    private readonly people: readonly Seat[],
  ) {
    this.openedAt = match.moves.length;
  }

  /** Keeps what the newest move brought about; returns its sentences for every reader. */
  keep(seat: Seat, moments: readonly Moment<unknown>[]): readonly LogLine[] {
    const { match, people, names } = this;
    const move = match.moves.length - 1;
    this.told.set(move, moments.map(({ event }) => event));
    return [CLOCK, ...people].flatMap((reader) => logLinesOf(match.game, { move, seat, moments }, reader, names));
  }

  /** Moves were taken back; others will have their numbers. */
  shorten(): void {
    const { length } = this.match.moves;
    this.openedAt = Math.min(this.openedAt, length);
    for (const move of [...this.told.keys()]) if (move >= length) this.told.delete(move);
  }

  /** What a move brought about, as far as these eyes may know. */
  eventsOf(move: number, eyes: Seat): readonly GameEvent[] {
    const events = this.told.get(move) ?? Replayer.ofMatch(this.match).events(move);
    this.told.set(move, events);
    return events.filter((event) => mayKnow(event, eyes));
  }

  /** The sentences from before the match was opened, and those of this sitting, as far as these eyes may read them. */
  lines(ofThisSitting: readonly LogLine[], eyes: Seat): readonly LogLine[] {
    const { match, names, openedAt } = this;
    const earlier = this.earlierLines.get(eyes) ?? logOfReplay(match.game, Replayer.ofMatch(match), openedAt, eyes, names);
    this.earlierLines.set(eyes, earlier);
    return [...earlier.filter(({ move }) => move < openedAt), ...ofThisSitting.filter(({ reader }) => reader === eyes)];
  }
}
