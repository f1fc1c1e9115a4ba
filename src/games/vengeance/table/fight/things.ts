import type { Seat } from '@/engine/game';
import { topFrame } from '@/engine/decisions/frames';
import { Refusal } from '@/engine/errors';

import type { Token } from '../../content/dice';
import { TOKENS } from '../../content/dice';
import { vengeanceDecisions, type Move } from '../../rules/decisions';
import type { State } from '../../rules/state';

/** What can be carried onto the board, and what carrying it somewhere means. Names as the drag table knows them. */

export const tokenThing = (token: Token): string => `token ${token}`;
export const itemThing = (slot: number): string => `item ${slot}`;
/** The hero, carried to a zone: a Run before the roll, a Move after it. */
export const HERO_THING = 'hero';
export const zoneSpotId = (zone: number): string => `zone ${zone}`;
export const enemySpotId = (enemy: number): string => `enemy ${enemy}`;

const isToken = (word: string): word is Token => (TOKENS as readonly string[]).includes(word);

const STRIKES: Readonly<Partial<Record<Token, 'hit' | 'doubleHit' | 'shoot'>>> = { hit: 'hit', doubleHit: 'doubleHit', shot: 'shoot' };

/** The token in the hand, if it is one. */
export function tokenOfThing(thing: string | undefined): Token | undefined {
  const word = thing?.startsWith('token ') ? thing.slice(6) : '';
  return isToken(word) ? word : undefined;
}

export const zoneOfSpot = (spot: string): number | undefined => (spot.startsWith('zone ') ? Number(spot.slice(5)) : undefined);

/** The move that putting the thing there is; undefined: it means nothing there. */
export function moveOf(thing: string, spot: string): Move | undefined {
  const [what = '', which = ''] = thing.split(' ');
  const [where, number] = spot.split(' ');
  const target = Number(number);
  if (what === 'item') return where === 'zone' ? { kind: 'useItemAt', slot: Number(which), zone: target } : { kind: 'useItemOn', slot: Number(which), enemy: target };
  if (!isToken(which)) return undefined;
  if (which === 'move' || which === 'slip') return where === 'zone' ? { kind: which, zone: target } : undefined;
  const strike = STRIKES[which];
  return where === 'enemy' && strike ? { kind: strike, enemy: target } : undefined;
}

/** Why the hero cannot go there now. */
function walkObjection(state: State, seat: Seat, zone: number): Refusal | undefined {
  const why = (kind: 'run' | 'move' | 'slip') => vengeanceDecisions.refusal(state, seat, { kind, zone });
  if (topFrame(state)?.kind === 'run') return why('run');
  return why('slip') && why('move');
}

const NOWHERE: Refusal = new Refusal('VG-147', 'Put it on somebody: one of the ringed figures.');
const ONTO_ZONES: Refusal = new Refusal('VG-145', 'A Move goes to a zone: one of the lit ones.');

/** Why a thing cannot be used on a spot; undefined: it can. */
export function objection(state: State, seat: Seat, thing: string, spot: string): Refusal | undefined {
  const zone = zoneOfSpot(spot);
  if (thing === HERO_THING) return zone === undefined ? ONTO_ZONES : walkObjection(state, seat, zone);
  const move = moveOf(thing, spot);
  if (!move) return spot.startsWith('zone') ? NOWHERE : ONTO_ZONES;
  return vengeanceDecisions.refusal(state, seat, move);
}
