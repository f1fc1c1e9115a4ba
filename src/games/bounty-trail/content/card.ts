import type { GangId } from './gangs';

/** The eight sides of a card, clockwise; a `Direction` is an index into them. */
export const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Side = (typeof SIDES)[number];

export const COLOURS = ['green', 'yellow', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** How hard a colour is, 1 to 4. */
export const difficultyOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1;

export const KINDS = ['bounty', 'supply', 'place', 'hazard', 'chance'] as const;
export type Kind = (typeof KINDS)[number];

/** What one side of a card asks of somebody who arrives there. */
export const ENTRIES = [
  'blind', 'sealed', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'h1', 'h2', 'h3', 'bHalf', 'hHalf',
] as const;
export type Entry = (typeof ENTRIES)[number];

/** The entries of a card that lies upright, in the order of `SIDES`. */
export type Ring = readonly [Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry];

export interface Stock {
  readonly bullets: number;
  readonly hearts: number;
  readonly cash: number;
}

export const TRIGGERS = ['resolve', 'first', 'last', 'short', 'endOfGame'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Positive numbers are gains, negative ones the roller's own loss. */
export type DieFace = Partial<Stock>;
export type DieFaces = readonly [DieFace, DieFace, DieFace, DieFace, DieFace, DieFace];

export type Operation =
  | ({ readonly op: 'gain' } & Partial<Stock>)
  | { readonly op: 'raiseTo'; readonly bullets?: number; readonly hearts?: number }
  | { readonly op: 'nextStepFree' }
  | { readonly op: 'nextStepPlus'; readonly bullets: number }
  | { readonly op: 'jailHighest' }
  | { readonly op: 'cashPerBounty'; readonly amount: number }
  | { readonly op: 'cashPerStep'; readonly amount: number; readonly over: number }
  | { readonly op: 'cashPerCube'; readonly amount: number }
  | { readonly op: 'othersLose'; readonly scope: 'all' | 'adjacent'; readonly bullets?: number; readonly hearts?: number }
  | { readonly op: 'roll'; readonly faces: DieFaces }
  | { readonly op: 'gainIf'; readonly if: 'leastMoney'; readonly cash: number }
  | { readonly op: 'gangBonus'; readonly gang: GangId; readonly amount: number };

export interface Effect {
  readonly when: Trigger;
  readonly do: readonly Operation[];
  /** For people; the operations are what counts. */
  readonly text: string;
}

/** One line of a card table; what a card does not have is left out. */
export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** Printed $, of bounties only. */
  readonly bounty?: number;
  readonly gang?: GangId;
  readonly entry: Ring;
  readonly exits?: readonly Side[];
  readonly rewards?: Partial<Stock>;
  readonly effect?: Effect;
  readonly timer?: number;
  readonly persistent?: boolean;
  readonly fromRulebook?: boolean;
  readonly flavour: string;
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly kind: Kind;
  /** Printed $; 0 for everything that is not a bounty. */
  readonly bounty: number;
  readonly gang: GangId | undefined;
  readonly entry: Ring;
  /** Directions by which a path may leave; undefined: all of them. */
  readonly exits: readonly number[] | undefined;
  readonly rewards: Stock;
  readonly effect: Effect | undefined;
  /** Slots for cubes; 0: the card waits for ever. */
  readonly timer: number;
  readonly persistent: boolean;
  readonly fromRulebook: boolean;
  readonly flavour: string;
}
