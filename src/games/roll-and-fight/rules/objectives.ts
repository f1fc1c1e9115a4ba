import { demand } from '@/engine/errors';
import { neighbours } from '@/engine/parts/den/graph';

import type { Objective } from '../content/dens/den';
import type { MinionType } from '../content/minions';
import { EXTRA_HEALTH } from '../content/tracks';
import { roomAt } from './den';
import { hasBit, lairOf, type Scene } from './scene';
import { DEAD, EVADED, type Player } from './state';

export const isVisited = (player: Player, room: number): boolean => hasBit(player.visited, room);
export const isMarked = (player: Player, room: number): boolean => hasBit(player.objectives, room);

/** Every minion of the room is dead or evaded (RF-138). */
export function isCleared(player: Player, room: number): boolean {
  const here = lairOf(player).inRoom[room] ?? [];
  return here.every((minion) => ((player.minions[minion] ?? 0) & (DEAD | EVADED)) !== 0);
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

function countKilled(player: Player, counts: (type: MinionType, room: number) => boolean): Progress {
  const { minions } = lairOf(player);
  let done = 0;
  let of = 0;
  for (let i = 0; i < minions.length; i++) {
    const printed = minions[i];
    if (!printed || !counts(printed.type, printed.room)) continue;
    of += 1;
    if (((player.minions[i] ?? 0) & DEAD) !== 0) done += 1;
  }
  return { done, of };
}

export function visitedRooms(player: Player): number {
  let count = 0;
  for (let bits = player.visited; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function clearedInOne(player: Player, room: number): Progress {
  const of = (lairOf(player).inRoom[room] ?? []).length;
  const intact = player.fight ? hasBit(player.fight.intact, room) : false;
  if (!intact) return { done: 0, of };
  const done = (lairOf(player).inRoom[room] ?? []).filter((minion) => ((player.minions[minion] ?? 0) & (DEAD | EVADED)) !== 0).length;
  return { done, of };
}

/** How far the condition is met; it is true when `done` has reached `of`. */
export function progress(player: Player, room: number, objective: Objective): Progress {
  const { den } = lairOf(player);
  switch (objective.kind) {
    case 'killAdjacent': {
      const near = neighbours(den, room);
      return countKilled(player, (type, place) => objective.types.includes(type) && near.includes(place));
    }
    case 'visitCount':
      return { done: Math.min(visitedRooms(player), objective.count), of: objective.count };
    case 'killCount':
      return { done: Math.min(countKilled(player, (type) => type === objective.type).done, objective.count), of: objective.count };
    case 'healthSix':
      return { done: player.extraHealth, of: EXTRA_HEALTH };
    case 'hitBoss':
      return { done: player.bossEverHurt ? 1 : 0, of: 1 };
    case 'visitAdjacent': {
      const near = neighbours(den, room);
      return { done: near.filter((next) => isVisited(player, next)).length, of: near.length };
    }
    case 'clearInOne':
      return clearedInOne(player, room);
  }
}

export const isMet = (player: Player, room: number, objective: Objective): boolean => {
  const { done, of } = progress(player, room, objective);
  return done >= of;
};

/** Whether the objective of the hero's room can be marked now (RF-160, RF-161). */
export function mayMark(player: Player): boolean {
  const objective = roomAt(lairOf(player).den, player.room).objective;
  return objective !== undefined && !isMarked(player, player.room) && isMet(player, player.room, objective);
}

export function markObjective(scene: Scene): void {
  const { player, seat } = scene;
  const { room } = player;
  const objective = roomAt(lairOf(player).den, room).objective;
  demand(objective !== undefined, 'RF-163', 'There is no objective in this room.');
  demand(!isMarked(player, room), 'RF-161', 'This objective is already marked.');
  demand(isMet(player, room, objective), 'RF-160', 'The condition of this objective is not met yet.');
  player.objectives |= 1 << room;
  if (player.fight) player.fight.mirrors += 1;
  scene.emit({ type: 'objectiveMarked', seat, room, points: objective.points });
}
