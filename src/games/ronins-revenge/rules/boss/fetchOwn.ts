import type { BossId } from '../../content/roster';

/** Sends for the own rules of bosses that are not here yet; undefined where nothing is missing. An app has them all. */
export const fetchOwnRules = (_bosses: readonly BossId[]): Promise<unknown> | undefined => undefined;
