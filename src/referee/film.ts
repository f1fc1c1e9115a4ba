import type { AnyBox } from '@/engine/box';
import { CLOCK, type BaseOptions, type GameEvent, type Outcome, type Prompt, type Seat } from '@/engine/game';
import type { AnyMatch } from '@/engine/match';
import { mayKnow, seenBy, viewFor, type Eyes, type Told } from '@/engine/moments';
import { Replayer } from '@/engine/replayer';

import type { PastMove } from './referee';

/** A match from its beginning, as these eyes may see it; undefined: all of it. */
export class Film {
  private readonly replayer: Replayer<unknown, unknown, BaseOptions, GameEvent>;

  constructor(
    readonly box: AnyBox,
    match: AnyMatch,
    readonly eyes: Eyes,
  ) {
    this.replayer = Replayer.ofMatch(match);
  }

  get length(): number {
    return this.replayer.length;
  }

  /** How things stand after so many moves; 0 is the start. */
  view(after: number): unknown {
    return viewFor(this.box.game, this.state(after), this.eyes);
  }

  prompts(after: number): readonly Prompt[] {
    return this.outcome(after) ? [] : this.box.game.prompts(this.state(after));
  }

  outcome(after: number): Outcome | undefined {
    return this.box.game.outcome(this.state(after));
  }

  /** What the clock of the game showed. */
  clock(after: number): number {
    return this.box.stopwatch?.reached(this.state(after)) ?? 0;
  }

  /** Who made a move; 0 is the first, −1 the setting up. */
  by(move: number): Seat {
    return this.replayer.moves[move]?.seat ?? CLOCK;
  }

  told(move: number): readonly Told<unknown>[] {
    return seenBy(this.box.game, this.replayer.moments(move), this.eyes);
  }

  events(move: number): readonly GameEvent[] {
    return move < 0 ? [] : this.replayer.events(move).filter((event) => mayKnow(event, this.eyes));
  }

  /** Moves one after the other, up to but without the last. */
  past(from: number, upTo: number): readonly PastMove[] {
    return Array.from({ length: Math.max(0, upTo - from) }, (_, i) => ({ move: from + i, by: this.by(from + i), told: this.told(from + i) }));
  }

  /** How long the move took, where that was part of the game. */
  gap(move: number, gapOf: (before: unknown, move: unknown) => number | undefined): number | undefined {
    const played = this.replayer.moves[move];
    return played && gapOf(this.state(move), played.move);
  }

  private state(after: number): unknown {
    return this.replayer.position(after).state;
  }
}
