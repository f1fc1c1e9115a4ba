import { lossOnWay } from '../../preview/way';
import type { HeroId } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import type { ReachedSquare } from '../field/drawReach';

/** A Move of the own turn, or one that a card gives: whoever walks turns freely at the end (RR-40). */
export type Walk = Extract<Move, { kind: 'move' | 'walk' }>;

export const isWalk = (move: Move): move is Walk => move.kind === 'move' || move.kind === 'walk';

export const endOf = ({ way }: { readonly way: readonly number[] }): number | undefined => way[way.length - 1];

/** Squares that a card takes its hero to: nothing is paid for the steps, but the ground may hurt. */
export const freeSquares = (view: BattleState, hero: HeroId, ways: readonly { readonly way: readonly number[] }[]): readonly ReachedSquare[] =>
  ways.flatMap(({ way }): ReachedSquare[] => {
    const square = endOf({ way });
    return square === undefined ? [] : [{ square, bought: 0, hurt: lossOnWay(view, hero, way) }];
  });
