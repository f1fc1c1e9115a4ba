import type { Seat, Table } from '@/engine/game';

import type { BossId } from '../content/bosses';
import { bossOf } from '../content/bosses';
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

export const hasBit = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
