import { Refusal } from '@/engine/errors';
import type { BaseOptions, Game, GameEvent, Outcome, Prompt, Seat, Table } from '@/engine/game';
import { hashJson } from '@/engine/hash';
import { cloneJson } from '@/engine/json';

import { ears } from './ears';
import { ScriptedRandom } from './scriptedRandom';

type Change<S> = (draft: S) => void;

/** The refusal of a seat that is not asked anything: the match says it, not a rule. */
export const NOT_ASKED = 'not asked';

/**
 * A moment of a game made for a test: options, a state changed by hand, and chance that does as it is told.
 *
 *     const s = situation(pigGame, { seats: 2 }, (state) => { state.turnTotal = 12; });
 *     s.dice(1).play(0, { type: 'roll' });
 *     expect(s.state.scores).toEqual([0, 0]);
 *     expect(s.refused(1, { type: 'hold' })).toBe('PG-8');
 */
export class Situation<S, M, O extends BaseOptions, E extends GameEvent> {
  state: S;
  /** Everything that happened since the situation was built. */
  readonly events: E[] = [];
  private readonly tableRandom: ScriptedRandom;
  private readonly seatRandoms: readonly ScriptedRandom[];
  private realTime = false;

  constructor(
    readonly game: Game<S, M, O, E>,
    readonly options: O,
    seed: string,
  ) {
    this.tableRandom = new ScriptedRandom(seed);
    this.seatRandoms = Array.from({ length: options.seats }, (_, seat) => new ScriptedRandom(`${seed}/${seat}`));
    this.state = game.setup(options, this.table([]));
  }

  /** Changes the state by hand, past all rules. */
  change(change: Change<S>): this {
    const draft = cloneJson(this.state);
    change(draft);
    this.state = draft;
    return this;
  }

  /** The time that a move has reached passes before the move is judged, also where it is refused then. */
  inRealTime(): this {
    this.realTime = true;
    return this;
  }

  /** Dictates the next dice of the table: what `die()` shows, from 1. */
  dice(...faces: readonly number[]): this {
    return this.draws(...faces.map((face) => face - 1));
  }

  /** Dictates the next draws of the table: what `below()` gives, from 0 (also `pick`, `shuffle`, `chance`). */
  draws(...values: readonly number[]): this {
    this.tableRandom.dictate(...values);
    return this;
  }

  /** Dictates the next dice of a seat's own stream. */
  diceOf(seat: Seat, ...faces: readonly number[]): this {
    this.random(seat).dictate(...faces.map((face) => face - 1));
    return this;
  }

  /** How many dictated results nobody has drawn. */
  get undrawn(): number {
    return this.seatRandoms.reduce((sum, random) => sum + random.left, this.tableRandom.left);
  }

  /** Plays as the match would, and returns what happened. A refusal is thrown. */
  play(seat: Seat, move: M): readonly E[] {
    const events: E[] = [];
    const draft = this.draft();
    this.playOn(draft, seat, move, events);
    this.state = draft;
    this.events.push(...events);
    return events;
  }

  /** Plays several moves of one seat and returns everything that happened. */
  playAll(seat: Seat, ...moves: readonly M[]): readonly E[] {
    return moves.flatMap((move) => this.play(seat, move));
  }

  /**
   * The id of the rule that forbids the move. An error if it is allowed, or if anything was changed, told or drawn before it was
   * refused: demands come before changes, also on the copy that a match would throw away.
   */
  refused(seat: Seat, move: M): string {
    const { state, drawn } = this;
    const hash = hashJson(state);
    const draft = this.draft();
    const events: E[] = [];
    try {
      this.playOn(draft, seat, move, events);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const changed = hashJson(state) === hash ? [] : ['the state'];
      if (!this.realTime && hashJson(draft) !== hash) changed.push('the copy it was tried on');
      if (!this.realTime && events.length > 0) changed.push('what was told');
      if (this.drawn !== drawn) changed.push('the dice');
      if (changed.length > 0) throw new Error(`refusing ${JSON.stringify(move)} by ${error.rule} changed ${changed.join(', ')}`);
      return error.rule;
    }
    throw new Error(`seat ${seat} was allowed to play ${JSON.stringify(move)}`);
  }

  private draft(): S {
    return this.game.clone ? this.game.clone(this.state) : cloneJson(this.state);
  }

  private playOn(draft: S, seat: Seat, move: M, events: E[]): void {
    if (!this.asks(seat)) throw new Refusal(NOT_ASKED, `seat ${seat} has nothing to decide now`);
    this.game.play(draft, seat, this.game.parseMove(cloneJson(move)), this.table(events));
  }

  /** How often anybody has drawn anything. */
  private get drawn(): number {
    return this.seatRandoms.reduce((sum, random) => sum + random.drawn, this.tableRandom.drawn);
  }

  asks(seat: Seat): boolean {
    return this.prompts().some((prompt) => prompt.seat === seat);
  }

  prompts(): readonly Prompt[] {
    return this.outcome ? [] : this.game.prompts(this.state);
  }

  /** What the seat is asked now. An error if it is not asked. */
  prompt(seat: Seat): Prompt {
    const prompt = this.prompts().find((each) => each.seat === seat);
    if (!prompt) throw new Error(`seat ${seat} is not asked anything`);
    return prompt;
  }

  moves(seat: Seat): M[] {
    return [...this.game.moves(this.state, seat)];
  }

  view(seat: Seat): S {
    return this.game.view(this.state, seat);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** What happened since the situation was built, of one type. */
  happened<T extends E['type']>(type: T): Extract<E, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
  }

  private random(seat: Seat): ScriptedRandom {
    const random = this.seatRandoms[seat];
    if (!random) throw new RangeError(`there is no seat ${seat}`);
    return random;
  }

  private table(events: E[]): Table<E> {
    return {
      random: this.tableRandom,
      stream: (seat) => this.random(seat),
      emit: ears(events),
    };
  }
}

/** Builds a situation: the default options with some changed, and the state as `change` leaves it. */
export function situation<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: Partial<O> | Change<S> = {},
  change?: Change<S>,
  seed = 'situation',
): Situation<S, M, O, E> {
  const [overrides, build] = typeof options === 'function' ? [{}, options] : [options, change];
  const built = new Situation(game, game.parseOptions({ ...game.defaults, ...overrides }), seed);
  return build ? built.change(build) : built;
}
