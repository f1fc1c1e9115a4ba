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
  tenderfoot: { name: 'Tenderfoot', recipe: 'greenhorn', riders: 1, linesRolled: 'beforePlanning', warrant: { bronze: 2900, silver: 3400, gold: 3900 } },
  deputy: { name: 'Deputy', recipe: 'gunslinger', riders: 1, linesRolled: 'beforePlanning', warrant: { bronze: 5600, silver: 6300, gold: 7000 } },
  marshal: { name: 'Marshal', recipe: 'outlaw', riders: 2, linesRolled: 'beforePlanning', warrant: { bronze: 7300, silver: 8200, gold: 9100 } },
  legend: { name: 'Legend', recipe: 'outlaw', riders: 2, linesRolled: 'afterLocking', warrant: { bronze: 6900, silver: 7700, gold: 8500 } },
};
