import { mapped } from '@/engine/lists';
import { blockOf, squareAt, xOf, yOf, type Base } from '@/engine/parts/grid/squares';

import { bossInPlay } from '../../content/bossInPlay';
import type { BossId } from '../../content/roster';
import { FIELD, ZONE, ZONE_NAMES, type ZoneName, type ZoneToken } from '../../content/terms';
import type { BattleState } from '../state';

type Zones = Pick<BattleState, 'zones'>;
type OfBoss = Pick<BattleState, 'boss' | 'zones'>;

export const TOKENS: readonly ZoneToken[] = ['high', 'difficult', 'fire', 'poison', 'spikes', 'corruption', 'web', 'flood', 'bones', 'gnawed'];
/** What one step into a Dangerous square or a turn that ends there takes, for each kind of token (RR-152, RR-154). */
const DANGER = 2;
type GroundKind = 'difficult' | 'dangerous';
const ALWAYS: Readonly<Record<GroundKind, readonly ZoneToken[]>> = { difficult: ['difficult'], dangerous: ['fire', 'poison', 'spikes', 'corruption'] };

export const tokenBit = (token: ZoneToken): number => 1 << TOKENS.indexOf(token);
const HIGH = tokenBit('high');
export const tokenBits = (tokens: readonly ZoneToken[]): number => tokens.reduce((bits, token) => bits | tokenBit(token), 0);

/** The number of a Zone, row by row (RR-22). */
export const zoneNamed = (name: ZoneName): number => ZONE_NAMES.indexOf(name);
/** Asked for every square of every search, so it is looked up. */
const ZONE_OF = Uint8Array.from({ length: FIELD * FIELD }, (_, square) => blockOf(FIELD, ZONE, square));
export const zoneOf = (square: number): number => ZONE_OF[square] ?? 0;

const ZONES_ACROSS = FIELD / ZONE;
const ZONE_BASES: readonly Base[] = ZONE_NAMES.map((_, zone) => ({ anchor: Math.floor(zone / ZONES_ACROSS) * ZONE * FIELD + (zone % ZONES_ACROSS) * ZONE, side: ZONE }));
const NOWHERE: Base = { anchor: 0, side: 0 };
/** The squares of a Zone. */
export const baseOfZone = (zone: number): Base => ZONE_BASES[zone] ?? NOWHERE;

export const hasToken = ({ zones }: Zones, zone: number, token: ZoneToken): boolean => ((zones[zone] ?? 0) & tokenBit(token)) !== 0;

/** RR-622, RR-600: a Zone that is eaten, or off the map from the start. */
export const isVoid = ({ extra }: Pick<BattleState, 'extra'>, zone: number): boolean => ((extra.void ?? 0) & (1 << zone)) !== 0;

/** A second token of a kind is ignored (RR-23). */
export function addToken({ zones }: Zones, zone: number, token: ZoneToken): void {
  zones[zone] = (zones[zone] ?? 0) | tokenBit(token);
}

export function removeToken({ zones }: Zones, zone: number, token: ZoneToken): void {
  zones[zone] = (zones[zone] ?? 0) & ~tokenBit(token);
}

/** The tokens that count as Difficult or Dangerous in battles against a boss: it may bring its own (RR-515). */
const bitsOfKind = (boss: BossId, kind: GroundKind): number => {
  const brought = (bossInPlay(boss).newTokens ?? []).filter((token) => token.kind === kind);
  return tokenBits([...ALWAYS[kind], ...brought.map((token) => token.id)]);
};
/** Asked for every square of every search, so what was found once is kept. */
const bitsByBoss = new Map<BossId, Readonly<Record<GroundKind, number>>>();
function bitsFor(boss: BossId): Readonly<Record<GroundKind, number>> {
  const known = bitsByBoss.get(boss);
  if (known) return known;
  const bits = { difficult: bitsOfKind(boss, 'difficult'), dangerous: bitsOfKind(boss, 'dangerous') };
  bitsByBoss.set(boss, bits);
  return bits;
}
export const difficultBits = ({ boss }: OfBoss): number => bitsFor(boss).difficult;
export const dangerousBits = ({ boss }: OfBoss): number => bitsFor(boss).dangerous;

function bitCount(bits: number): number {
  let ones = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

/** What these squares, entered together, take from a figure that ignores the tokens in `ignored`: RR-24, RR-152, RR-156. */
export function dangerOf(state: OfBoss, squares: readonly number[], ignored = 0): number {
  let bits = 0;
  for (const square of squares) bits |= state.zones[zoneOf(square)] ?? 0;
  return DANGER * bitCount(bits & dangerousBits(state) & ~ignored);
}

/** RR-153, RR-156: what a step takes, by the squares that it newly covers. */
export function dangerOfEntering(state: OfBoss, side: number, from: number, to: number, ignored = 0): number {
  const left = xOf(FIELD, from);
  const top = yOf(FIELD, from);
  let bits = 0;
  for (let y = yOf(FIELD, to); y < yOf(FIELD, to) + side; y++) {
    for (let x = xOf(FIELD, to); x < xOf(FIELD, to) + side; x++) {
      const wasCovered = x >= left && x < left + side && y >= top && y < top + side;
      if (!wasCovered) bits |= state.zones[zoneOf(squareAt(FIELD, x, y))] ?? 0;
    }
  }
  return bits === 0 ? 0 : DANGER * bitCount(bits & dangerousBits(state) & ~ignored);
}

/** RR-153, RR-156: what each step of a way takes, by the squares that are newly covered. */
export function dangersOnWay(state: OfBoss, { anchor, side }: Base, way: readonly number[], ignored = 0): number[] {
  let from = anchor;
  return mapped(way, (to) => {
    const danger = dangerOfEntering(state, side, from, to, ignored);
    from = to;
    return danger;
  });
}

/** RR-150: any square is enough. */
export function isOnHighGround({ zones }: Zones, { anchor, side }: Base): boolean {
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (((zones[zoneOf(anchor + y * FIELD + x)] ?? 0) & HIGH) !== 0) return true;
  return false;
}
