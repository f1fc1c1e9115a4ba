import type { StepOf } from '@/engine/effects/language';
import { neighbours } from '@/engine/parts/den/graph';

import type { Fighting } from '../../content/steps';
import { inForce } from '../inForce';
import type { Target } from '../moves';
import { bossIsDead, lairOf } from '../scene';
import { DEAD, EVADED, type Player, type RunMemory } from '../state';

type MinionTarget = Extract<Target, { readonly kind: 'minion' }>;
type RoomTarget = Extract<Target, { readonly kind: 'room' }>;
type EnemyTarget = Extract<Target, { readonly kind: 'minion' | 'boss' }>;
export type FightStep<K extends keyof Fighting['verbs']> = StepOf<Fighting, K>;

/** What a run remembers before it has begun. */
export const FRESH_RUN: RunMemory = { used: [], taken: [], evadedSomebody: false };

const marksOf = (player: Player, minion: number): number => player.minions[minion] ?? 0;
const isAlive = (player: Player, minion: number): boolean => (marksOf(player, minion) & DEAD) === 0;
export const isActive = (player: Player, minion: number): boolean => (marksOf(player, minion) & (DEAD | EVADED)) === 0;

const typeOf = (player: Player, minion: number) => lairOf(player).minions[minion]?.type;

function someActive(player: Player, room: number, type: 'grunt' | 'blocker'): boolean {
  const here = lairOf(player).inRoom[room] ?? [];
  return here.some((minion) => typeOf(player, minion) === type && isActive(player, minion));
}

/** An active blocker holds the hero in the room (RF-125, RF-146). */
export const isHeld = (player: Player): boolean => someActive(player, player.room, 'blocker') && !inForce.value('passesBlockers', player);

/** Alive, in that room, and not behind active grunts (RF-132, RF-228). */
function bossIsOpen(player: Player, room: number): boolean {
  return lairOf(player).den.bossRoom === room && !bossIsDead(player) && !someActive(player, room, 'grunt');
}

export const toRooms = (rooms: readonly number[]): RoomTarget[] => rooms.map((room) => ({ kind: 'room', room }));

export function minionsIn(player: Player, rooms: readonly number[], accepts: (minion: number) => boolean): MinionTarget[] {
  const found: MinionTarget[] = [];
  const { inRoom } = lairOf(player);
  for (const room of rooms) {
    for (const minion of inRoom[room] ?? []) {
      if (isAlive(player, minion) && accepts(minion)) found.push({ kind: 'minion', minion });
    }
  }
  return found;
}

const everyone = (): boolean => true;

export function hitTargets(player: Player, bossOnly: boolean): EnemyTarget[] {
  const targets: EnemyTarget[] = bossOnly ? [] : minionsIn(player, [player.room], everyone);
  if (bossIsOpen(player, player.room)) targets.push({ kind: 'boss' });
  return targets;
}

/** Whether the next Shoot marks minions instead of damaging them. */
export const shotsEvade = (player: Player): boolean => inForce.value('shotsEvade', player);

export function shootTargets(player: Player, otherRoom: boolean, run: RunMemory): EnemyTarget[] {
  const { den } = lairOf(player);
  const near = neighbours(den, player.room);
  const rooms = otherRoom ? near.filter((room) => !run.used.includes(room)) : near;
  const evading = shotsEvade(player);
  const targets: EnemyTarget[] = minionsIn(player, rooms, (minion) => !evading || isActive(player, minion));
  if (rooms.includes(den.bossRoom) && bossIsOpen(player, den.bossRoom) && !inForce.value('bossShotProof', player)) targets.push({ kind: 'boss' });
  const first = inForce.value('shootFirst', player);
  if (first === undefined) return targets;
  const preferred = targets.filter((target) => target.kind === 'minion' && typeOf(player, target.minion) === first);
  return preferred.length > 0 ? preferred : targets;
}

export function killTargets(player: Player, step: FightStep<'kill'>, run: RunMemory): MinionTarget[] {
  const here = player.room;
  const reach = step.near === undefined ? [here] : [here, ...neighbours(lairOf(player).den, here)];
  const rooms = step.near === undefined || run.used.length === 0 ? reach : reach.filter((room) => run.used.includes(room));
  return minionsIn(player, rooms, (minion) => {
    if (step.evadedOnly && isActive(player, minion)) return false;
    const type = typeOf(player, minion);
    return step.types === undefined || (type !== undefined && step.types.includes(type));
  });
}

export function evadeTargets(player: Player, step: FightStep<'evade'>): MinionTarget[] {
  const here = player.room;
  return minionsIn(player, [here, ...neighbours(lairOf(player).den, here)], (minion) => {
    if (!isActive(player, minion)) return false;
    const type = typeOf(player, minion);
    return step.types === undefined || (type !== undefined && step.types.includes(type));
  });
}
