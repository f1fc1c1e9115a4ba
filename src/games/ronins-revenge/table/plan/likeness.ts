import { nearestFrame } from '@/engine/decisions/frames';

import type { Move } from '../../rules/decisions';
import { attackCard } from '../../rules/hero/attack/card';
import type { BattleState } from '../../rules/state';
import { endOf } from './walks';

export type Attack = Extract<Move, { kind: 'attack' | 'padAttack' }>;

export const isAttack = (move: Move): move is Attack => move.kind === 'attack' || move.kind === 'padAttack';

export const targetsOf = (move: Move): string | undefined => ('targets' in move ? move.targets.join() : undefined);
export const moreOf = (move: Move): number => ('more' in move ? move.more : 0);
export const facingOf = (move: Move): number | undefined => ('facing' in move ? move.facing : undefined);

/** Undefined: the hero stays where it stands. */
export const squareOf = (move: Move): number | undefined => ('way' in move ? endOf(move) : undefined);

/** How much of a plan stays if this takes its place: first of all whom it is for, then the square. From another square the hero turns anyhow. */
function likeness(move: Move, now: Move): number {
  const stays = squareOf(move) === squareOf(now);
  return (targetsOf(move) === targetsOf(now) ? 8 : 0) + (stays ? 4 : 0) + (moreOf(move) === moreOf(now) ? 2 : 0) + (stays && facingOf(move) === facingOf(now) ? 1 : 0);
}

/** Of these ways the one that changes least. Where the square stays, so does the way that leads there, which may have been drawn by hand. */
export function nearestTo<M extends Move>(moves: readonly M[], now: Move): M | undefined {
  const [best] = [...moves].sort((a, b) => likeness(b, now) - likeness(a, now));
  return best && 'way' in best && 'way' in now && squareOf(best) === squareOf(now) ? { ...best, way: now.way } : best;
}

/** Whether turning changes who is struck. */
function isArea(view: BattleState, move: Move): boolean {
  const hero = nearestFrame(view, 'heroTurn')?.hero;
  if (hero === undefined || !isAttack(move)) return false;
  return attackCard(view, hero, move.kind === 'attack' ? { weapon: move.weapon, attack: move.attack } : { pad: move.pad, type: move.type })?.reach.pattern !== undefined;
}

/** The ways to do the same from the same square: the hero turns only as far as the target stays in front (RR-38), or somebody in the area. */
export function turnsOf<M extends Move>(view: BattleState, moves: readonly M[], now: Move): readonly M[] {
  const area = isArea(view, now);
  return moves.filter((move) => squareOf(move) === squareOf(now) && (area || targetsOf(move) === targetsOf(now)));
}
