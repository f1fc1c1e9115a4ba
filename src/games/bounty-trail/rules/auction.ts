import { demand } from '@/engine/errors';
import type { Seat, Table } from '@/engine/game';

import type { Arrival, RiderArrival } from './arrivals';
import type { Event } from './events';
import { inForce } from './inForce';
import type { Auction, Bid, Hunter, State } from './state';

export const NO_BID: Bid = { bullets: 0, hearts: 0 };
export const bidNumber = (bid: Bid): number => bid.bullets + bid.hearts;

/** Bounties that several want in this beat; a rider alone, or two riders, need no auction. */
export function contestedIn(arrivals: readonly Arrival[], riders: readonly RiderArrival[]): Auction[] {
  const auctions: Auction[] = [];
  for (const { spot, card, seat } of arrivals) {
    if (card?.kind !== 'bounty') continue;
    const known = auctions.find((auction) => auction.spot === spot);
    if (known) known.bidders.push(seat);
    else auctions.push({ spot, card: card.id, bidders: [seat], riders: riders.filter((one) => one.spot === spot).map((one) => one.rider) });
  }
  return auctions.filter((auction) => auction.bidders.length + auction.riders.length > 1).sort((a, b) => a.spot - b.spot);
}

/** Seats that still have to bid, in seat order. */
export const awaited = (state: State): Seat[] =>
  (state.walk?.auctions ?? []).flatMap((auction) => auction.bidders).filter((seat) => !state.hunters[seat]?.hasBid).sort((a, b) => a - b);

export function demandLegalBid(hunter: Hunter, bid: Bid): void {
  demand(bid.bullets === 0 || bid.hearts === 0, 'BT-70', 'Bid bullets or hearts, not both.');
  demand(bid.bullets >= 0 && bid.hearts >= 0, 'BT-71', 'The lowest bid is 0.');
  demand(bid.bullets <= hunter.bullets, 'BT-72', `You have ${hunter.bullets} bullets to bid.`);
  demand(bid.hearts === 0 || bid.hearts < hunter.hearts, 'BT-72', 'Nobody bids the last heart.');
}

/** Every bid that `demandLegalBid` lets through, the pass first. */
export function* legalBids(hunter: Hunter): Generator<Bid> {
  yield NO_BID;
  for (let bullets = 1; bullets <= hunter.bullets; bullets++) yield { bullets, hearts: 0 };
  for (let hearts = 1; hearts < hunter.hearts; hearts++) yield { bullets: 0, hearts };
}

export type AuctionResult = { readonly winner: Seat; readonly bid: Bid } | 'rival' | 'tied';

/** From which face on a tied bid of this seat wins; undefined: it stays tied. */
function luckOf(state: State, seat: Seat): number | undefined {
  const hunter = state.hunters[seat];
  return hunter && inForce.value('tieWinsFrom', hunter);
}

/** Opens the bids of one auction and finds who gets the bounty. Nothing is paid yet. */
export function openBids(state: State, auction: Auction, table: Table<Event>): AuctionResult {
  const bids = auction.bidders.map((seat) => ({ seat, ...(state.hunters[seat]?.bid ?? NO_BID) }));
  const riderRolls = auction.riders.map(() => table.random.die());
  table.emit({ type: 'bidsRevealed', spot: auction.spot, card: auction.card, bids, riderRolls });
  const rival = Math.max(0, ...riderRolls);
  const top = Math.max(rival, ...bids.map(bidNumber));
  const highest = bids.filter((bid) => bidNumber(bid) === top);
  const [first] = highest;
  if (!first) return 'rival';
  const won = (bid: Bid & { seat: Seat }): AuctionResult => {
    table.emit({ type: 'auctionWon', seat: bid.seat, spot: auction.spot, card: auction.card });
    return { winner: bid.seat, bid: { bullets: bid.bullets, hearts: bid.hearts } };
  };
  if (top > 0 && highest.length === 1 && rival < top) return won(first);
  const lucky = top > 0 ? highest.find((bid) => luckOf(state, bid.seat) !== undefined) : undefined;
  const winsFrom = lucky && luckOf(state, lucky.seat);
  if (lucky && winsFrom !== undefined) {
    const face = table.random.die();
    table.emit({ type: 'tieRolled', seat: lucky.seat, face, won: face >= winsFrom });
    if (face >= winsFrom) return won(lucky);
  }
  table.emit({ type: 'auctionTied', spot: auction.spot, card: auction.card });
  return 'tied';
}
