import type { BossId } from '../content/roster';
import type { Loadout } from '../content/kit';
import type { HeroId } from '../content/terms';
import type { Difficulty } from './state';
import type { Story } from './story';

/** A full hero with a loadout, by dice or without luck, or a Comrade (RR-80, RR-86). */
export type Member = { readonly loadout: Loadout; readonly noLuck: boolean } | 'comrade';

/** Everything a battle is set up from. */
export interface BattlePlan {
  readonly boss: BossId;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly party: Readonly<Record<HeroId, Member>>;
  readonly seats?: number;
  /** The seat that plays each hero. */
  readonly controls?: Readonly<Record<HeroId, number>>;
  readonly story?: Story;
}
