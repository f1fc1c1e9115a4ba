import { HERO_IDS } from '../../content/terms';
import { bossRef, minionRef, type FigureRef } from '../../rules/refs';
import type { BattleState, Figure } from '../../rules/state';

/** Everybody on the field, by name. */
export const everybody = ({ heroes, figures, minions }: BattleState): readonly (readonly [FigureRef, Figure])[] => [
  ...HERO_IDS.map((id) => [id, heroes[id]] as const),
  ...figures.map((figure) => [bossRef(figure), figure] as const),
  ...minions.map((minion) => [minionRef(minion), minion] as const),
];
