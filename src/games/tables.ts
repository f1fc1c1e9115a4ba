import type { LoadTable } from '@/table/library';

/** Every box's table by its game's id. Tables bring Skia with them, so each is loaded when it is opened. */
export const TABLES: Readonly<Record<string, LoadTable>> = {
  'bounty-trail': () => import('./bounty-trail/table'),
  'dungeon-fighter': () => import('./dungeon-fighter/table'),
  pig: () => import('./pig/table'),
  'roll-and-fight': () => import('./roll-and-fight/table'),
};
