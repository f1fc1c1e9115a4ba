import { useRef } from 'react';

import { squareAt, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, type HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';
import type { Drawing } from '../field/AimArea';
import type { Draft, Plan } from './usePlan';

/** The way with one more square: back over itself it gets shorter, over a gap the squares between are filled in. */
export function extended(start: number, way: readonly number[], square: number): readonly number[] {
  if (square === start) return [];
  const before = way.indexOf(square);
  if (before >= 0) return way.slice(0, before + 1);
  const steps = [...way];
  for (let at = way[way.length - 1] ?? start; at !== square;) {
    at = squareAt(FIELD, xOf(FIELD, at) + Math.sign(xOf(FIELD, square) - xOf(FIELD, at)), yOf(FIELD, at) + Math.sign(yOf(FIELD, square) - yOf(FIELD, at)));
    const crossed = steps.indexOf(at);
    if (crossed >= 0) steps.length = crossed;
    steps.push(at);
  }
  return steps;
}

/** North, east, south, west: whoever walks looks ahead. */
function facingAlong(from: number, to: number): number {
  const [dx, dy] = [xOf(FIELD, to) - xOf(FIELD, from), yOf(FIELD, to) - yOf(FIELD, from)];
  if (dy !== 0) return dy < 0 ? 0 : 2;
  return dx > 0 ? 1 : 3;
}

/** A way drawn from the hero, or on from where the way that is thought of ends: square by square as the finger goes. `draftOf` says what to think of then. */
export function useDrawnWay(view: BattleState, hero: HeroId | undefined, { draft, think }: Plan, draftOf: (way: readonly number[], facing: number) => Draft | undefined): Drawing | undefined {
  const way = useRef<readonly number[]>([]);
  if (hero === undefined) return undefined;
  const start = view.heroes[hero].anchor;
  const planned = draft && 'way' in draft.move ? draft.move.way : [];
  const end = planned[planned.length - 1];
  return {
    from: end === undefined ? [start] : [end, start],
    begin: (from) => {
      way.current = from === start ? [] : planned;
    },
    draw: (square) => {
      const next = extended(start, way.current, square);
      if (next.length === way.current.length && next[next.length - 1] === way.current[way.current.length - 1]) return;
      way.current = next;
      think(draftOf(next, facingAlong(next[next.length - 2] ?? start, next[next.length - 1] ?? start)));
    },
  };
}
