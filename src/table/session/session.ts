import { createStore, type StoreApi } from 'zustand/vanilla';

import { CLOCK, type AnyGame, type GameEvent, type Seat } from '@/engine/game';
import { sharedJson } from '@/engine/json';
import type { Told } from '@/engine/moments';
import type { Referee, Standing, Step, Verdict } from '@/referee/referee';
import type { Sharing } from '@/store/seats';

import type { AnyGameTable, TimeToThink } from '../contract';
import { Autosave } from './autosave';
import { Automatons } from './automatons';
import { EventFeed } from './eventFeed';
import { isPerson, peopleOf } from './eyes';
import { EMPTY_LOG, recallLog, shortened } from './logBook';
import { lineAt, type LogLine } from './logLines';
import { Memory } from './memory';
import { Pauses } from './pauses';
import type { SessionSetup, SessionState } from './sessionState';
import { SharedScreen, type Present } from './sharedScreen';
import { TakingBack } from './takingBack';
import { timeToThinkAt } from './timeToThink';

/** One screen at a match: asks the referee, lets the table tell what it is told, and sees to bots, saving and privacy. */
export class Session {
  readonly store: StoreApi<SessionState>;
  readonly feed: EventFeed;
  readonly names: readonly string[];
  readonly timeToThink: TimeToThink;
  private readonly referee: Referee;
  /** Whoever may come to look at this screen. */
  private readonly eyes: readonly Seat[];
  /** Where the match stands; what is on the screen may still be on its way there. */
  private newest: Standing;
  private table: AnyGameTable | undefined;
  private readonly screen: SharedScreen;
  private readonly autosave: Autosave;
  private readonly automatons: Automatons;
  private readonly pauses: Pauses;
  private readonly memory: Memory;
  private readonly takingBack: TakingBack;
  /** Seats whose last move has not been answered yet. */
  private readonly unanswered = new Set<Seat>();
  /** Time stands still while there is no table, and while something is told: nobody could act. */
  private startTime: (() => void) | undefined;

  constructor(readonly setup: SessionSetup) {
    const { referee, box, bots, players, seating, speed, botSeed } = setup;
    this.referee = referee;
    this.screen = new SharedScreen(players, seating, (view) => this.table?.corners?.(view) ?? false);
    this.names = players.map(({ name }) => name);
    this.timeToThink = timeToThinkAt(referee);
    this.eyes = [CLOCK, ...peopleOf(players)];
    this.feed = new EventFeed(speed, {
      view: () => this.store.getState().view,
      show: (view) => this.lay({ view }),
      quiet: () => this.settleAll(),
    });
    this.autosave = new Autosave(() => setup.keep(), (words) => this.note(words));
    this.automatons = new Automatons({
      bots, referee, players, botSeed,
      isLive: () => this.live,
      stir: () => this.advance(),
      setThinking: (thinking) => this.setThinking(thinking),
    });
    this.pauses = new Pauses(referee, this.automatons.time, (covered) => this.setCovered(covered));
    this.newest = referee.subscribe(this.eyes, { onStep: (step) => this.record(step), onStanding: (standing) => this.goBack(standing) }).standing;
    this.memory = new Memory(box.game, referee, this.names, this.newest.moveCount);
    this.stopTime();
    this.store = createStore<SessionState>(() => ({
      ...this.present(),
      telling: false,
      saying: undefined,
      ...EMPTY_LOG,
      refusal: undefined,
      notice: undefined,
      thinking: false,
      seating,
      covered: false,
    }));
    this.takingBack = new TakingBack({ store: this.store, screen: this.screen, names: this.names, newest: () => this.newest, isTelling: () => this.feed.telling, takeBack: (seat) => this.takeBack(seat) });
  }

  /** Called when the game's own table has been loaded: only then do bots and clocks act. */
  open(table: AnyGameTable): () => void {
    this.table = table;
    this.lay(this.present());
    if (!this.feed.telling) this.goOn();
    return () => this.close();
  }

  close(): void {
    this.table = undefined;
    this.stopTime();
    this.automatons.stop();
    this.flush();
  }

  get game(): AnyGame {
    return this.setup.box.game;
  }

  get gameTable(): AnyGameTable | undefined {
    return this.table;
  }

  get live(): boolean {
    return this.table?.live?.(this.newest.view(CLOCK)) ?? false;
  }

  /** How things stand for somebody at this screen, whether it has been told already or not. */
  viewOf(eyes: Seat): unknown {
    return this.newest.view(eyes);
  }

  /** Plays for a person; false: refused, and the words are in `refusal`. */
  async playAs(seat: Seat, move: unknown): Promise<boolean> {
    if (!isPerson(this.setup.players, seat)) return this.refuse(`${this.names[seat] ?? 'This seat'} is not yours to play.`);
    if (this.feed.telling && !this.live) {
      this.skip();
      return false;
    }
    // A second touch before the answer is no second move; where hands are quick it is.
    if (this.unanswered.has(seat) && !this.live) return false;
    const turnedDown = this.setup.refusal?.(seat, move);
    if (turnedDown !== undefined) return this.refuse(turnedDown);
    this.unanswered.add(seat);
    const verdict = await this.referee.submit(seat, move);
    this.unanswered.delete(seat);
    return this.hear(verdict);
  }

  async play(move: unknown): Promise<boolean> {
    const { acting } = this.store.getState().looking;
    if (acting === undefined) return this.refuse('It is not your turn.');
    return this.playAs(acting, move);
  }

  legal(seat: Seat): Iterable<unknown> {
    if ((this.feed.telling && !this.live) || this.newest.outcome || !this.eyes.includes(seat)) return [];
    return this.game.moves(this.newest.view(seat), seat);
  }

  /** Milliseconds on the referee's clock. */
  clock(): number {
    return this.referee.clock();
  }

  skip(): void {
    this.feed.skip();
  }

  undo(): Promise<boolean> {
    return this.takingBack.undo();
  }

  answerUndo(wanted: boolean): Promise<boolean> {
    return this.takingBack.answer(wanted);
  }

  private async takeBack(seat: Seat): Promise<boolean> {
    this.automatons.stop();
    const undone = this.hear(await this.referee.takeBack(seat));
    this.advance();
    return undone;
  }

  /** Asks for the sentences from before the match was opened. */
  recallLog(eyes: Seat): void {
    recallLog(eyes, this.memory, {
      get: () => this.store.getState(),
      set: (earlierLog) => this.store.setState({ earlierLog }),
      moveCount: () => this.newest.moveCount,
    });
  }

  /** What led up to a sentence of the log, for a picture of it. */
  readonly storyOf = (line: LogLine): Promise<readonly Told<unknown>[]> => this.memory.story(line);

  /** Asks what the last move before the match was opened brought about. */
  recallLastEvents(): void {
    const { moveCount, looking } = this.store.getState();
    void this.memory.recallEvents(moveCount - 1, looking.eyes).then(() => this.store.setState({ lastEvents: this.lastEvents() }));
  }

  refuse(words: string, rule?: string): false {
    this.store.setState(({ refusal }) => ({ refusal: { words, rule, count: (refusal?.count ?? 0) + 1 } }));
    return false;
  }

  forgetRefusal(): void {
    this.store.setState({ refusal: undefined });
  }

  /** Something that everybody at this screen should know, once. */
  note(words: string): void {
    this.store.setState({ notice: words });
  }

  forgetNotice(): void {
    this.store.setState({ notice: undefined });
  }

  /** The person to whom the device was passed says so. */
  takeDevice(): void {
    this.screen.passedOn(this.store.getState().looking.passTo);
    this.lay(this.present());
  }

  get sharing(): Sharing | undefined {
    const { seating } = this.screen;
    return seating === 'solo' ? undefined : seating;
  }

  setSharing(sharing: Sharing): void {
    this.screen.seating = sharing;
    this.lay({ ...this.present(), seating: sharing });
    this.autosave.changed();
  }

  /** Time stands still while anything covers the table. */
  pause(reason: string): () => void {
    return this.pauses.pause(reason);
  }

  /** The table itself stops its time, in sight of everybody. */
  holdTime(): () => void {
    return this.pauses.holdTime();
  }

  /** Somebody may be about to leave. While a clock runs, what has run since the last move is written too. */
  flush(): void {
    if (this.referee.timeLeft(CLOCK) !== undefined) this.autosave.changed();
    this.autosave.flush();
  }

  /** Lets whoever is not a person act next. */
  advance(): void {
    if (this.table && !this.feed.telling && !this.setup.botsWait?.()) this.automatons.wake(this.newest, this.setup.speed());
  }

  private setCovered(covered: boolean): void {
    if (this.store.getState().covered !== covered) this.store.setState({ covered });
  }

  private setThinking(thinking: boolean): void {
    if (this.store.getState().thinking !== thinking) this.store.setState({ thinking });
  }

  private hear(verdict: Verdict): boolean {
    return verdict.ok || this.refuse(verdict.words, verdict.rule);
  }

  private stopTime(): void {
    this.startTime ??= this.referee.hold();
  }

  private goOn(): void {
    this.startTime?.();
    this.startTime = undefined;
    this.advance();
  }

  private record(step: Step): void {
    this.newest = step.after;
    this.screen.movedBy(step.by, this.newest);
    this.autosave.changed();
    const lines = this.memory.keep(step, this.eyes);
    const { looking, view: before } = this.store.getState();
    const told = step.told(looking.eyes);
    const after = { ...this.present(), refusal: undefined };
    const settle = () => this.lay({ ...after, saying: undefined, log: [...this.store.getState().log, ...lines] });
    if (this.live) {
      settle();
      this.feed.tellLive(step.by, told, before);
      this.goOn();
      return;
    }
    this.stopTime();
    this.store.setState({ telling: true, prompts: [], canUndo: false, takingBack: undefined, refusal: undefined });
    this.feed.push({ seat: step.by, told, settle, say: (place) => this.say(lineAt(lines, looking.eyes, place)) });
  }

  /** What has no words leaves those before it standing. */
  private say(line: LogLine | undefined): void {
    if (line) this.store.setState({ saying: line.text });
  }

  /** Something was taken back. */
  private goBack(standing: Standing): void {
    this.newest = standing;
    const { moveCount } = standing;
    this.automatons.stop();
    this.memory.shorten(moveCount);
    this.lay({ ...this.present(), refusal: undefined, ...shortened(this.store.getState(), moveCount) });
    this.autosave.changed();
    this.advance();
  }

  private settleAll(): void {
    this.lay({ ...this.present(), telling: false });
    if (this.table) this.goOn();
  }

  private lastEvents(): readonly GameEvent[] | undefined {
    const { moveCount, looking } = this.store.getState();
    return this.memory.eventsOf(moveCount - 1, looking.eyes);
  }

  private present(): Present {
    return this.screen.present(this.newest, this.memory);
  }

  /** Parts of the view that are as they were stay the same objects: tables compare them to know what has changed. */
  private lay(change: Partial<SessionState> & Pick<SessionState, 'view'>): void {
    this.store.setState((shown) => ({ ...change, view: sharedJson(shown.view, change.view) }));
  }
}
