import type { Seat, Table } from '@/engine/game';

import type { BossId } from '../content/bosses';
import { bossOf } from '../content/bosses';
import { HEROES } from '../content/heroes';
import type { Modifier } from '../content/modifiers';
import { TILES, type Tile } from '../content/abilities';
import { FATAL_BEATINGS, POOL_LIMITS } from '../content/tracks';
import { lair, type Den, type Lair } from './den';
import type { Event } from './events';
import type { Player, State } from './state';

/** One player's part of the table: what almost every rule needs. */
export interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  emit(event: Event): void;
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits at seat ${seat}`);
  return player;
}

export function sceneOf(state: State, seat: Seat, table: Pick<Table<Event>, 'emit'>): Scene {
  return { state, seat, player: playerAt(state, seat), emit: (event) => table.emit(event) };
}

export function lairOf(player: Player): Lair {
  if (player.den === undefined) throw new RangeError('the den has no side yet');
  return lair(player.den, player.boss);
}

export const denOfPlayer = (player: Player): Den => lairOf(player).den;

export const isDead = (player: Player): boolean => player.beatings >= FATAL_BEATINGS;
export const poolLimit = (player: Player): number => POOL_LIMITS[player.beatings] ?? 0;

export const bossHealth = (boss: BossId): number => bossOf(boss).health;
export const bossIsDead = (player: Player): boolean => player.bossDamage >= bossHealth(player.boss);

/** What changes this rule for this player: the boss before the trait before the tiles (RF-30, RF-223). */
export function modifier<K extends keyof Modifier>(player: Player, key: K): Modifier[K] {
  const byBoss = bossOf(player.boss).effect[key];
  if (byBoss !== undefined) return byBoss;
  const byTrait = player.hero && HEROES[player.hero].trait[key];
  if (byTrait !== undefined) return byTrait;
  for (let i = 0; i < player.tiles.length; i++) {
    const id = player.tiles[i];
    const tile: Tile | undefined = id && TILES[id];
    const byTile = tile?.passive?.[key];
    if (byTile !== undefined) return byTile;
  }
  return undefined;
}

export const hasBit = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
