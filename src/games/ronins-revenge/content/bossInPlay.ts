import type { Boss } from './boss';
import { BOSSES } from './bosses';
import type { BossId } from './roster';

/** The cards of the boss that a battle is fought against. */
export const bossInPlay = (boss: BossId): Boss => BOSSES[boss];

/** Sends for the cards of bosses that are not here yet; undefined where nothing is missing. An app has them all. */
export const fetchBosses = (_bosses: readonly BossId[]): Promise<unknown> | undefined => undefined;
