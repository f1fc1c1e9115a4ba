import { bossInPlay } from '../../content/bossInPlay';
import type { BrotherId, Category } from '../../content/terms';
import type { BattleState, BossFigure } from '../state';
import { modOf } from './mods';

export const brotherOf = ({ boss }: Pick<BattleState, 'boss'>, figure: BossFigure): BrotherId | undefined => bossInPlay(boss).starts[figure.start]?.brother;

/** The figure of a brother; the one who is left where the other was never placed (RR-578). */
export function figureOfBrother(state: BattleState, brother: BrotherId): BossFigure | undefined {
  return state.figures.find((figure) => brotherOf(state, figure) === brother) ?? state.figures[0];
}

/** The figures whose deck it is: all, unless the active Wound card names owners (RR-571). */
export function ownersOf(state: BattleState, category: Category): readonly BossFigure[] {
  const owners = modOf(state, 'owners');
  if (!owners || state.figures.length < 2) return state.figures;
  return state.figures.filter((figure) => {
    const brother = brotherOf(state, figure);
    return brother !== undefined && owners[category].includes(brother);
  });
}

export const ownsDeck = (state: BattleState, figure: BossFigure, category: Category): boolean => ownersOf(state, category).includes(figure);
