import type { Seat } from '@/engine/game';

import type { CardId } from '../content/cards';
import type { CharacterId } from '../content/characters';
import type { GridSize, Spot } from './geometry';
import type { Options } from './options';

export const ROUNDS = 5;
export const START_HEARTS = 10;
export const START_BULLETS = 10;
export const MAX_HEARTS = 10;
export const MAX_BULLETS = 12;
export const RELOADED_BULLETS = 10;

/** In the deck of somebody who may not know it. */
export const HIDDEN_CARD: CardId = '';

export interface DeckCard {
  card: CardId;
  turns: number;
}

/** One place of the grid. Without `card` it is bare and the rest is at rest. */
export interface Space {
  card?: CardId;
  /** Clockwise quarter turns, 0 to 3. */
  turns: number;
  cubes: number;
  /** Flipped: lies face down until the round end. */
  used: boolean;
  /** Somebody arrived on it this round while it was face up. */
  touched: boolean;
}

export interface HeldBounty {
  readonly card: CardId;
  readonly jailed: boolean;
}

/** A path: where it starts, and every space it steps on. */
export interface Plan {
  readonly start: Spot;
  readonly steps: readonly Spot[];
}

/** One of the two numbers is 0. */
export interface Bid {
  readonly bullets: number;
  readonly hearts: number;
}

export interface Hunter {
  character: CharacterId;
  /** The character, or 'none' when powers are off. */
  power: CharacterId | 'none';
  /** Set where the game is played without the forced march. */
  tireless?: true;
  /** Set where the second printing of the rules is played. */
  printing?: 2;
  /** A grid space, or NOWHERE before the first step. */
  spot: Spot;
  hearts: number;
  bullets: number;
  cash: number;
  /** In the order of capture. The list is replaced, never changed: copies of a hunter share it. */
  bounties: readonly HeldBounty[];
  nextStepFree: boolean;
  nextStepPlus: number;
  /** The Field Doctor's discount of this round is spent. */
  doctored: boolean;
  /** Ran out of bullets in this beat; settled before the beat ends. */
  gunEmpty: boolean;
  /** Lost the last heart. */
  down: boolean;
  /** Public: whether a path is locked, and whether a bid is in. */
  locked: boolean;
  hasBid: boolean;
  /** Secret until everybody has locked. */
  plan?: Plan;
  /** Secret until everybody has bid. */
  bid?: Bid;
}

/** All that prices and powers depend on besides what is done. */
export type Payer = Pick<Hunter, 'bullets' | 'hearts' | 'power' | 'tireless' | 'printing' | 'nextStepFree' | 'nextStepPlus' | 'doctored'>;

/** A contested bounty of the current beat. */
export interface Auction {
  spot: Spot;
  card: CardId;
  bidders: Seat[];
  /** Solo riders that want it too (indexes). */
  riders: number[];
}

/** Where the round's walk stands while bids are awaited. */
export interface Walk {
  beat: number;
  beats: number;
  auctions: Auction[];
}

/** Players who are tied for the first place, thumbs on the glass. */
export interface Duel {
  /** Who has not drawn too early. */
  standing: Seat[];
  thumbs: Seat[];
  /** Milliseconds from the last thumb to the signal; secret, and there while every thumb is down. */
  wait?: number;
  signalled: boolean;
}

export type Phase = 'planning' | 'bidding' | 'duel' | 'over';

export interface State {
  options: Options;
  phase: Phase;
  round: number;
  size: GridSize;
  grid: Space[];
  /** Top card last. */
  deck: DeckCard[];
  discard: CardId[];
  hunters: Hunter[];
  walk?: Walk;
  /** Solo: the die that fixed each rider's line this round; empty while not rolled. */
  riderLines: number[];
  /** Solo: bounties the Rival has captured. */
  rivalBounties: CardId[];
  /** Players tied for first place after every tie-break. */
  tied: Seat[];
  /** While the quick draw goes on. */
  duel?: Duel;
  /** Who won the duel or roll-off. */
  duelWinner?: Seat;
}

export const isSolo = (state: State): boolean => state.options.seats === 1;
