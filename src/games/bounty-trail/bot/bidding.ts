import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { cardOf } from '../content/cards';
import { stepAlone } from '../rules/alone';
import { NO_BID, bidNumber, legalBids } from '../rules/auction';
import { runEffect } from '../rules/effects';
import { directionOf, geometryOf, opposite } from '../rules/geometry';
import { inForce } from '../rules/inForce';
import { poorestOther, spend } from '../rules/ledger';
import { settle, takeRewards } from '../rules/resolve';
import type { Auction, Bid, Hunter, State } from '../rules/state';
import type { Leaning } from './leaning';
import type { Leanings } from './temperaments';
import { utility, type Worth } from './utility';

const DIE_SIDES = 6;
const silent = (): void => undefined;

/** Walks the rest of the round's path alone, so that a bid does not spend what the path still needs. */
function afterRest(state: State, seat: Seat, hunter: Hunter, worth: Worth): number {
  const { plan } = hunter;
  const geometry = geometryOf(state.size);
  const at = plan ? plan.steps.indexOf(hunter.spot) : -1;
  if (plan && at >= 0) {
    for (let step = at + 2; step <= plan.steps.length && !hunter.down; step++) {
      const from = plan.steps[step - 2] ?? plan.start;
      const spot = plan.steps[step - 1];
      const space = spot === undefined ? undefined : state.grid[spot];
      if (spot === undefined || !space) break;
      const side = opposite(directionOf(geometry, from, spot));
      stepAlone(hunter, space, { seat, spot, side, step, steps: plan.steps.length }, poorestOther(state, seat));
    }
  }
  return utility(hunter, worth);
}

/** What winning with this bid is worth, compared with going on without the bounty. */
function gainOf(state: State, seat: Seat, hunter: Hunter, auction: Auction, bid: Bid, worth: Worth): number {
  const card = cardOf(auction.card);
  const { plan } = hunter;
  const winner = { ...hunter };
  spend(winner, bid.bullets, bid.hearts);
  takeRewards(winner, { card, seat, spot: auction.spot }, silent);
  const step = 1 + (plan ? plan.steps.indexOf(hunter.spot) : 0);
  const visit = { card, cubes: state.grid[auction.spot]?.cubes ?? 0, step, steps: plan?.steps.length ?? step };
  runEffect(winner, visit, { seat, poorestOther: poorestOther(state, seat), roll: () => undefined, tell: silent });
  settle(winner, seat, silent);
  return afterRest(state, seat, winner, worth) - afterRest(state, seat, { ...hunter }, worth);
}

/** How likely this number beats a rider's die; a tie keeps the bounty on its place, unless it is rolled for. */
function beatsRiders(number: number, riders: number, tieWinsFrom: number | undefined): number {
  const below = Math.max(0, Math.min(1, (number - 1) / DIE_SIDES));
  const upTo = Math.min(1, number / DIE_SIDES);
  const power = (chance: number): number => (riders === 2 ? chance * chance : chance);
  const wins = power(below);
  const luck = tieWinsFrom === undefined ? 0 : (DIE_SIDES + 1 - tieWinsFrom) / DIE_SIDES;
  return wins + (power(upTo) - wins) * luck;
}

/** A rival's bid is taken as anything from 0 to what the bounty is worth to somebody of that wealth. */
function beatsHunter(number: number, rival: Hunter, card: string, dollarsPerPoint: number): number {
  const most = Math.max(1, Math.min(Math.max(rival.bullets, rival.hearts - 1), Math.round(cardOf(card).bounty / dollarsPerPoint)));
  return Math.min(1, number / (most + 1));
}

export interface BiddingHabits {
  /** $ for which a rival is believed to offer one bullet or heart. */
  readonly dollarsPerPoint: number;
  /** Up to this many $ of error in weighing a bid. */
  readonly noise: number;
}

/** The most that somebody of a temperament offers. */
function highestOffer({ bulletsToBid, dollarsPerOffer }: Leanings, hunter: Hunter, bounty: number): number {
  if (hunter.bullets < bulletsToBid) return 0;
  return dollarsPerOffer > 0 ? Math.ceil(bounty / dollarsPerOffer) : Infinity;
}

export function chooseBid(state: State, seat: Seat, worth: Worth, habits: BiddingHabits & { readonly leanings: Leanings }, leaning: Leaning, random: Random): Bid {
  const hunter = state.hunters[seat];
  const auction = state.walk?.auctions.find((one) => one.bidders.includes(seat));
  if (!hunter || !auction) return NO_BID;
  const card = cardOf(auction.card);
  const liking = leaning.ofWinning(card, auction.bidders);
  const most = highestOffer(habits.leanings, hunter, card.bounty);
  let best: Bid = NO_BID;
  let bestValue = 0;
  for (const bid of legalBids(hunter)) {
    const number = bidNumber(bid);
    let chance = auction.riders.length > 0 ? beatsRiders(number, auction.riders.length, inForce.value('tieWinsFrom', hunter)) : 1;
    for (const other of auction.bidders) {
      const rival = state.hunters[other];
      if (other !== seat && rival) chance *= beatsHunter(number, rival, auction.card, habits.dollarsPerPoint);
    }
    if (number === 0 || number > most || chance === 0) continue;
    const value = chance * (gainOf(state, seat, hunter, auction, bid, worth) + liking + habits.noise * (random.fraction() - 0.5));
    if (value > bestValue) {
      best = bid;
      bestValue = value;
    }
  }
  return best;
}
