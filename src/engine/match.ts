import { BadInput } from './errors';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Outcome, type Prompt, type Seat } from './game';
import type { SaveExcerpt } from './excerpt';
import { hashJson } from './hash';
import type { Moment } from './moments';
import { clonePosition, playInPlace, playWatched, sameRandom, startPosition, type Position } from './position';
import { checkpointOf, checkpointPosition, demandCheckpoint, isWhole, parsePlayed, readingSave, readingSlices, type Played } from './reading';
import { CHAIN_START, SAVE_FORMAT, chainMove, fingerprint, migrateSave, type MatchSave } from './save';
import { knowledgeOf, somebodyLearned, type TableKnowledge } from './secrets';
import { atOnce } from './slices';

export type { Played } from './reading';

/** Any match, where its types need not be known. */
export type AnyMatch = Match<unknown, unknown, BaseOptions, GameEvent>;

/** More than anybody takes back; it bounds what a match keeps in memory and what a save must replay. */
const TAKE_BACK_LIMIT = 200;

/**
 * One running match: a start (options and seed) and the moves since. Everything else follows from those. A position
 * once handed out is never changed again, so screens may keep it.
 */
export class Match<S, M, O extends BaseOptions, E extends GameEvent> {
  private current: Position<S>;
  private log: Played<M>[] = [];
  /** Moves before the log that nobody has asked for since the match was opened. */
  private unread: { readonly count: number; read(): Played<M>[] } | undefined;
  /** Positions before each move that may still be taken back; the first one doubles as the saved checkpoint. */
  private takeBack: Position<S>[] = [];
  /** Fingerprints of the first n moves and of each more, as far as a save has needed them. */
  private chains: { readonly from: number; readonly of: string[] } = { from: 0, of: [CHAIN_START] };
  /** Who knows what in the current position, once somebody has asked. */
  private knowledge: TableKnowledge | undefined;

  private constructor(
    readonly game: Game<S, M, O, E>,
    readonly options: O,
    readonly seed: string,
    start: Position<S>,
    /** What happened while setting up. */
    readonly opening: readonly E[],
    /** Where it begins, if older rules played what came before. */
    readonly earlier?: MatchSave['earlier'],
  ) {
    this.current = start;
  }

  static create<S, M, O extends BaseOptions, E extends GameEvent>(
    game: Game<S, M, O, E>,
    rawOptions: unknown,
    seed: string,
  ): Match<S, M, O, E> {
    const options = game.parseOptions(rawOptions);
    const opening: E[] = [];
    return new Match(game, options, seed, startPosition(game, options, seed, opening), opening);
  }

  /**
   * Opens a save where its checkpoint stands, however long the match was: only moves that may still be taken back are
   * played again. `verify` replays the whole of it in slices. Throws UnreadableSave.
   */
  static load<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, saved: MatchSave | SaveExcerpt): Match<S, M, O, E> {
    if ('moves' in saved) return atOnce(readingSlices(Match.loading(game, saved, false)));
    if (saved.version !== game.version || saved.game !== game.id) return Match.load(game, saved.whole());
    return readingSave(() => Match.resumed(game, saved));
  }

  /** A match goes on from its checkpoint; the moves before it stay unread. */
  private static resumed<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, excerpt: SaveExcerpt): Match<S, M, O, E> {
    const { checkpoint, chain, since } = excerpt;
    const match = Match.begun(game, excerpt);
    match.current = checkpointPosition(game, match.options.seats, checkpoint);
    match.chains = { from: checkpoint.at, of: [chain] };
    match.unread = { count: checkpoint.at, read: () => readingSave(() => excerpt.whole().moves.slice(0, checkpoint.at).map((played) => parsePlayed(game, played))) };
    for (const played of since) {
      const { seat, move } = parsePlayed(game, played);
      match.play(seat, move);
    }
    return match;
  }

  /** Opens a save that nobody vouches for: every move is played again, whatever its checkpoint says. Hands out how many are done. */
  static verify<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, saved: MatchSave): Generator<number, Match<S, M, O, E>, undefined> {
    return readingSlices(Match.loading(game, saved, true));
  }

  /** A saved match before its first move, or before the first that these rules know. */
  private static begun<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, { options: raw, seed, earlier }: Pick<MatchSave, 'options' | 'seed' | 'earlier'>): Match<S, M, O, E> {
    if (!earlier) return Match.create(game, raw, seed);
    const options = game.parseOptions(raw);
    return new Match(game, options, seed, checkpointPosition(game, options.seats, earlier), [], earlier);
  }

  private static *loading<S, M, O extends BaseOptions, E extends GameEvent>(
    game: Game<S, M, O, E>,
    saved: MatchSave,
    fromTheStart: boolean,
  ): Generator<number, Match<S, M, O, E>, undefined> {
    const save = migrateSave(game, saved);
    const checkpoint = checkpointOf(save);
    const match = Match.begun(game, save);
    if (checkpoint && isWhole(checkpoint) && !fromTheStart) {
      match.current = checkpointPosition(game, match.options.seats, checkpoint);
      for (const played of save.moves.slice(0, checkpoint.at)) match.log.push(parsePlayed(game, played));
    } else if (checkpoint?.at === 0) {
      demandCheckpoint(checkpoint, match.current);
    }
    for (const played of save.moves.slice(match.log.length)) {
      const { seat, move } = parsePlayed(game, played);
      match.play(seat, move);
      if (checkpoint?.at === match.log.length) demandCheckpoint(checkpoint, match.current);
      yield match.log.length;
    }
    return match;
  }

  get position(): Position<S> {
    return this.current;
  }

  get state(): S {
    return this.current.state;
  }

  /** Throws UnreadableSave where moves from before the match was opened cannot be read after all. */
  get moves(): readonly Played<M>[] {
    if (this.unread) this.log = [...this.unread.read(), ...this.log];
    this.unread = undefined;
    return this.log;
  }

  get moveCount(): number {
    return (this.unread?.count ?? 0) + this.log.length;
  }

  /** Who would take back. */
  get lastMover(): Seat | undefined {
    return this.canUndo ? this.log[this.log.length - 1]?.seat : undefined;
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
    const events: E[] = [];
    this.make(seat, raw, (draft, move) => playInPlace(this.game, draft, seat, move, events));
    return events;
  }

  /** The same for somebody who watches: every event comes with the state at that moment. */
  playWatched(seat: Seat, raw: unknown): readonly Moment<S, E>[] {
    return this.make(seat, raw, (draft, move) => playWatched(this.game, draft, seat, move));
  }

  private make<T>(seat: Seat, raw: unknown, playOn: (draft: Position<S>, move: M) => T): T {
    const { game } = this;
    const move = game.parseMove(raw);
    if (this.outcome) throw new BadInput('The game is over.');
    if (!game.prompts(this.current.state).some((prompt) => prompt.seat === seat)) {
      throw new BadInput(`Seat ${seat} has nothing to decide now.`);
    }
    const { state: before } = this.current;
    const draft = clonePosition(game, this.current);
    const told = playOn(draft, move);
    if (this.log[this.log.length - 1]?.seat !== seat) this.takeBack = [];
    this.advance(draft, seat);
    if (game.isFinal?.(move, before, draft.state)) this.takeBack = [];
    this.log.push({ seat, move });
    return told;
  }

  get canUndo(): boolean {
    return this.takeBack.length > 0;
  }

  /** Takes the last move back, if nothing random, nothing hidden and no other player's move came since. */
  undo(): boolean {
    const before = this.takeBack.pop();
    if (!before) return false;
    this.log.pop();
    this.chains.of.length = Math.min(this.chains.of.length, this.moveCount - this.chains.from + 1);
    this.current = before;
    this.knowledge = undefined;
    return true;
  }

  /** The match on paper. The checkpoint is where undo ends, so a loaded match can take back what this one can. */
  save(): MatchSave {
    const at = this.moveCount - this.takeBack.length;
    const base = this.takeBack[0] ?? this.current;
    const save = {
      format: SAVE_FORMAT,
      game: this.game.id,
      version: this.game.version,
      options: this.options as unknown,
      seed: this.seed,
      moves: this.moves.map(({ seat, move }): [number, unknown] => [seat, move]),
      checkpoint: { at, state: base.state as unknown, random: base.random },
      earlier: this.earlier,
    } as const;
    const check = fingerprint(save, this.chain());
    return { ...save, chain: this.chains.of[at - this.chains.from], check };
  }

  /** Moves on to the position after a move, and keeps the one before if it may be taken back. */
  private advance(after: Position<S>, seat: Seat): void {
    const before = this.current;
    const knewBefore = this.knowledge;
    this.current = after;
    this.knowledge = undefined;
    if (seat === CLOCK || !sameRandom(before.random, after.random)) {
      this.takeBack = [];
      return;
    }
    const { game, options } = this;
    this.knowledge = knowledgeOf(game, after.state, options.seats);
    if (somebodyLearned(knewBefore ?? knowledgeOf(game, before.state, options.seats), this.knowledge)) this.takeBack = [];
    else if (this.takeBack.push(before) > TAKE_BACK_LIMIT) this.takeBack.shift();
  }

  /** The fingerprint of all moves so far. */
  private chain(): string {
    const { from, of } = this.chains;
    let chain = of[of.length - 1] ?? CHAIN_START;
    for (const { seat, move } of this.log.slice(this.log.length - (this.moveCount - from - (of.length - 1)))) {
      chain = chainMove(chain, seat, move);
      of.push(chain);
    }
    return chain;
  }
}
