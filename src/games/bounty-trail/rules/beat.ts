import type { Seat, Table } from '@/engine/game';

import type { Card } from '../content/card';
import { arrivalsIn, riderArrivalsIn, type Arrival } from './arrivals';
import { contestedIn, openBids, type AuctionResult } from './auction';
import { bareSpace, faceUpCard } from './cards';
import { runEffect, sufferOwnLoss, type Aftermath, type Blow } from './effects';
import type { Event } from './events';
import { distance, geometryOf, isSpace, type Spot } from './geometry';
import { poorestOther, purseOf, suffer } from './ledger';
import { forgetStepModifiers, payBid, payEntry, settle, takeStock, capture, type Entering } from './resolve';
import type { Bid, Hunter, State } from './state';

/** A player who resolves a card in this beat: by its price, or with a winning bid. */
interface Resolver extends Entering {
  readonly hunter: Hunter;
  readonly steps: number;
  readonly cubes: number;
  readonly bid: Bid | undefined;
}

/** Moves everybody who acts in this beat; true if bids must be collected before it can go on. */
export function startBeat(draft: State, table: Table<Event>): boolean {
  const { walk } = draft;
  if (!walk) return false;
  const arrivals = arrivalsIn(draft, walk.beat, walk.beats);
  const riders = riderArrivalsIn(draft, walk.beat, walk.beats);
  for (const { seat, spot } of arrivals) hunterAt(draft, seat).spot = spot;
  const strides = [
    ...arrivals.map(({ seat, from, spot, step, steps }) => ({ seat, from, to: spot, step, steps })),
    ...riders.map(({ rider, from, spot, step, steps }) => ({ rider, from, to: spot, step, steps })),
  ];
  table.emit({ type: 'walked', beat: walk.beat, beats: walk.beats, strides });
  walk.auctions = contestedIn(arrivals, riders);
  if (walk.auctions.length > 0) draft.phase = 'bidding';
  for (const { spot, card, bidders, riders: rivals } of walk.auctions) {
    table.emit({ type: 'auctionOpened', spot, card, seats: bidders.slice(), riders: rivals.slice() });
  }
  return walk.auctions.length > 0;
}

/** Bid, pay, reward, effect, settle, flip: each stage for all players before the next. */
export function finishBeat(draft: State, table: Table<Event>): void {
  const { walk } = draft;
  if (!walk) return;
  const arrivals = arrivalsIn(draft, walk.beat, walk.beats);
  const results = new Map<Spot, AuctionResult>();
  for (const auction of walk.auctions) results.set(auction.spot, openBids(draft, auction, table));
  for (const hunter of draft.hunters) {
    delete hunter.bid;
    hunter.hasBid = false;
  }
  const resolvers = resolversOf(draft, arrivals, results);
  payStage(draft, arrivals, resolvers, table);
  rewardStage(draft, resolvers, table);
  effectStage(draft, resolvers, table);
  draft.hunters.forEach((hunter, seat) => {
    settle(hunter, seat, table.emit.bind(table), draft.discard);
  });
  flipStage(draft, arrivals, resolvers, results, table);
  walk.auctions = [];
}

function hunterAt(state: State, seat: Seat): Hunter {
  const hunter = state.hunters[seat];
  if (!hunter) throw new RangeError(`nobody sits at ${seat}`);
  return hunter;
}

function resolversOf(state: State, arrivals: readonly Arrival[], results: ReadonlyMap<Spot, AuctionResult>): Resolver[] {
  const resolvers: Resolver[] = [];
  for (const { seat, spot, card, space, side, step, steps } of arrivals) {
    if (!card) continue;
    const result = results.get(spot);
    const bid = typeof result === 'object' && result.winner === seat ? result.bid : undefined;
    if (result !== undefined && !bid) continue;
    resolvers.push({ hunter: hunterAt(state, seat), seat, spot, card, side, step, steps, turns: space.turns, cubes: space.cubes, bid });
  }
  return resolvers;
}

function payStage(draft: State, arrivals: readonly Arrival[], resolvers: readonly Resolver[], table: Table<Event>): void {
  const tell = table.emit.bind(table);
  for (const { seat, spot, card } of arrivals) if (!card) tell({ type: 'foundNothing', seat, spot });
  for (const resolver of resolvers) {
    if (resolver.bid) payBid(resolver.hunter, resolver.bid, resolver, tell);
    else payEntry(resolver.hunter, resolver, tell);
  }
  for (const { seat } of arrivals) forgetStepModifiers(hunterAt(draft, seat));
}

/** A captured bounty leaves the grid at once. */
function rewardStage(draft: State, resolvers: readonly Resolver[], table: Table<Event>): void {
  const tell = table.emit.bind(table);
  for (const resolver of resolvers) {
    takeStock(resolver.hunter, resolver, tell);
    if (resolver.card.kind !== 'bounty') continue;
    draft.grid[resolver.spot] = bareSpace();
    capture(resolver.hunter, resolver, tell);
  }
}

function effectStage(draft: State, resolvers: readonly Resolver[], table: Table<Event>): void {
  const tell = table.emit.bind(table);
  const worlds = resolvers.map(({ seat }) => ({ seat, poorestOther: poorestOther(draft, seat), roll: () => table.random.die(), tell }));
  const aftermaths = resolvers.map((resolver, index): Aftermath | undefined => {
    const world = worlds[index];
    return world && runEffect(resolver.hunter, resolver, world);
  });
  resolvers.forEach((resolver, index) => {
    const loss = aftermaths[index]?.ownLoss;
    if (loss) sufferOwnLoss(resolver.hunter, loss, resolver.seat, tell);
  });
  const blows = resolvers.flatMap(({ seat }, index) => {
    const blow = aftermaths[index]?.blow;
    return blow ? [{ ...blow, by: seat }] : [];
  });
  draft.hunters.forEach((_, seat) => strike(draft, seat, blows, table));
}

/** All blows of a beat that reach this victim, as one loss. */
function strike(draft: State, seat: Seat, blows: readonly (Blow & { by: Seat })[], table: Table<Event>): void {
  const victim = hunterAt(draft, seat);
  const hits = blows.filter(({ by, scope }) => by !== seat && (scope === 'all' || areAdjacent(draft, hunterAt(draft, by).spot, victim.spot)));
  if (hits.length === 0) return;
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const lost = suffer(victim, sum(hits.map((hit) => hit.bullets)), sum(hits.map((hit) => hit.hearts)));
  if (lost.bullets + lost.hearts === 0) return;
  table.emit({ type: 'lost', seat, by: hits.map((hit) => hit.by), ...lost, left: purseOf(victim) });
}

function areAdjacent(state: State, a: Spot, b: Spot): boolean {
  const geometry = geometryOf(state.size);
  return isSpace(geometry, a) && isSpace(geometry, b) && distance(geometry, a, b) <= 1;
}

function flipStage(
  draft: State,
  arrivals: readonly Arrival[],
  resolvers: readonly Resolver[],
  results: ReadonlyMap<Spot, AuctionResult>,
  table: Table<Event>,
): void {
  const { walk } = draft;
  if (!walk) return;
  const riders = riderArrivalsIn(draft, walk.beat, walk.beats);
  const spots = new Set([...arrivals.map((arrival) => arrival.spot), ...riders.map((rider) => rider.spot)]);
  for (const spot of [...spots].sort((a, b) => a - b)) {
    const space = draft.grid[spot];
    const card = faceUpCard(space);
    if (!space || !card) continue;
    space.touched = true;
    const resolved = resolvers.some((resolver) => resolver.spot === spot);
    const rider = riders.find((one) => one.spot === spot)?.rider;
    const result = results.get(spot);
    const riderAlone = rider !== undefined && !arrivals.some((arrival) => arrival.spot === spot);
    if (rider !== undefined && card.kind === 'bounty' && (riderAlone || result === 'rival')) {
      draft.rivalBounties.push(card.id);
      draft.grid[spot] = bareSpace();
      table.emit({ type: 'riderTook', rider, spot, card: card.id });
    } else if (resolved || riderAlone) {
      removeOrFlip(draft, spot, card, table);
    }
  }
}

function removeOrFlip(draft: State, spot: Spot, card: Card, table: Table<Event>): void {
  const space = draft.grid[spot];
  if (space && !card.persistent) {
    space.used = true;
    space.cubes = 0;
    table.emit({ type: 'flipped', spot, card: card.id });
  }
}
