import type { Achievement } from './achievements';
import type { Bot, Thinking } from './bots/bot';
import type { AnyCampaign } from './campaign/campaign';
import type { BaseOptions, Game, GameEvent, Prompt, Seat } from './game';
import { own } from './own';

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What is said about a way of playing. */
export interface TemperamentLabel {
  /** "Greedy". */
  readonly label: string;
  readonly words: string;
}

/** A way of playing that a computer player of any level may have. */
export interface Temperament<S, M> extends TemperamentLabel {
  readonly bots: Readonly<Record<BotLevel, Bot<S, M>>>;
}

/** One game a day, the same for everybody who plays it that day. */
export interface DailyGame<O extends BaseOptions = BaseOptions> {
  readonly options: O;
  readonly seed: string;
  /** "Today’s hunt". */
  readonly title: string;
  /** What to expect, in a sentence. */
  readonly words: string;
}

/** When a prompt of the seat CLOCK is answered, and with what. */
export interface ClockPlan<M> {
  readonly move: M;
  /** Milliseconds of table time from the moment the prompt appeared; table time stands still behind menus. */
  readonly afterMs: number;
}

/** A clock by which players are measured. Their moves carry its time; the referee stamps them. */
export interface GameClock<S, M> {
  /** Which run of the clock this is ("round 2"): another name starts another run. Undefined: nothing is measured now. */
  run(state: S): string | undefined;
  /** What it showed at the newest move: never less afterwards, and a match opened again goes on from there. */
  reached(state: S): number;
  /** Whether it goes on, or waits for a move to start it. */
  runs(state: S): boolean;
  stamp(move: M, t: number): M;
}

/** How long people may think about a question, and what is played for whoever has not answered by then. */
export interface TimeLimit<S, M> {
  /** Which question it is ("round 2") and the milliseconds of table time for it. Undefined: as long as they like. */
  of(state: S, prompt: Prompt): { readonly question: string; readonly ms: number } | undefined;
  /** Milliseconds that somebody who asks for more gets, each time. */
  readonly more: number;
  /** The answer when time is up, from what this seat may know. `sketch` is what this person has drawn so far, unchecked: it came from a screen. */
  answer(view: S, seat: Seat, sketch: unknown): M;
}

/** What somebody has asked to play. */
export interface Hand<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** Hands that act in the same moment: the referee gathers them, so that nobody wins by being heard first. */
export interface SameMoment<S, M> {
  /** For how many milliseconds a move waits for others of its kind; 0: it is played at once. */
  waits(state: S, seat: Seat, move: M): number;
  /** The one move that they come to, of a seat or of CLOCK, and whose hands are in it. Undefined: none. */
  join(state: S, hands: readonly Hand<M>[]): (Hand<M> & { readonly of: readonly Seat[] }) | undefined;
}

/** A game and who keeps its time: all that people need to play it. */
export interface Rules<S, M, O extends BaseOptions = BaseOptions, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, O, E>;
  /**
   * Sends for what a match with these options needs and this app has not fetched yet; without options, for what any match
   * may need. Undefined where nothing is missing: a browser fetches, everywhere else all of it is there from the beginning.
   * Whoever sets a match up or opens one waits for it; the game itself never does.
   */
  prepare?(options?: O): Promise<unknown> | undefined;
  /** What *Play now* changes of the defaults for somebody who has never played this box here: the easiest situation, aids on. */
  readonly firstGame?: Partial<O>;
  /** By id; each bot at a table gets one, chosen or dealt. */
  readonly temperaments?: Readonly<Record<string, TemperamentLabel>>;
  /**
   * Asked when a CLOCK prompt appears; prompts of one kind without a gap between them are one clock.
   * Undefined: the clock does not run yet; asked again after the next move.
   * Without it, a CLOCK prompt is answered by the first legal move of CLOCK as soon as the events are told.
   */
  clock?(state: S, prompt: Prompt): ClockPlan<M> | undefined;
  readonly stopwatch?: GameClock<S, M>;
  readonly sameMoment?: SameMoment<S, M>;
  readonly timeLimit?: TimeLimit<S, M>;
}

/** A game with its computer players: all that a simulation, a test or the shelf needs to run it. */
export interface Box<S, M, O extends BaseOptions = BaseOptions, E extends GameEvent = GameEvent> extends Rules<S, M, O, E> {
  readonly bots: Readonly<Record<BotLevel, Bot<S, M>>>;
  /** What the levels are called at this table, where they have names of their own. */
  readonly levels?: Readonly<Record<BotLevel, string>>;
  readonly temperaments?: Readonly<Record<string, Temperament<S, M>>>;
  /** Judged when a match ends, for every person at the table. */
  readonly achievements?: readonly Achievement<S, E>[];
  /** The game of a calendar day ("2031-05-04"), found in slices. Which day it is, the app says. */
  daily?(day: string): Thinking<DailyGame<O>>;
  /** Stories over several matches, of this game and of others. */
  readonly campaigns?: readonly AnyCampaign[];
}

export type AnyRules = Rules<unknown, unknown, BaseOptions, GameEvent>;
export type AnyBox = Box<unknown, unknown, BaseOptions, GameEvent>;

/** The computer player of a level, with its temperament if it has one that the box knows. */
export const botFor = <S, M, O extends BaseOptions, E extends GameEvent>({ bots, temperaments }: Box<S, M, O, E>, level: BotLevel, temperament?: string): Bot<S, M> =>
  (temperament === undefined ? undefined : own(temperaments, temperament)?.bots[level]) ?? bots[level];
