import type { Seat } from '@/engine/game';

import type { Card } from '../content/card';
import { entryAt } from './cards';
import type { Event } from './events';
import type { Direction, Spot } from './geometry';
import { gain, purseOf, spend, reload } from './ledger';
import { priceOf, takesDoctor, FREE, type Price } from './price';
import type { Bid, Hunter } from './state';

type Tell = (event: Event) => void;

/** Somebody entering a face-up card by one of its sides. */
export interface Entering {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly card: Card;
  readonly turns: number;
  readonly side: Direction;
  readonly step: number;
}

/** `nextStepFree` and `nextStepPlus` live for exactly one step, whatever it finds. */
export function forgetStepModifiers(hunter: Hunter): void {
  hunter.nextStepFree = false;
  hunter.nextStepPlus = 0;
}

export function payEntry(hunter: Hunter, entering: Entering, tell: Tell): Price {
  const { card, seat, spot, side } = entering;
  const entry = entryAt(card, entering.turns, side);
  const price = priceOf(entry, hunter, entering.step) ?? FREE;
  if (takesDoctor(entry, hunter, entering.step, price)) hunter.doctored = true;
  spend(hunter, price.bullets, price.hearts);
  tell({ type: 'paid', seat, spot, card: card.id, side, bullets: price.bullets, hearts: price.hearts, left: purseOf(hunter) });
  return price;
}

export function payBid(hunter: Hunter, bid: Bid, entering: Entering, tell: Tell): void {
  spend(hunter, bid.bullets, bid.hearts);
  const { seat, spot, card } = entering;
  tell({ type: 'paid', seat, spot, card: card.id, bullets: bid.bullets, hearts: bid.hearts, left: purseOf(hunter) });
}

type Rewarded = Pick<Entering, 'card' | 'seat' | 'spot'>;

/** The card's printed rewards. */
export function takeStock(hunter: Hunter, { card, seat }: Rewarded, tell: Tell): void {
  const got = gain(hunter, card.rewards);
  if (got.bullets + got.hearts + got.cash > 0) tell({ type: 'gained', seat, card: card.id, gain: got, left: purseOf(hunter) });
}

export function capture(hunter: Hunter, { card, seat, spot }: Rewarded, tell: Tell): void {
  hunter.bounties = [...hunter.bounties, { card: card.id, jailed: false }];
  tell({ type: 'captured', seat, spot, card: card.id });
}

/** The printed rewards, and the card itself if it is a bounty. */
export function takeRewards(hunter: Hunter, rewarded: Rewarded, tell: Tell): void {
  takeStock(hunter, rewarded, tell);
  if (rewarded.card.kind === 'bounty') capture(hunter, rewarded, tell);
}

/** Settles an empty gun and tells who is down; the bounty that is given up goes onto the discard pile and is returned. */
export function settle(hunter: Hunter, seat: Seat, tell: Tell, discard: string[] = []): string | undefined {
  if (hunter.down) tell({ type: 'wentDown', seat });
  if (!hunter.gunEmpty) return undefined;
  const sacrificed = reload(hunter);
  if (sacrificed !== undefined) discard.push(sacrificed);
  tell({ type: 'gunEmptied', seat, ...(sacrificed === undefined ? {} : { sacrificed }), left: purseOf(hunter) });
  return sacrificed;
}
