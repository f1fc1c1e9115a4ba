import { topFrame } from '@/engine/decisions/frames';
import type { Seat, Table } from '@/engine/game';
import { makeStream, Random } from '@/engine/random';

import { battleDecisions, type Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import { imagineBattle } from '../rules/imagine';
import { bossFigureOf, isBossRef, type TargetRef } from '../rules/refs';
import { isOver, type BattleFrame, type BattleState } from '../rules/state';

/** A position that nobody plays: the rules themselves are tried out on it. */

/** Chance at its worst for heroes: dice lie on their blank side. Whoever looks ahead says so. */
class NoLuck extends Random {
  constructor() {
    super(makeStream('forecast'));
  }

  override below(): number {
    return 0;
  }
}

const noLuck = new NoLuck();

/** What heroes do who do nothing: the first of these that is offered. */
const QUIET: readonly Move['kind'][] = ['takeIt', 'pass', 'stay', 'nobody', 'noDestiny', 'strike', 'declineSpecial', 'endTurn'];

export class Imagined {
  readonly state: BattleState;
  events: BattleEvent[] = [];

  /** From what a seat sees; what it does not know is dealt somehow, `asTrue` as the true figure of a cast. */
  constructor(view: BattleState, asTrue?: TargetRef) {
    this.state = imagineBattle(view, noLuck);
    const figure = asTrue !== undefined && isBossRef(asTrue) ? bossFigureOf(view, asTrue) : undefined;
    if (figure && this.state.extra.cast) this.state.extra.cast.true = figure.start;
  }

  private get table(): Table<BattleEvent> {
    return { random: noLuck, stream: () => noLuck, emit: (event) => void this.events.push(event) };
  }

  /** Lets this happen, and nothing else, with nobody defending or answering. Returns what happened. */
  happen(...frames: BattleFrame[]): readonly BattleEvent[] {
    this.events = [];
    this.state.frames = [];
    battleDecisions.begin(this.state, this.table, (run) => run.call(...frames));
    this.settle();
    return this.events;
  }

  /** Lets what is under way of this kind come to its end, and nothing that waits below it. */
  finish(kind: BattleFrame['kind']): readonly BattleEvent[] {
    this.events = [];
    const from = this.state.frames.findIndex((frame) => frame.kind === kind);
    this.state.frames = this.state.frames.slice(Math.max(0, from));
    this.settle();
    return this.events;
  }

  /** Plays a move on it and lets come what comes of it, until one of these questions is asked. */
  play(seat: Seat, move: Move, until: readonly BattleFrame['kind'][]): readonly BattleEvent[] {
    this.events = [];
    battleDecisions.play(this.state, seat, move, this.table);
    this.settle(until);
    return this.events;
  }

  private settle(until: readonly BattleFrame['kind'][] = []): void {
    while (!isOver(this.state)) {
      const [prompt] = battleDecisions.prompts(this.state);
      const top = topFrame(this.state);
      if (!prompt || !top || until.includes(top.kind)) return;
      const move = this.quietMove(prompt.seat);
      if (!move) return;
      battleDecisions.play(this.state, prompt.seat, move, this.table);
    }
  }

  private quietMove(seat: Seat): Move | undefined {
    const quiet = battleDecisions.firstOf(this.state, seat, QUIET);
    if (quiet) return quiet;
    const [first] = battleDecisions.moves(this.state, seat);
    return first;
  }
}
