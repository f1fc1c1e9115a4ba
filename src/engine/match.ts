import { BadInput, Refusal } from './errors';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Outcome, type Prompt, type Seat } from './game';
import { hashJson } from './hash';
import { cloneJson, sameJson } from './json';
import { clonePosition, playInPlace, startPosition, type Position } from './position';
import { SAVE_FORMAT, UnreadableSave, checksum, migrateSave, type MatchSave } from './save';
import { secretCounts, somebodyLearned } from './secrets';

export interface Played<M> {
  readonly seat: Seat;
  readonly move: M;
}

/**
 * One running match: a start (options and seed) and the moves since. Everything else follows from those. A position
 * once handed out is never changed again, so screens may keep it.
 */
export class Match<S, M, O extends BaseOptions, E extends GameEvent> {
  private current: Position<S>;
  private readonly log: Played<M>[] = [];
  /** Positions before each move that may still be taken back; the first one doubles as the saved checkpoint. */
  private takeBack: Position<S>[] = [];

  private constructor(
    readonly game: Game<S, M, O, E>,
    readonly options: O,
    readonly seed: string,
    start: Position<S>,
  ) {
    this.current = start;
  }

  static create<S, M, O extends BaseOptions, E extends GameEvent>(
    game: Game<S, M, O, E>,
    rawOptions: unknown,
    seed: string,
  ): Match<S, M, O, E> {
    const options = game.parseOptions(rawOptions);
    return new Match(game, options, seed, startPosition(game, options, seed));
  }

  /** Opens a save. Throws UnreadableSave when the moves do not fit the game. */
  static load<S, M, O extends BaseOptions, E extends GameEvent>(
    game: Game<S, M, O, E>,
    saved: MatchSave,
  ): Match<S, M, O, E> {
    const save = migrateSave(game, saved);
    const match = Match.create(game, save.options, save.seed);
    const { checkpoint } = save;
    try {
      if (checkpoint) {
        if (checkpoint.at > save.moves.length) throw new BadInput('the checkpoint lies behind the last move');
        match.current = cloneJson({ state: checkpoint.state as S, random: checkpoint.random });
      }
      save.moves.forEach(([seat, raw], index) => {
        if (checkpoint && index < checkpoint.at) match.log.push({ seat, move: game.parseMove(raw) });
        else match.play(seat, raw);
      });
    } catch (error) {
      if (error instanceof BadInput || error instanceof Refusal) {
        throw new UnreadableSave('damaged', `This save is damaged: ${error.message}`);
      }
      throw error;
    }
    return match;
  }

  get position(): Position<S> {
    return this.current;
  }

  get state(): S {
    return this.current.state;
  }

  get moves(): readonly Played<M>[] {
    return this.log;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.current.state);
  }

  prompts(): readonly Prompt[] {
    return this.outcome ? [] : this.game.prompts(this.current.state);
  }

  view(seat: Seat): S {
    return this.game.view(this.current.state, seat);
  }

  legal(seat: Seat): Iterable<M> {
    return this.outcome ? [] : this.game.moves(this.current.state, seat);
  }

  hash(): string {
    return hashJson(this.current);
  }

  /** Plays a move from outside and returns what happened. Throws BadInput or Refusal; then nothing has changed. */
  play(seat: Seat, raw: unknown): readonly E[] {
    const { game } = this;
    const move = game.parseMove(raw);
    if (this.outcome) throw new BadInput('The game is over.');
    if (!this.prompts().some((prompt) => prompt.seat === seat)) throw new BadInput(`Seat ${seat} has nothing to decide now.`);
    const before = this.current;
    const draft = clonePosition(game, before);
    const events: E[] = [];
    playInPlace(game, draft, seat, move, events);
    if (this.log.at(-1)?.seat !== seat) this.takeBack = [];
    if (this.mayTakeBack(seat, before, draft)) this.takeBack.push(before);
    else this.takeBack = [];
    this.log.push({ seat, move });
    this.current = draft;
    return events;
  }

  get canUndo(): boolean {
    return this.takeBack.length > 0;
  }

  /** Takes the last move back, if nothing random, nothing hidden and no other player's move came since. */
  undo(): boolean {
    const before = this.takeBack.pop();
    if (!before) return false;
    this.log.pop();
    this.current = before;
    return true;
  }

  /** The match on paper. The checkpoint is where undo ends, so a loaded match can take back what this one can. */
  save(): MatchSave {
    const at = this.log.length - this.takeBack.length;
    const base = this.takeBack[0] ?? this.current;
    const save = {
      format: SAVE_FORMAT,
      game: this.game.id,
      version: this.game.version,
      options: this.options as unknown,
      seed: this.seed,
      moves: this.log.map(({ seat, move }): [number, unknown] => [seat, move]),
      checkpoint: { at, state: base.state as unknown, random: base.random },
    } as const;
    return { ...save, check: checksum(save) };
  }

  private mayTakeBack(seat: Seat, before: Position<S>, after: Position<S>): boolean {
    if (seat === CLOCK || !sameJson(before.random, after.random)) return false;
    const { game, options } = this;
    return !somebodyLearned(secretCounts(game, before.state, options.seats), secretCounts(game, after.state, options.seats));
  }
}
