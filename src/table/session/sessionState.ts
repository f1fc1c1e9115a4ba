import type { AnyBox } from '@/engine/box';
import type { BaseOptions, GameEvent, Outcome, Prompt, Seat } from '@/engine/game';
import type { Match } from '@/engine/match';
import type { SeatPlayer } from '@/store/seats';
import type { Speed } from '@/store/settings';
import type { Written } from '@/store/storage/document';

import type { Seating } from '../contract';
import type { Looking } from './eyes';
import type { LogLine } from './logLines';

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
  /** As `looking.eyes` may know it; while events are told, at the event that is told. */
  readonly view: unknown;
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
  /** The end is told to a campaign at once: then nothing is taken back any more. */
  readonly endIsFinal?: boolean;
  /** A lesson may turn a person's move down, in words, before the rules see it. */
  turnDown?(seat: Seat, move: unknown): string | undefined;
  /** A lesson moves the others itself, until it lets everybody play. */
  botsWait?(): boolean;
}
