import type { AnyRules } from '@/engine/box';
import { CLOCK, type GameEvent, type Outcome, type Prompt, type Seat } from '@/engine/game';
import { mayKnow, seenBy, viewFor, type Eyes, type Told } from '@/engine/moments';
import type { AnyReplayer } from '@/engine/replayer';
import type { Slices } from '@/engine/slices';

import type { PastMove } from './referee';

/** A match from its beginning, as these eyes may see it; undefined: all of it. */
export class Film {
  constructor(
    readonly box: AnyRules,
    private readonly replayer: AnyReplayer,
    readonly eyes: Eyes,
  ) {}

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

  move(move: number): PastMove {
    return { move, by: this.by(move), told: this.told(move) };
  }

  /** Moves one after the other, up to but without the last; in slices, for all that came before has to be played again. */
  *past(from: number, upTo: number): Slices<readonly PastMove[]> {
    yield* this.replayer.playTo(Math.max(0, from));
    const moves: PastMove[] = [];
    for (let move = from; move < upTo; move++) {
      moves.push(this.move(move));
      yield;
    }
    return moves;
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
