import { cardOf } from '@/games/bounty-trail/content/cards';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import { bareSpace } from '@/games/bounty-trail/rules/cards';
import { cardsInPlay } from '@/games/bounty-trail/rules/deck';
import type { Event } from '@/games/bounty-trail/rules/events';
import { turnOneWayCards } from '@/games/bounty-trail/rules/exits';
import { NOWHERE, directionOf, geometryOf, opposite, spotAt, spotName, type Spot } from '@/games/bounty-trail/rules/geometry';
import type { Move } from '@/games/bounty-trail/rules/moves';
import type { Options } from '@/games/bounty-trail/rules/options';
import { legalNext, planFault, trailOf } from '@/games/bounty-trail/rules/path';
import type { Hunter, Plan, Space, State } from '@/games/bounty-trail/rules/state';
import { SIDES, type Side } from '@/games/bounty-trail/content/card';
import type { Seat, Table } from '@/engine/game';
import { situation, type Situation } from '@tests/kit/situation';

export type Trail = Situation<State, Move, Options, Event>;

type HunterSetup = Partial<Omit<Hunter, 'spot' | 'bounties'>> & {
  /** "r2c3"; left out: off the grid. */
  readonly at?: string;
  /** Held bounties in the order of capture; "Y01!" is jailed. */
  readonly holds?: readonly string[];
};

/** How a hunter is made where neither powers nor the march are the subject. */
export const PLAIN = { characterPowers: false } as const;
export const POWERED = { characterPowers: true } as const;

export interface TrailSetup extends Partial<Options> {
  /** One text per row: "Y01 G16/2 -- R01*1" = card, quarter turns after a slash, cubes after a star, "--" bare. Default: all bare. */
  readonly grid?: readonly string[];
  readonly hunters?: readonly HunterSetup[];
  readonly round?: number;
  /** Solo: the lines of the riders. */
  readonly lines?: readonly number[];
}

function laid(text: string): Space {
  const match = /^([GYRK]\d\d)(?:\/(\d))?(?:\*(\d))?$/.exec(text);
  if (text === '--') return bareSpace();
  if (!match?.[1]) throw new Error(`no card “${text}”`);
  return { ...bareSpace(), card: cardOf(match[1]).id, turns: Number(match[2] ?? 0), cubes: Number(match[3] ?? 0) };
}

export const at = (state: State, name: string): Spot => {
  const match = /^r(\d)c(\d)$/.exec(name);
  const spot = match ? spotAt(state.size, Number(match[1]), Number(match[2])) : NOWHERE;
  if (spot === NOWHERE) throw new Error(`no spot “${name}”`);
  return spot;
};

const side = (name: Side): number => SIDES.indexOf(name);

/** A table built by hand: the named cards lie on the grid, all others of the recipe are in the deck. Powers are off unless asked for. */
export function trail(setup: TrailSetup): Trail {
  const { grid, hunters = [], round = 2, lines, ...options } = setup;
  const base = { seats: 2, recipe: 'outlaw', characterPowers: false, characters: [], ...options } as const;
  return situation(bountyTrailGame, base, (state) => {
    state.round = round;
    state.grid = grid ? grid.flatMap((row) => row.split(/\s+/).map(laid)) : state.grid.map(bareSpace);
    if (state.grid.length !== state.size * state.size) throw new Error('the grid has the wrong size');
    state.riderLines = [...(lines ?? state.riderLines)];
    hunters.forEach(({ at: place, holds = [], ...changes }, seat) => {
      const hunter = state.hunters[seat];
      if (!hunter) throw new Error(`no seat ${seat}`);
      Object.assign(hunter, changes);
      hunter.spot = place === undefined ? NOWHERE : at(state, place);
      hunter.bounties = holds.map((text) => ({ card: text.slice(0, 3), jailed: text.endsWith('!') }));
    });
    const used = new Set([
      ...state.grid.map((space) => space.card ?? ''),
      ...state.hunters.flatMap((hunter) => hunter.bounties.map((held) => held.card)),
    ]);
    state.deck = cardsInPlay(state.options).filter((card) => !used.has(card)).map((card) => ({ card, turns: 0 }));
  });
}

/** "r1c2 r2c2 r3c3", or with a trailhead "r0c3 > r1c2 r2c2 r3c3". */
export function path(state: State, seat: Seat, text: string): Extract<Move, { type: 'lockPath' }> {
  const [before, after] = text.includes('>') ? text.split('>') : ['', text];
  const names = (part: string | undefined): string[] => (part ?? '').trim().split(/\s+/).filter(Boolean);
  const start = names(before)[0];
  return {
    type: 'lockPath',
    start: start === undefined ? (state.hunters[seat]?.spot ?? NOWHERE) : at(state, start),
    steps: names(after).map((name) => at(state, name)),
  };
}

/** Locks a path for every seat and returns what happened. */
export function ride(s: Trail, ...paths: readonly string[]): readonly Event[] {
  return paths.flatMap((text, seat) => s.play(seat, path(s.state, seat, text)));
}

export const lockRefused = (s: Trail, seat: Seat, text: string): string => s.refused(seat, path(s.state, seat, text));

/** The rule and the step that forbid a path, or "legal". */
export function judged(s: Trail, seat: Seat, text: string): string {
  const fault = planFault(s.state, seat, path(s.state, seat, text));
  return fault ? `${fault.rule} step ${fault.step}` : 'legal';
}

export const bid = (bullets: number, hearts = 0): Move => ({ type: 'bid', bullets, hearts });

export function hunter(s: Trail, seat: Seat): Hunter {
  const found = s.state.hunters[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export const stocks = (s: Trail, seat: Seat): string => `b${hunter(s, seat).bullets} h${hunter(s, seat).hearts} $${hunter(s, seat).cash}`;
export const holds = (s: Trail, seat: Seat): string[] => hunter(s, seat).bounties.map((held) => held.card + (held.jailed ? '!' : ''));
export const space = (s: Trail, name: string): Space => {
  const found = s.state.grid[at(s.state, name)];
  if (!found) throw new Error(`no space ${name}`);
  return found;
};
export const cardAt = (s: Trail, name: string): string => space(s, name).card ?? '--';
export const where = (s: Trail, seat: Seat): string => spotName(s.state.size, hunter(s, seat).spot);

/** How the named one-way card lies after the exit-only check of this grid. */
export function turnsAfterCheck(grid: readonly string[], name: string): number {
  const s = trail({ seats: grid.length === 3 ? 1 : 2, level: 'marshal', grid });
  const silent = { emit: () => undefined } as unknown as Table<Event>;
  s.change((state) => turnOneWayCards(state, silent));
  return space(s, name).turns;
}

/** Somebody far away who walks on bare spaces; the lower right corner of a 4×4 grid is kept free for this. */
export const IDLER = { at: 'r4c4' } as const;
export const IDLING = 'r4c3 r3c3 r3c4';

export interface VisitSetup extends Partial<Options> {
  readonly card: string;
  readonly turns?: number;
  readonly cubes?: number;
  /** The side arrived from. Default: the first side that is open. */
  readonly from?: Side;
  /** Which step enters the card, and how many the path has. Default: the second of three. */
  readonly step?: number;
  readonly steps?: number;
  readonly hunter?: HunterSetup;
  readonly other?: HunterSetup;
  readonly dice?: readonly number[];
  /** The other player's path. */
  readonly otherPath?: string;
}

/** A path on which the n-th step enters the spot from the given side. */
function planVisit(s: Trail, target: Spot, from: Side | undefined, step: number, steps: number): Plan | undefined {
  const geometry = geometryOf(s.state.size);
  const ground = trailOf(s.state, 0);
  const grow = (line: readonly Spot[]): readonly Spot[] | undefined => {
    const length = line.length - 1;
    if (length === steps) return line;
    const here = line[length] ?? NOWHERE;
    for (const next of legalNext(ground, line)) {
      if ((next === target) !== (length + 1 === step)) continue;
      if (next === target && from !== undefined && opposite(directionOf(geometry, here, next)) !== side(from)) continue;
      const found = grow([...line, next]);
      if (found) return found;
    }
    return undefined;
  };
  for (let start = 0; start < geometry.spaces; start++) {
    if (start === target) continue;
    const [first, ...rest] = grow([start]) ?? [];
    if (first !== undefined) return { start: first, steps: rest };
  }
  return undefined;
}

/** One card on an otherwise bare 4×4 grid; seat 0 enters it as asked, seat 1 idles far away. The round is not over: see `afterVisit`. */
export function visit(setup: VisitSetup): Trail {
  const { card, turns = 0, cubes = 0, from, step = 2, steps = 3, hunter: own = {}, other = IDLER, dice = [], otherPath = IDLING, ...options } = setup;
  const s = trail({
    ...options,
    grid: ['-- -- -- --', `-- ${card}/${turns}*${cubes} -- --`, '-- -- -- --', '-- -- -- --'],
    hunters: [{ at: 'r1c1', ...own }, other],
  });
  const plan = planVisit(s, at(s.state, 'r2c2'), from, step, steps);
  if (!plan) throw new Error(`${card} cannot be entered from ${from ?? 'anywhere'} on step ${step} of ${steps}`);
  s.change((state) => { for (const one of state.hunters.slice(0, 1)) one.spot = plan.start; });
  s.dice(...dice);
  s.play(0, { type: 'lockPath', ...plan });
  s.play(1, path(s.state, 1, otherPath));
  return s;
}
