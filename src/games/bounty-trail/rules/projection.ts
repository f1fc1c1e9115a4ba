import type { Seat } from '@/engine/game';

import type { DieFace , Entry } from '../content/card';
import { stepAlone } from './alone';
import { stepInBeat } from './arrivals';
import { entryAt, faceUpCard } from './cards';
import { cloneHunter } from './clone';
import { faceFor } from './effects';
import { DIRECTIONS, NOWHERE, directionOf, distance, geometryOf, neighbour, opposite, type Direction, type Spot } from './geometry';
import { moneyOf, nextSacrifice, poorestOther } from './ledger';
import { nextStepFault, type PathFault } from './path';
import { FREE, explainPrice, priceOf, type Price, type PriceReasons } from './price';
import { ridersPaths } from './riders';
import type { Hunter, Plan, Space, State } from './state';

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
/** For naming the best and the worst face only. */
const BULLET_WORTH = 55;
const HEART_WORTH = 110;

/** What the die may do at a step; it is not part of the stocks after it. */
export interface OpenRoll {
  readonly best: DieFace;
  readonly worst: DieFace;
  readonly mayEmptyGun: boolean;
  readonly mayGoDown: boolean;
}

export interface ProjectedStep {
  /** 1 = first. */
  readonly step: number;
  readonly spot: Spot;
  readonly side: Direction;
  /** The face-up card that would be resolved; undefined: nothing there. */
  readonly card: string | undefined;
  /** What is printed there; undefined on a bare space. */
  readonly entry: Entry | undefined;
  readonly price: Price;
  /** Why the price is what it is; undefined where nothing is asked for. */
  readonly reasons: PriceReasons | undefined;
  /** Net of rewards and effects, after the caps. */
  readonly gained: { readonly bullets: number; readonly hearts: number; readonly cash: number };
  readonly captured: boolean;
  readonly after: { readonly bullets: number; readonly hearts: number; readonly cash: number; readonly money: number; readonly bounties: number };
  readonly gunEmpties: boolean;
  readonly sacrificed: string | undefined;
  readonly goesDown: boolean;
  readonly roll: OpenRoll | undefined;
  /** Who could be there in the same beat or before: other seats, and solo riders who come to the bounty in this very beat. */
  readonly contestedBy: { readonly seats: readonly Seat[]; readonly riders: readonly number[] };
  /** Solo riders whose line is known and who empty the place before: nothing is there any more (BT-183). */
  readonly emptiedBy: readonly number[];
}

export interface TimerForecast {
  readonly spot: Spot;
  readonly card: string;
  /** Cubes after this round, if nobody touches the card. */
  readonly cubes: number;
  readonly leaves: boolean;
}

/** The path walked without other players: true only if nobody gets in the way, and must be labelled so. */
export interface Projection {
  readonly steps: readonly ProjectedStep[];
  /** Locking asks once more: the gun would empty, or it would be the end. */
  readonly needsConfirmation: boolean;
  /** Timed cards that this path does not touch. */
  readonly timers: readonly TimerForecast[];
}

function hunterOf(state: State, seat: Seat): Hunter {
  const hunter = state.hunters[seat];
  if (!hunter) throw new RangeError(`nobody sits at ${seat}`);
  return cloneHunter(hunter);
}

function openRoll(hunter: Hunter, faces: readonly DieFace[]): OpenRoll {
  const possible = DIE_FACES.map((die) => faces[faceFor(hunter, die) - 1] ?? {});
  const worth = (face: DieFace): number => (face.cash ?? 0) + BULLET_WORTH * (face.bullets ?? 0) + HEART_WORTH * (face.hearts ?? 0);
  const sorted = possible.slice().sort((a, b) => worth(a) - worth(b));
  return {
    worst: sorted[0] ?? {},
    best: sorted[sorted.length - 1] ?? {},
    mayEmptyGun: possible.some((face) => (face.bullets ?? 0) < 0 && hunter.bullets + (face.bullets ?? 0) <= 0),
    mayGoDown: possible.some((face) => (face.hearts ?? 0) < 0 && hunter.hearts + (face.hearts ?? 0) <= 0),
  };
}

/** Seats that are near enough to arrive with this step or earlier; on the last step everybody has time. */
function seatsInReach(state: State, seat: Seat, spot: Spot, step: number, isLast: boolean): Seat[] {
  const geometry = geometryOf(state.size);
  return state.hunters.flatMap((other, otherSeat) => {
    if (otherSeat === seat) return [];
    const toEdge = Math.min(...geometry.trailheads.map((trailhead) => distance(geometry, trailhead, spot)));
    const away = other.spot === NOWHERE ? toEdge : distance(geometry, other.spot, spot);
    return away > 0 && (isLast || away <= step) ? [otherSeat] : [];
  });
}

interface RidersAt {
  readonly before: readonly number[];
  readonly together: readonly number[];
}

/** Riders that come by before this step, and those that arrive with it. */
function ridersAt(state: State, spot: Spot, step: number, steps: number): RidersAt {
  const paths = ridersPaths(state);
  const beats = Math.max(steps, ...paths.map((path) => path.length));
  const ownBeat = step === steps ? beats : step;
  const comesIn = (beat: number): number[] => paths.flatMap((path, rider) => (path[stepInBeat(beat, beats, path.length) - 1] === spot ? [rider] : []));
  return { before: Array.from({ length: ownBeat - 1 }, (_, beat) => comesIn(beat + 1)).flat(), together: comesIn(ownBeat) };
}

/** The place as a step finds it; riders take bounties and flip the rest, but for what stays open all round. */
function placeAt(space: Space, { before }: RidersAt): { readonly found: Space; readonly emptiedBy: readonly number[] } {
  const card = faceUpCard(space);
  return card && !card.persistent && before.length > 0 ? { found: { ...space, used: true }, emptiedBy: before } : { found: space, emptiedBy: [] };
}

function timersAfter(state: State, plan: Plan): TimerForecast[] {
  return state.grid.flatMap((space, spot) => {
    const card = faceUpCard(space);
    if (!card || card.timer === 0 || plan.steps.includes(spot)) return [];
    const cubes = space.cubes + 1;
    return [{ spot, card: card.id, cubes, leaves: cubes >= card.timer }];
  });
}

/** What one side of a space asks for; undefined: nothing is there. */
function entryOf(space: Space | undefined, side: Direction): Entry | undefined {
  const card = faceUpCard(space);
  return card && space ? entryAt(card, space.turns, side) : undefined;
}

/** The running preview of a path, however short it still is: its present end counts as its last step. */
export function project(state: State, seat: Seat, plan: Plan): Projection {
  const geometry = geometryOf(state.size);
  const poorest = poorestOther(state, seat);
  const hunter = hunterOf(state, seat);
  const projected: ProjectedStep[] = [];
  const steps = plan.steps.length;
  for (let step = 1; step <= steps && !hunter.down; step++) {
    const from = plan.steps[step - 2] ?? plan.start;
    const spot = plan.steps[step - 1] ?? NOWHERE;
    const printed = state.grid[spot];
    if (!printed) break;
    const riders = ridersAt(state, spot, step, steps);
    const { found: space, emptiedBy } = placeAt(printed, riders);
    const side = opposite(directionOf(geometry, from, spot));
    const before = { ...hunter };
    const entry = entryOf(space, side);
    const reasons = entry && explainPrice(entry, hunter, step);
    const atRisk = nextSacrifice(hunter);
    const { card, price, gunEmptied, sacrificed } = stepAlone(hunter, space, { seat, spot, side, step, steps }, poorest);
    const rolled = card?.effect?.do.find((operation) => operation.op === 'roll');
    projected.push({
      step,
      spot,
      side,
      card: card?.id,
      entry,
      price,
      reasons,
      gained: {
        bullets: gunEmptied ? 0 : hunter.bullets - before.bullets + Math.min(price.bullets, before.bullets),
        hearts: hunter.hearts - before.hearts + Math.min(price.hearts, before.hearts),
        cash: hunter.cash - before.cash,
      },
      captured: card?.kind === 'bounty',
      after: { bullets: hunter.bullets, hearts: hunter.hearts, cash: hunter.cash, money: moneyOf(hunter), bounties: hunter.bounties.length },
      gunEmpties: gunEmptied,
      sacrificed: gunEmptied ? (sacrificed ?? atRisk) : undefined,
      goesDown: hunter.down,
      roll: rolled ? openRoll(hunter, rolled.faces) : undefined,
      contestedBy: { seats: card ? seatsInReach(state, seat, spot, step, step === steps) : [], riders: card?.kind === 'bounty' ? riders.together : [] },
      emptiedBy,
    });
  }
  return {
    steps: projected,
    needsConfirmation: projected.some((one) => one.gunEmpties || one.goesDown),
    timers: timersAfter(state, plan),
  };
}

/** What one neighbour of the path's end offers, or why it is refused. */
export interface NextStep {
  readonly spot: Spot;
  readonly direction: Direction;
  readonly side: Direction;
  readonly card: string | undefined;
  /** What is printed there; undefined on a bare space. */
  readonly entry: Entry | undefined;
  /** What the seat would pay after its path so far; undefined where the side is sealed for it. */
  readonly price: Price | undefined;
  readonly reasons: PriceReasons | undefined;
  readonly fault: PathFault | undefined;
}

/** The stocks with which the path would go on. */
function hunterAfter(state: State, seat: Seat, plan: Plan): Hunter {
  const geometry = geometryOf(state.size);
  const hunter = hunterOf(state, seat);
  const poorest = poorestOther(state, seat);
  plan.steps.forEach((spot, index) => {
    const space = state.grid[spot];
    const side = opposite(directionOf(geometry, plan.steps[index - 1] ?? plan.start, spot));
    if (space) stepAlone(hunter, space, { seat, spot, side, step: index + 1, steps: plan.steps.length + 1 }, poorest);
  });
  return hunter;
}

/** All neighbours of the path's end, clockwise from north, legal or not. */
export function nextSteps(state: State, seat: Seat, plan: Plan): readonly NextStep[] {
  const geometry = geometryOf(state.size);
  const hunter = hunterAfter(state, seat, plan);
  const from = plan.steps[plan.steps.length - 1] ?? plan.start;
  return DIRECTIONS.flatMap((direction) => {
    const spot = neighbour(geometry, from, direction);
    if (spot === NOWHERE) return [];
    const side = opposite(direction);
    const space = state.grid[spot];
    const entry = entryOf(space, side);
    const step = plan.steps.length + 1;
    return [{
      spot,
      direction,
      side,
      card: faceUpCard(space)?.id,
      entry,
      price: entry ? priceOf(entry, hunter, step) : FREE,
      reasons: entry && explainPrice(entry, hunter, step),
      fault: nextStepFault(state, seat, plan, spot),
    }];
  });
}

/** Trailheads from which a border space can be entered as a first step, with the price of each: tap a card, then a side. */
export function waysIn(state: State, seat: Seat, spot: Spot): readonly (NextStep & { readonly trailhead: Spot })[] {
  return geometryOf(state.size).trailheads.flatMap((trailhead) =>
    nextSteps(state, seat, { start: trailhead, steps: [] }).filter((next) => next.spot === spot).map((next) => ({ ...next, trailhead })),
  );
}
