import { topFrame } from '@/engine/decisions/frames';
import type { Seat, Table } from '@/engine/game';
import { makeStream, Random } from '@/engine/random';

import { battleDecisions, type Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import { bossRules } from '../rules/boss/rules';
import { imagineBattle } from '../rules/imagine';
import { bossFigureOf, isBossRef, type TargetRef } from '../rules/refs';
import { isOver, type BattleFrame, type BattleState } from '../rules/state';
import { presentStrike } from './strike';
import type { StrikeForecast } from './strikes';

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
  /** Every strike as it was when it began: where its enemy stood, and what it covered. */
  readonly begun = new Map<BattleEvent, StrikeForecast>();
  /** Something has happened that depends on chance, or on what nobody knows. */
  chance = false;
  /** Nobody knows which figure of a cast is true (RR-549). */
  private readonly blind: boolean;

  /** From what a seat sees; what it does not know is dealt somehow, `asTrue` as the true figure of a cast. */
  constructor(view: BattleState, asTrue?: TargetRef) {
    this.state = imagineBattle(view, noLuck);
    this.blind = asTrue === undefined && view.extra.cast !== undefined && view.extra.cast.true < 0;
    const figure = asTrue !== undefined && isBossRef(asTrue) ? bossFigureOf(view, asTrue) : undefined;
    if (figure && this.state.extra.cast) this.state.extra.cast.true = figure.start;
  }

  private get table(): Table<BattleEvent> {
    return { random: noLuck, stream: () => noLuck, emit: (event) => this.note(event) };
  }

  private note(event: BattleEvent): void {
    this.events.push(event);
    if (event.type === 'strikeBegan') {
      const strike = presentStrike(this.state);
      if (strike) this.begun.set(event, strike);
    } else if (event.type === 'castDrawn') this.chance ||= (event.marks & (event.marks - 1)) !== 0;
    else if (event.type === 'figureTorn' || event.type === 'bossHurt') this.chance ||= this.blind;
  }

  /** Lets this happen, and nothing else, with nobody defending or answering. Returns what happened. */
  happen(...frames: BattleFrame[]): readonly BattleEvent[] {
    this.events = [];
    this.state.frames = [];
    battleDecisions.begin(this.state, this.table, (run) => run.call(...frames));
    this.settle();
    return this.events;
  }

  /** What the rules of the boss do when all heroes have had their turns. */
  turnsOver(): readonly BattleEvent[] {
    this.events = [];
    this.state.frames = [];
    if (!isOver(this.state)) battleDecisions.begin(this.state, this.table, (run) => bossRules(this.state).heroTurnsOver?.(run));
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

  /** Plays a move and lets the nearest of this kind come to its end with it, and nothing that waits below. */
  playAlone(seat: Seat, move: Move, kind: BattleFrame['kind']): readonly BattleEvent[] {
    this.forgetBelow(kind);
    return this.play(seat, move, []);
  }

  /** Plays a move on it and lets come what comes of it, until one of these questions is asked. */
  play(seat: Seat, move: Move, until: readonly BattleFrame['kind'][]): readonly BattleEvent[] {
    this.events = [];
    battleDecisions.play(this.state, seat, move, this.table);
    this.settle(until);
    return this.events;
  }

  /** Plays a move of the nearest of this kind and stops at the next question. Says whether there is one before that kind has come to its end. */
  tryOut(seat: Seat, move: Move, kind: BattleFrame['kind']): { readonly events: readonly BattleEvent[]; readonly asksMore: boolean } {
    this.forgetBelow(kind);
    this.events = [];
    battleDecisions.play(this.state, seat, move, this.table);
    return { events: this.events, asksMore: battleDecisions.prompts(this.state).length > 0 };
  }

  private forgetBelow(kind: BattleFrame['kind']): void {
    const { frames } = this.state;
    const nearest = frames.map((frame) => frame.kind).lastIndexOf(kind);
    this.state.frames = frames.slice(nearest < 0 ? frames.length - 1 : nearest);
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
