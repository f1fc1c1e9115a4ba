import type { RecipeId } from './recipes';

export const MEDALS = ['bronze', 'silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

/** A solo level: which cards, how many riders, when their lines are rolled, and what must be earned. */
export interface Level {
  readonly name: string;
  readonly recipe: RecipeId;
  readonly riders: number;
  readonly linesRolled: 'beforePlanning' | 'afterLocking';
  /** $ for bronze (which is a win), silver and gold. */
  readonly warrant: Readonly<Record<Medal, number>>;
}

export const LEVEL_IDS = ['tenderfoot', 'deputy', 'marshal', 'legend'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  tenderfoot: { name: 'Tenderfoot', recipe: 'greenhorn', riders: 1, linesRolled: 'beforePlanning', warrant: { bronze: 3300, silver: 3800, gold: 4300 } },
  deputy: { name: 'Deputy', recipe: 'gunslinger', riders: 1, linesRolled: 'beforePlanning', warrant: { bronze: 6000, silver: 6700, gold: 7400 } },
  marshal: { name: 'Marshal', recipe: 'outlaw', riders: 2, linesRolled: 'beforePlanning', warrant: { bronze: 7800, silver: 8600, gold: 9400 } },
  legend: { name: 'Legend', recipe: 'outlaw', riders: 2, linesRolled: 'afterLocking', warrant: { bronze: 7900, silver: 8700, gold: 9500 } },
};
