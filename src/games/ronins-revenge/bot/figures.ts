import { isHeroRef, type FigureRef } from '../rules/refs';
import type { BattleState } from '../rules/state';

/** Whom a card is used for: of heroes the one that needs it most, of others the first. */
export function figureWorthChoosing({ heroes }: BattleState, options: readonly FigureRef[]): FigureRef | undefined {
  const [first] = options.filter(isHeroRef).sort((a, b) => heroes[a].hp - heroes[b].hp);
  return first ?? options[0];
}
