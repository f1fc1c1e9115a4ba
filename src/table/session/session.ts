import { createStore, type StoreApi } from 'zustand/vanilla';

import type { AnyBox } from '@/engine/box';
import { BadInput, Refusal } from '@/engine/errors';
import { CLOCK, type BaseOptions, type GameEvent, type Outcome, type Prompt, type Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';
import type { Match } from '@/engine/match';
import { Replayer } from '@/engine/replayer';
import type { SeatPlayer, Sharing } from '@/store/seats';
import type { Speed } from '@/store/settings';
import type { Written } from '@/store/storage/document';

import type { AnyGameTable, Seating } from '../contract';
import { Autosave } from './autosave';
import { Automatons } from './automatons';
import { EventFeed } from './eventFeed';
import { holderAfter, isPerson, whoLooks, type Company, type Looking } from './eyes';
import { logLinesOf, logOfReplay, mayKnow, type LogLine } from './logLines';
import { TableTime } from './tableTime';

export type AnyMatch = Match<unknown, unknown, BaseOptions, GameEvent>;

export interface Rebuff {
  /** The rule's id, if a rule speaks and not the app. */
  readonly rule?: string;
  readonly words: string;
  /** Tells two equal refusals in a row apart. */
  readonly count: number;
}

/** What the screen shows. The match itself may be ahead by the moves that are still being told. */
export interface SessionState {
  readonly shown: unknown;
  readonly prompts: readonly Prompt[];
  readonly looking: Looking;
  readonly telling: boolean;
  readonly outcome: Outcome | undefined;
  readonly canUndo: boolean;
  readonly moveCount: number;
  /** Sentences since the match was opened. */
  readonly log: readonly LogLine[];
  readonly rebuff: Rebuff | undefined;
  /** Something the app has to say that no move caused: it stays while others play on. */
  readonly notice: string | undefined;
  readonly thinking: boolean;
  readonly seating: Seating;
  /** Something lies over the table, so that nobody sees it. */
  readonly covered: boolean;
}

export interface SessionSetup {
  readonly box: AnyBox;
  readonly match: AnyMatch;
  readonly players: readonly SeatPlayer[];
  readonly seating: Seating;
  speed(): Speed;
  /** Stores the match; called soon after every change and before the app goes. Undefined: there is nothing to store. */
  keep(match: AnyMatch): Written | undefined;
  /** A lesson may turn a person's move down, in words, before the rules see it. */
  turnDown?(seat: Seat, move: unknown): string | undefined;
  /** A lesson moves the others itself, until it lets everybody play. */
  botsWait?(): boolean;
}

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
  /** How many moves the match had when it was opened; their sentences are told again only when somebody asks. */
  private openedAt: number;
  private earlierLines: readonly LogLine[] | undefined;
  /** Why the last attempt to store the match failed: it is said once, not after every move. */
  private savingTrouble: string | undefined;
  /** Events by move, as far as they were told in this sitting. */
  private readonly told = new Map<number, readonly GameEvent[]>();

  constructor(readonly setup: SessionSetup) {
    this.match = setup.match;
    this.seating = setup.seating;
    this.openedAt = setup.match.moves.length;
    this.names = setup.players.map(({ name }) => name);
    this.feed = new EventFeed(setup.speed, () => this.settleAll());
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
    this.store.setState(this.present());
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
    let events: readonly GameEvent[];
    try {
      events = this.match.play(seat, move);
    } catch (error) {
      if (error instanceof Refusal) return this.rebuff(error.words, error.rule);
      if (error instanceof BadInput) return this.rebuff(error.message);
      throw error;
    }
    this.holder = holderAfter(seat, this.company());
    this.autosave.changed();
    this.record(seat, events);
    return true;
  }

  legal(seat: Seat): Iterable<unknown> {
    return this.feed.telling && !this.live ? [] : this.match.legal(seat);
  }

  skip(): void {
    this.feed.skip();
  }

  undo(): boolean {
    this.automatons.stop();
    const undone = this.match.undo();
    if (undone) {
      const moveCount = this.match.moves.length;
      this.openedAt = Math.min(this.openedAt, moveCount);
      this.store.setState(({ log }) => ({ ...this.present(), rebuff: undefined, log: log.filter((line) => line.move < moveCount) }));
      this.autosave.changed();
    }
    this.advance();
    return undone;
  }

  /** Every sentence so far that these eyes may read. */
  readLog(log: readonly LogLine[], eyes: Seat): readonly LogLine[] {
    const { match, names } = this;
    this.earlierLines ??= logOfReplay(match.game, Replayer.ofMatch(match), this.openedAt, names);
    const earlier = this.earlierLines.filter((line) => line.move < this.openedAt);
    return [...earlier, ...log].filter((line) => mayKnow(line.to, eyes));
  }

  /** What the last move on the screen brought about. */
  lastEvents(): readonly GameEvent[] {
    const { moveCount, looking } = this.store.getState();
    if (moveCount === 0) return [];
    const move = moveCount - 1;
    const events = this.told.get(move) ?? Replayer.ofMatch(this.match).events(move);
    this.told.set(move, events);
    return events.filter((event) => mayKnow(event.to, looking.eyes));
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
    this.store.setState(this.present());
  }

  get sharing(): Sharing | undefined {
    return this.seating === 'solo' ? undefined : this.seating;
  }

  setSharing(sharing: Sharing): void {
    this.seating = sharing;
    this.store.setState({ ...this.present(), seating: sharing });
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

  private record(seat: Seat, events: readonly GameEvent[]): void {
    const { match } = this;
    const move = match.moves.length - 1;
    this.told.set(move, events);
    const lines = logLinesOf(match.game, { move, seat, events, state: match.state }, this.names);
    const after = { ...this.present(), rebuff: undefined };
    const settle = () => this.store.setState(({ log }) => ({ ...after, log: [...log, ...lines] }));
    if (this.live) {
      settle();
      this.feed.tellLive(seat, this.visible(events));
      this.advance();
      return;
    }
    this.store.setState({ telling: true, prompts: [], canUndo: false, rebuff: undefined });
    this.feed.push({ seat, events: this.visible(events), settle });
  }

  private visible(events: readonly GameEvent[]): readonly GameEvent[] {
    const { eyes } = this.store.getState().looking;
    return events.filter((event) => mayKnow(event.to, eyes));
  }

  private settleAll(): void {
    this.store.setState({ ...this.present(), telling: false });
    this.advance();
  }

  /** Lets whoever is not a person act next. */
  advance(): void {
    if (this.table && !this.feed.telling && !this.setup.botsWait?.()) this.automatons.wake(this.table, this.setup.speed());
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

  private present(): Pick<SessionState, 'shown' | 'prompts' | 'looking' | 'outcome' | 'canUndo' | 'moveCount'> {
    const { match } = this;
    const prompts = match.prompts();
    return {
      shown: match.state,
      prompts,
      looking: whoLooks(prompts, this.company()),
      outcome: match.outcome,
      canUndo: match.canUndo,
      moveCount: match.moves.length,
    };
  }
}
