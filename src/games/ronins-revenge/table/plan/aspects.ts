import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import { isThingRef } from '../../rules/refs';
import { isComrade, type BattleState } from '../../rules/state';
import { restWords } from '../../words/costs';
import { FACING_WORDS } from '../words';
import { facingOf, squareOf, targetsOf, turnsOf } from './likeness';
import { isWalk } from './walks';

/** One respect in which the ways of a command differ. */
export interface Aspect {
  readonly label: string;
  of(move: Move): string | undefined;
  words(view: BattleState, move: Move): string;
  /** The ways it chooses among; absent: all of them. Nothing but the square itself changes the square. */
  among?(view: BattleState, moves: readonly Move[], now: Move): readonly Move[];
  /** Why there is no choice now, though there would be from another square. */
  none?(view: BattleState, now: Move): string;
}

function isComradesTurn(view: BattleState): boolean {
  const hero = nearestFrame(view, 'heroTurn')?.hero;
  return hero !== undefined && isComrade(view.heroes[hero]);
}

export const placeWords = (move: Move): string => {
  const square = squareOf(move);
  return square === undefined ? 'here' : squareName(FIELD, square);
};
const targetWords = (view: BattleState, move: Move): string => ('targets' in move ? move.targets.map((ref) => figureName(view, ref)).join(', ') : '');
const facingWords = (move: Move): string => ('facing' in move ? (FACING_WORDS[move.facing] ?? '') : '');

const fromHere = (moves: readonly Move[], now: Move): readonly Move[] => moves.filter((move) => squareOf(move) === squareOf(now));

export const ASPECTS: readonly Aspect[] = [
  { label: 'Target', of: targetsOf, words: targetWords, among: (_, moves, now) => fromHere(moves, now) },
  { label: 'From', of: (move) => ('way' in move && !isWalk(move) ? String(squareOf(move) ?? '') : undefined), words: (_, move) => placeWords(move) },
  { label: 'More Stamina', of: (move) => ('more' in move ? String(move.more) : undefined), words: (_, move) => ('more' in move ? `+${move.more}` : ''), among: turnsOf },
  {
    label: 'Facing', of: (move) => facingOf(move)?.toString(), words: (_, move) => facingWords(move),
    among: (view, moves, now) => [...turnsOf(view, moves, now)].sort((a, b) => (facingOf(a) ?? 0) - (facingOf(b) ?? 0)),
    none: (view, now) => `Facing ${facingWords(now)}: from ${placeWords(now)}, ${targetWords(view, now)} can be struck no other way.`,
  },
  { label: 'Gain', of: (move) => (move.kind === 'rest' ? move.choice : undefined), words: (view, move) => (move.kind === 'rest' ? restWords(move.choice, isComradesTurn(view)) : '') },
  { label: 'Flask', of: (move) => (move.kind === 'rest' ? String(move.flask) : undefined), words: (_, move) => (move.kind === 'rest' && move.flask ? 'drink' : 'keep it') },
];

/** Each value that an aspect has in these ways, with one way that has it. */
export const valuesOf = (aspect: Aspect, moves: readonly Move[]): ReadonlyMap<string, Move> => new Map(moves.flatMap((move) => {
  const value = aspect.of(move);
  return value === undefined ? [] : [[value, move] as const];
}));

/** Enemies that could be struck, though not from the square that is chosen. */
export function strikableElsewhere(view: BattleState, moves: readonly Move[], now: Move): readonly string[] {
  const enemiesOf = (some: readonly Move[]) => new Set(some.flatMap((move) => ('targets' in move ? move.targets.filter((ref) => !isThingRef(ref)) : [])));
  const stand = fromHere(moves, now);
  const here = enemiesOf(stand);
  return stand.length === 0 ? [] : [...enemiesOf(moves)].filter((ref) => !here.has(ref)).map((ref) => figureName(view, ref));
}
