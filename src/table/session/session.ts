import { createStore, type StoreApi } from 'zustand/vanilla';

import { BadInput, Refusal } from '@/engine/errors';
import { CLOCK, type GameEvent, type Seat } from '@/engine/game';
import { sameJson, sharedJson } from '@/engine/json';
import { seenBy, type Moment } from '@/engine/moments';
import type { Sharing } from '@/store/seats';

import type { AnyGameTable, Seating } from '../contract';
import { Autosave } from './autosave';
import { Automatons } from './automatons';
import { EventFeed } from './eventFeed';
import { holderAfter, isPerson, peopleOf, whoLooks, type Company } from './eyes';
import type { LogLine } from './logLines';
import { Memory } from './memory';
import type { AnyMatch, SessionSetup, SessionState } from './sessionState';
import { TableTime } from './tableTime';

const HELD = 'held by the table';

/** One open match: plays moves, lets the table tell what happened, and sees to bots, clock, saving and privacy. */
export class Session {
  readonly store: StoreApi<SessionState>;
  readonly time = new TableTime();
  readonly feed: EventFeed;
  readonly match: AnyMatch;
  readonly names: readonly string[];
  private table: AnyGameTable | undefined;
  private holder: Seat | undefined;
  private seating: Seating;
  private readonly autosave: Autosave;
  private readonly automatons: Automatons;
  private readonly pauses = new Set<string>();
  private readonly memory: Memory;
  /** Why the last attempt to store the match failed: it is said once, not after every move. */
  private savingTrouble: string | undefined;

  constructor(readonly setup: SessionSetup) {
    this.match = setup.match;
    this.seating = setup.seating;
    this.names = setup.players.map(({ name }) => name);
    this.memory = new Memory(setup.match, this.names, peopleOf(setup.players));
    this.feed = new EventFeed(setup.speed, {
      view: () => this.store.getState().view,
      show: (view) => this.lay({ view }),
      quiet: () => this.settleAll(),
    });
    this.autosave = new Autosave(() => this.keep());
    this.automatons = new Automatons(this);
    this.store = createStore<SessionState>(() => ({
      ...this.present(),
      telling: false,
      log: [],
      rebuff: undefined,
      notice: undefined,
      thinking: false,
      seating: setup.seating,
      covered: false,
    }));
  }

  /** Called when the game's own table has been loaded: only then do bots and clocks act. */
  open(table: AnyGameTable): () => void {
    this.table = table;
    this.lay(this.present());
    this.advance();
    return () => this.close();
  }

  close(): void {
    this.table = undefined;
    this.automatons.stop();
    this.autosave.flush();
  }

  get gameTable(): AnyGameTable | undefined {
    return this.table;
  }

  get live(): boolean {
    return this.table?.live?.(this.match.state) ?? false;
  }

  /** Plays for a person; false: refused, and the words are in `rebuff`. */
  playAs(seat: Seat, move: unknown): boolean {
    if (!isPerson(this.setup.players, seat)) return this.rebuff(`${this.names[seat] ?? 'This seat'} is not yours to play.`);
    if (this.feed.telling && !this.live) {
      this.skip();
      return false;
    }
    const turnedDown = this.setup.turnDown?.(seat, move);
    if (turnedDown !== undefined) return this.rebuff(turnedDown);
    return this.attempt(seat, move);
  }

  play(move: unknown): boolean {
    const { acting } = this.store.getState().looking;
    if (acting === undefined) return this.rebuff('It is not your turn.');
    return this.playAs(acting, move);
  }

  /** Plays for a bot, the clock or a script. */
  attempt(seat: Seat, move: unknown): boolean {
    let moments: readonly Moment<unknown>[];
    try {
      moments = this.match.playWatched(seat, move);
    } catch (error) {
      if (error instanceof Refusal) return this.rebuff(error.words, error.rule);
      if (error instanceof BadInput) return this.rebuff(error.message);
      throw error;
    }
    this.holder = holderAfter(seat, this.company());
    this.autosave.changed();
    this.record(seat, moments);
    return true;
  }

  legal(seat: Seat): Iterable<unknown> {
    return this.feed.telling && !this.live ? [] : this.match.legal(seat);
  }

  skip(): void {
    this.feed.skip();
  }

  private get mayTakeBack(): boolean {
    return this.match.canUndo && !(this.setup.endIsFinal && this.match.outcome);
  }

  undo(): boolean {
    this.automatons.stop();
    const undone = this.mayTakeBack && this.match.undo();
    if (undone) {
      const moveCount = this.match.moves.length;
      this.memory.shorten();
      const log = this.store.getState().log.filter((line) => line.move < moveCount);
      this.lay({ ...this.present(), rebuff: undefined, log });
      this.autosave.changed();
    }
    this.advance();
    return undone;
  }

  /** Every sentence so far that these eyes may read. */
  readLog(log: readonly LogLine[], eyes: Seat): readonly LogLine[] {
    return this.memory.lines(log, eyes);
  }

  /** What the last move on the screen brought about. */
  lastEvents(): readonly GameEvent[] {
    const { moveCount, looking } = this.store.getState();
    if (moveCount === 0) return [];
    return this.memory.eventsOf(moveCount - 1, looking.eyes);
  }

  rebuff(words: string, rule?: string): false {
    this.store.setState(({ rebuff }) => ({ rebuff: { words, rule, count: (rebuff?.count ?? 0) + 1 } }));
    return false;
  }

  forgetRebuff(): void {
    this.store.setState({ rebuff: undefined });
  }

  forgetNotice(): void {
    this.store.setState({ notice: undefined });
  }

  /** The person to whom the device was passed says so. */
  takeDevice(): void {
    this.holder = this.store.getState().looking.passTo;
    this.lay(this.present());
  }

  get sharing(): Sharing | undefined {
    return this.seating === 'solo' ? undefined : this.seating;
  }

  setSharing(sharing: Sharing): void {
    this.seating = sharing;
    this.lay({ ...this.present(), seating: sharing });
    this.autosave.changed();
  }

  /** Time stands still while anything covers the table. */
  pause(reason: string): () => void {
    this.pauses.add(reason);
    this.time.pause();
    this.noteCovered();
    return () => {
      this.pauses.delete(reason);
      this.noteCovered();
      if (this.pauses.size === 0) this.time.resume();
    };
  }

  /** The table itself stops its time, in sight of everybody. */
  holdTime(): () => void {
    return this.pause(HELD);
  }

  private noteCovered(): void {
    const covered = [...this.pauses].some((reason) => reason !== HELD);
    if (this.store.getState().covered !== covered) this.store.setState({ covered });
  }

  flush(): void {
    this.autosave.flush();
  }

  setThinking(thinking: boolean): void {
    if (this.store.getState().thinking !== thinking) this.store.setState({ thinking });
  }

  /** Storing may fail while the game goes on; the next change tries again. */
  private keep(): boolean {
    const written = this.setup.keep(this.match);
    const trouble = written?.ok === false ? written.words : undefined;
    if (trouble !== undefined && trouble !== this.savingTrouble) this.store.setState({ notice: trouble });
    this.savingTrouble = trouble;
    return trouble === undefined;
  }

  private record(seat: Seat, moments: readonly Moment<unknown>[]): void {
    const lines = this.memory.keep(seat, moments);
    const { looking, view: before } = this.store.getState();
    const told = seenBy(this.match.game, moments, looking.eyes);
    const after = { ...this.present(), rebuff: undefined };
    const settle = () => this.lay({ ...after, log: [...this.store.getState().log, ...lines] });
    if (this.live) {
      settle();
      this.feed.tellLive(seat, told, before);
      this.advance();
      return;
    }
    this.store.setState({ telling: true, prompts: [], canUndo: false, rebuff: undefined });
    this.feed.push({ seat, told, settle });
  }

  private settleAll(): void {
    this.lay({ ...this.present(), telling: false });
    this.advance();
  }

  /** Lets whoever is not a person act next. */
  advance(): void {
    if (this.table && !this.feed.telling && !this.setup.botsWait?.()) this.automatons.wake(this.setup.speed());
  }

  private company(): Company {
    const { match, holder, seating } = this;
    return {
      players: this.setup.players,
      seating,
      holder,
      corners: this.table?.corners?.(match.view(CLOCK)) ?? false,
      hasSecrets: (seat) => !sameJson(match.view(seat), match.view(CLOCK)),
    };
  }

  private present(): Pick<SessionState, 'view' | 'prompts' | 'looking' | 'outcome' | 'canUndo' | 'moveCount'> {
    const { match } = this;
    const prompts = match.prompts();
    const looking = whoLooks(prompts, this.company());
    return {
      view: match.view(looking.eyes),
      prompts,
      looking,
      outcome: match.outcome,
      canUndo: this.mayTakeBack,
      moveCount: match.moves.length,
    };
  }

  /** Parts of the view that are as they were stay the same objects: tables compare them to know what has changed. */
  private lay(change: Partial<SessionState> & Pick<SessionState, 'view'>): void {
    this.store.setState((shown) => ({ ...change, view: sharedJson(shown.view, change.view) }));
  }
}
