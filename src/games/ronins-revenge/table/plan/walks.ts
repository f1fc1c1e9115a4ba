import { lossOnWay } from '../../preview/way';
import type { HeroId } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import { walkable } from '../../rules/hero/move';
import { isComrade, type BattleState } from '../../rules/state';
import { costWords, healthWord } from '../../words/costs';
import type { ReachedSquare } from '../field/drawReach';

/** A Move of the own turn, or one that a card gives: whoever walks turns freely at the end (RR-40). */
export type Walk = Extract<Move, { kind: 'move' | 'walk' }>;

export const isWalk = (move: Move): move is Walk => move.kind === 'move' || move.kind === 'walk';

export const endOf = ({ way }: { readonly way: readonly number[] }): number | undefined => way[way.length - 1];

/** ", 3 free + 1 Stamina, loses 2 HP": what a square costs, said after its name. */
function priceWords(view: BattleState, hero: HeroId, { bought, steps = 0, hurt = 0 }: ReachedSquare): string {
  const comrade = isComrade(view.heroes[hero]);
  const price = [steps > bought ? `${steps - bought} free` : '', costWords({ stamina: bought }, comrade)].filter(Boolean).join(' + ');
  return [price, hurt > 0 ? `loses ${hurt} ${healthWord(comrade)}` : ''].filter(Boolean).map((each) => `, ${each}`).join('');
}

/** What each of these squares costs, in words. */
export function pricesOf(view: BattleState, hero: HeroId, reached: readonly ReachedSquare[]): (square: number | undefined) => string {
  const words = new Map<number | undefined, string>(reached.map((each) => [each.square, priceWords(view, hero, each)]));
  return (square) => words.get(square) ?? '';
}

/** Squares that the Move of the own turn may end on. */
export const squaresOfMove = (view: BattleState, hero: HeroId): readonly ReachedSquare[] =>
  walkable(view, hero).flatMap(({ way, bought, steps }): ReachedSquare[] => {
    const square = endOf({ way });
    return square === undefined ? [] : [{ square, bought, steps, hurt: lossOnWay(view, hero, way) }];
  });

/** Squares that a card takes its hero to: nothing is paid for the steps, but the ground may hurt. */
export const freeSquares = (view: BattleState, hero: HeroId, ways: readonly { readonly way: readonly number[] }[]): readonly ReachedSquare[] =>
  ways.flatMap(({ way }): ReachedSquare[] => {
    const square = endOf({ way });
    return square === undefined ? [] : [{ square, bought: 0, hurt: lossOnWay(view, hero, way) }];
  });
