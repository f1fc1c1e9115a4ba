import type { Auction, Hunter, State } from './state';

const cloneAuction = (auction: Auction): Auction => ({ ...auction, bidders: auction.bidders.slice(), riders: auction.riders.slice() });

/** Field by field: planners copy a hunter for every step they imagine, and a spread costs them a tenth of their speed. */
export function cloneHunter(hunter: Hunter): Hunter {
  const copy: Hunter = {
    character: hunter.character,
    power: hunter.power,
    spot: hunter.spot,
    hearts: hunter.hearts,
    bullets: hunter.bullets,
    cash: hunter.cash,
    bounties: hunter.bounties,
    nextStepFree: hunter.nextStepFree,
    nextStepPlus: hunter.nextStepPlus,
    doctored: hunter.doctored,
    gunEmpty: hunter.gunEmpty,
    down: hunter.down,
    locked: hunter.locked,
    hasBid: hunter.hasBid,
  };
  if (hunter.tireless) copy.tireless = true;
  if (hunter.printing) copy.printing = hunter.printing;
  if (hunter.plan) copy.plan = hunter.plan;
  if (hunter.bid) copy.bid = hunter.bid;
  return copy;
}

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
    ...(state.duel ? { duel: { ...state.duel, standing: state.duel.standing.slice(), thumbs: state.duel.thumbs.slice() } } : {}),
  };
}
