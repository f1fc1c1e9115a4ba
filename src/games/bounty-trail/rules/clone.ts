import type { Auction, Hunter, State } from './state';

const cloneAuction = (auction: Auction): Auction => ({ ...auction, bidders: auction.bidders.slice(), riders: auction.riders.slice() });

export const cloneHunter = (hunter: Hunter): Hunter => ({ ...hunter });

/** Plans, bids, lists of held bounties and options are never changed once made, so copies share them. */
export function clone(state: State): State {
  return {
    ...state,
    grid: state.grid.map((space) => ({ ...space })),
    deck: state.deck.map((card) => ({ ...card })),
    discard: state.discard.slice(),
    hunters: state.hunters.map(cloneHunter),
    ...(state.walk ? { walk: { ...state.walk, auctions: state.walk.auctions.map(cloneAuction) } } : {}),
    riderLines: state.riderLines.slice(),
    rivalBounties: state.rivalBounties.slice(),
    tied: state.tied.slice(),
  };
}
