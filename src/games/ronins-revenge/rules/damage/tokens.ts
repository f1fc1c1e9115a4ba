import { hasCondition, removeCondition } from '../conditions';
import type { AttackBody } from '../frames';
import { figureOf, type FigureRef } from '../refs';
import { heroOf } from '../state';
import type { Play } from '../world';

/** RR-226, RR-227, RR-506: the token of an attack that has hit leaves. */
export function dropStrikeTokens(run: Play, by: FigureRef): void {
  const figure = figureOf(run.state, by);
  if (!figure) return;
  if (hasCondition(figure, 'empowered')) removeCondition(run, by, 'empowered');
  else if (hasCondition(figure, 'weakened')) removeCondition(run, by, 'weakened');
}

/** RR-515: a card that doubles leaves an Empowered token where it is. */
export function dropAttackTokens(run: Play, { by, flats }: AttackBody): void {
  const doubled = flats.some(({ once }) => once === 'double');
  if (!doubled || !hasCondition(heroOf(run.state.heroes, by), 'empowered')) dropStrikeTokens(run, by);
}
