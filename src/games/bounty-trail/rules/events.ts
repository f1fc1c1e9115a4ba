import type { Seat } from '@/engine/game';

import type { Stock } from '../content/card';
import type { CardId } from '../content/cards';
import type { Direction, Spot } from './geometry';
import type { Bid, Plan } from './state';

/** A figure that walks: a player's seat, or a solo rider's index. */
export type Figure = { readonly seat: Seat } | { readonly rider: number };

export type Stride = Figure & {
  /** NOWHERE for riders coming in from outside. */
  readonly from: Spot;
  readonly to: Spot;
  /** Number of this step, and of all steps of the path. */
  readonly step: number;
  readonly steps: number;
};

/** What somebody has after a change, so that a counter can be drawn without looking at a state. */
export interface Purse {
  readonly bullets: number;
  readonly hearts: number;
  readonly cash: number;
}

/** In the order in which they happen; one beat runs from `walked` to the next `walked` or `roundEnded`. */
export type Event =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'linesRolled'; readonly lines: readonly number[] }
  | { readonly type: 'pathLocked'; readonly seat: Seat }
  | { readonly type: 'pathsRevealed'; readonly plans: readonly Plan[]; readonly beats: number }
  | { readonly type: 'walked'; readonly beat: number; readonly beats: number; readonly strides: readonly Stride[] }
  /** Arrived on a flipped card or a bare space. */
  | { readonly type: 'foundNothing'; readonly seat: Seat; readonly spot: Spot }
  | { readonly type: 'auctionOpened'; readonly spot: Spot; readonly card: CardId; readonly seats: readonly Seat[]; readonly riders: readonly number[] }
  | { readonly type: 'bidPlaced'; readonly seat: Seat }
  | {
      readonly type: 'bidsRevealed'; readonly spot: Spot; readonly card: CardId;
      readonly bids: readonly (Bid & { readonly seat: Seat })[]; readonly riderRolls: readonly number[];
    }
  | { readonly type: 'tieRolled'; readonly seat: Seat; readonly face: number; readonly won: boolean }
  | { readonly type: 'auctionWon'; readonly seat: Seat; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'auctionTied'; readonly spot: Spot; readonly card: CardId }
  | {
      readonly type: 'paid'; readonly seat: Seat; readonly spot: Spot; readonly card: CardId;
      /** The side arrived from; absent for a winning bid. */
      readonly side?: Direction;
      readonly bullets: number; readonly hearts: number; readonly left: Purse;
    }
  | { readonly type: 'gained'; readonly seat: Seat; readonly card: CardId; readonly gain: Stock; readonly left: Purse }
  | { readonly type: 'captured'; readonly seat: Seat; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly card: CardId; readonly die: number; /** After the Chancer's +1. */ readonly face: number }
  | { readonly type: 'jailed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'nextStepChanged'; readonly seat: Seat; readonly free: boolean; readonly plus: number }
  /** Lost by a die roll of the own, or inflicted by another player. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly by: readonly Seat[]; readonly bullets: number; readonly hearts: number; readonly left: Purse }
  | { readonly type: 'gunEmptied'; readonly seat: Seat; readonly sacrificed?: CardId; readonly left: Purse }
  | { readonly type: 'wentDown'; readonly seat: Seat }
  | { readonly type: 'flipped'; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'riderTook'; readonly rider: number; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'resupplied'; readonly seat: Seat; readonly left: Purse }
  | { readonly type: 'cubePlaced'; readonly spot: Spot; readonly card: CardId; readonly cubes: number; readonly timer: number }
  | { readonly type: 'timerFull'; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'discarded'; readonly spot: Spot; readonly card: CardId }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'dealt'; readonly spot: Spot; readonly card: CardId; readonly turns: number }
  | { readonly type: 'turned'; readonly spot: Spot; readonly card: CardId; readonly turns: number }
  | { readonly type: 'duelCalled'; readonly seats: readonly Seat[] }
  | { readonly type: 'thumbLaid'; readonly seat: Seat }
  | { readonly type: 'thumbLifted'; readonly seat: Seat }
  | { readonly type: 'signalled' }
  /** Somebody has drawn: first after the signal, or too early. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly early: boolean }
  | { readonly type: 'rolledOff'; readonly rolls: readonly { readonly seat: Seat; readonly face: number }[] }
  | { readonly type: 'gameEnded'; readonly reason: 'rounds' | 'down' };
