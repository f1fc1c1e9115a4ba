import type { Arriving } from '@/box/arriving';
import type { AnyBox, AnyRules } from '@/engine/box';
import type { GameEvent, Outcome, Prompt, Seat } from '@/engine/game';
import type { Referee } from '@/referee/referee';
import type { SeatPlayer } from '@/store/seats';
import type { Speed } from '@/store/settings';
import type { Written } from '@/store/storage/document';

import type { Seating } from '../contract';
import type { Looking } from './eyes';
import type { Log } from './logBook';

export interface ShownRefusal {
  /** The rule's id, if a rule speaks and not the app. */
  readonly rule?: string;
  readonly words: string;
  /** Tells two equal refusals in a row apart. */
  readonly count: number;
}

/** What the screen shows. The match may be ahead by the moves that are still being told. */
export interface SessionState extends Log {
  /** As `looking.eyes` may know it; while events are told, at the event that is told. */
  readonly view: unknown;
  readonly prompts: readonly Prompt[];
  readonly looking: Looking;
  readonly telling: boolean;
  /** While events are told: the sentence about the last that has any; the log has it once the move is told to its end. */
  readonly saying: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly canUndo: boolean;
  /** Whose move is to be taken back, while that is being asked. */
  readonly takingBack: Seat | undefined;
  readonly moveCount: number;
  /** What the last move on the screen brought about; undefined: from before the match was opened, and nobody has asked yet. */
  readonly lastEvents: readonly GameEvent[] | undefined;
  readonly refusal: ShownRefusal | undefined;
  /** Something the app has to say that no move caused: it stays while others play on. */
  readonly notice: string | undefined;
  readonly thinking: boolean;
  readonly seating: Seating;
  /** Something lies over the table, so that nobody sees it. */
  readonly covered: boolean;
}

export interface SessionSetup {
  /** Rules and words; the match itself is behind the referee. */
  readonly box: AnyRules;
  /** The box with its computer players, who may come later than the table. */
  readonly bots: Arriving<AnyBox>;
  readonly referee: Referee;
  readonly players: readonly SeatPlayer[];
  readonly seating: Seating;
  speed(): Speed;
  /** What the fancies of the bots are drawn from. */
  readonly botSeed: string;
  /** Stores the match; called soon after every change and before the app goes. Undefined: there is nothing to store. */
  keep(): Written | undefined;
  /** A lesson may turn a person's move down, in words, before the rules see it. */
  refusal?(seat: Seat, move: unknown): string | undefined;
  /** A lesson moves the others itself, until it lets everybody play. */
  botsWait?(): boolean;
}
