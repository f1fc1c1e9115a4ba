import type { ReactNode } from 'react';

import type { Arriving } from '@/box/arriving';
import type { GameEvent, Outcome, Prompt, Seat } from '@/engine/game';
import type { SeatPlayer, Seating } from '@/store/seats';
import type { Speed } from '@/store/settings';

import type { Edge } from './board/edges';
import type { Size } from './board/fit';
import type { Forecast } from './kit/forecast/forecast';
import type { Goal, Opening } from './kit/goal/goal';
import type { Moment, MomentPainter, MomentStory } from './kit/moment/moment';
import type { Lesson } from './learn/lesson';

/** What the seats bar writes beside a name: short, and complete in words for a screen reader. */
export interface SeatStatus {
  /** A few characters: "37", "♥♥♡". */
  readonly short: string;
  /** The same in words: "37 points", "2 of 3 hearts". */
  readonly words: string;
  /** How much of the way to victory is done, 0 to 1: draws a bar below the name. */
  readonly share?: number;
}

/** What a long press, the mouse pointer or the keyboard focus tells about a thing on the table. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** A rule's id in the catalogue; the card then links to it. */
  readonly ruleId?: string;
  /** The number behind it, with every reason. */
  readonly forecast?: Forecast;
  /** A long press on a card shows it large, as a card, drawn in this much room. */
  picture?(room: Size): ReactNode;
}

export type TableMode = 'play' | 'replay' | 'learn';

/** What a screen on which somebody thinks says to the referee and asks of it. */
export interface TimeToThink {
  /** The question is before this person's eyes: time runs from now on. Saying so again changes nothing. */
  begin(seat: Seat): void;
  /** What this person has drawn so far, as plain data: it is completed and played when time is up. */
  sketch(seat: Seat, sketch: unknown): void;
  more(seat: Seat): void;
  /** Milliseconds; undefined: nobody counts. */
  left(seat: Seat): number | undefined;
}

/** Everything a game's table gets. Moves go out through `play`; nothing else changes anything. */
export interface TableProps<S, M> {
  /** The state as `seat` may know it. While events are told it goes with them, from one to the next. */
  readonly view: S;
  /** Whose eyes look: a seat, or CLOCK when the screen shows only what everybody may see. */
  readonly seat: Seat;
  /** What the last move brought about, as far as these eyes may know: to mark it, and to show dice as they lie. */
  lastEvents(): readonly GameEvent[];
  /** A move is being told event by event: nobody can act, and nothing is asked. Never in real time. */
  readonly telling: boolean;
  /** Open decisions of everybody, bots and the clock included. Empty while events are told. */
  readonly prompts: readonly Prompt[];
  /** Those among them that people at this screen may answer right now: what glows follows from these. */
  readonly mine: readonly Prompt[];
  readonly players: readonly SeatPlayer[];
  readonly names: readonly string[];
  readonly seating: Seating;
  readonly mode: TableMode;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  readonly leftHanded: boolean;
  /**
   * Plays for the person who is asked (`seat`, or else the first person with a prompt). Comes to true: played; to false:
   * refused, and the reason already stands in a bubble where the finger was.
   */
  play(move: M): Promise<boolean>;
  /** The same for one seat among several who act on one screen. Refuses seats of bots. */
  playAs(seat: Seat, move: M): Promise<boolean>;
  /** The legal moves of a seat, lazily; empty while events are told. */
  legal(seat: Seat): Iterable<M>;
  /**
   * What a person at this screen knows, where the screen shows only what everybody may see: for drawers of their own
   * that are seen only while they are held. For anybody else it is `view`.
   */
  knownTo(seat: Seat): S;
  /** Shows words at the last touch point, as if a rule had refused: for "nothing to do here" on the board. */
  explainRefusal(ruleId: string, words: string): void;
  /**
   * Milliseconds on the referee's clock, for showing: the time that moves are stamped with where the box has a
   * `stopwatch`, otherwise since the match was opened. It stands still behind menus.
   */
  clock(): number;
  /** The time that people have for a question where the game limits it; the referee counts it. */
  readonly timeToThink: TimeToThink;
  /** A menu, a privacy screen or another app covers the table: its time stands still. */
  readonly covered: boolean;
  /** Holds the table's time until the returned function is called: for a countdown. */
  holdTime(): () => void;
  /** Leaves this match for a new one of the same people; only where a match can be started. */
  startOver?(options: unknown): void;
}

/**
 * A game's side of the table, the default export of `src/games/<box>/table/index.tsx`. That module is loaded after
 * Skia is, so it and everything it imports may import Skia.
 */
export interface GameTable<S, M, E extends GameEvent = GameEvent> {
  Board(props: TableProps<S, M>): ReactNode;
  /** What the goal bar always shows, for the eyes of a seat (or CLOCK). */
  goal?(view: S, seat: Seat): Goal;
  /** The card before the first move, for the eyes of a seat (or CLOCK). */
  opening?(view: S, seat: Seat): Opening;
  /** Beside each name in the goal bar. */
  seatStatus?(view: S, seat: Seat): SeatStatus | undefined;
  /**
   * Whether hands play in real time now: the view is then always the newest one, events are told while play goes on,
   * and every bot acts at its own pace.
   */
  live?(view: S): boolean;
  /**
   * Around one screen, everybody answers secret prompts at the same time in a corner of their own, shielded by hand: no
   * privacy screen then, and `view` shows only what everybody may see.
   */
  corners?(view: S): boolean;
  /** Around one screen, the edge at which one of these people sits; absent: everybody has one of their own (`edgesOf`). */
  edgeOf?(people: readonly Seat[], seat: Seat): Edge;
  /**
   * How many milliseconds went by between the move before and this one, where that was part of the game: a replay lets
   * as much time pass. Undefined: people were only thinking.
   */
  gap?(before: S, move: M): number | undefined;
  /** Where the match stands, in a few words for the saves list: "Round 2 of 5". */
  summary?(view: S): string;
  /** Where nobody wins or loses, as when a chapter has been read: what stands over the end, instead of a score. */
  headline?(view: S): string;
  /** The last picture of the story, in the result sheet. */
  Ending?(props: { readonly view: S }): ReactNode;
  /** Below the words of the result: how it came about, in the box's own numbers. */
  Account?(props: { readonly view: S }): ReactNode;
  /** How decisive an event was; the highest becomes the "decisive moment" of the result sheet. */
  weigh?(event: E, outcome: Outcome): number;
  /** What such a moment is called and known by, for the picture of it that can be shared; `story` is what led up to it. */
  moment?(event: E, story?: MomentStory<S, E>): Moment | undefined;
  /** The board at that moment, drawn by the box itself in units of its own. It arrives when a match is over: nothing of it is needed to play. */
  readonly momentScene?: Arriving<MomentPainter<S, E>>;
  /** They arrive when somebody wants to learn. */
  readonly lessons?: Arriving<readonly Lesson<M, S>[]>;
}

/** Any game's table, where the furniture does not need to know its types. */
export type AnyGameTable = GameTable<unknown, unknown, GameEvent>;

export type { Lesson, Seating };
