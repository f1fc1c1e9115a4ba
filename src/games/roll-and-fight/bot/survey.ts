import { costsFrom } from '@/engine/parts/den/costs';
import { neighbours } from '@/engine/parts/den/graph';

import type { Objective } from '../content/dens/den';
import { MINIONS, MINION_TYPES, type MinionType } from '../content/minions';
import { EXTRA_HEALTH } from '../content/tracks';
import { toughness } from '../rules/fighting/damage';
import { inForce } from '../rules/inForce';
import { lairOf } from '../rules/scene';
import type { Lair } from '../rules/den';
import { isMarked, visitedRooms } from '../rules/objectives';
import { DEAD, type Player } from '../rules/state';

/** What an objective asks for, with its minions looked up once. */
interface Goal {
  readonly room: number;
  readonly objective: Objective;
  /** Minions that count for it. */
  readonly minions: readonly number[];
  readonly near: readonly number[];
}

const goalsOfLairs = new Map<Lair, readonly Goal[]>();

function findGoals(lair: Lair): readonly Goal[] {
  const { den, minions, inRoom } = lair;
  return den.rooms.flatMap(({ objective }, room) => {
    if (!objective) return [];
    const near = neighbours(den, room);
    const counts = (minion: number): boolean => {
      const printed = minions[minion];
      if (!printed) return false;
      if (objective.kind === 'killAdjacent') return objective.types.includes(printed.type) && near.includes(printed.room);
      return objective.kind === 'killCount' && printed.type === objective.type;
    };
    const own = objective.kind === 'clearInOne' ? (inRoom[room] ?? []) : minions.map((_, minion) => minion).filter(counts);
    return [{ room, objective, minions: own, near }];
  });
}

function goalsOf(lair: Lair): readonly Goal[] {
  const known = goalsOfLairs.get(lair);
  if (known) return known;
  const goals = findGoals(lair);
  goalsOfLairs.set(lair, goals);
  return goals;
}

const MOST_ROOMS = 16;
/** More than any way through a den. */
const FAR = 99;
/** Flashback actions that one more Health space takes, as effects. */
const EFFECTS_PER_HEALTH = 2;

/**
 * How much work is left in the den, counted in effects (a Move, a Hit): the figures a player has at a glance. One survey
 * is made at a time and its lists are used again for the next, because a search makes thousands.
 */
export class Survey {
  /** Effects to get from the hero to each room: doors, and blockers on the way. */
  readonly way: number[] = new Array<number>(MOST_ROOMS).fill(FAR);
  /** Damage that would empty each room. */
  readonly toClear: number[] = new Array<number>(MOST_ROOMS).fill(0);
  private readonly toLeave: number[] = new Array<number>(MOST_ROOMS).fill(0);
  /** Effects until the boss can be damaged: the way and the grunts around him. */
  toBoss = 0;
  kills = 0;
  goals: readonly Goal[] = [];
  /** Effects until each of the goals could be marked; those marked already do not matter. */
  readonly efforts: number[] = [];
  private player: Player | undefined;
  private lair: Lair | undefined;
  /** Damage that each type takes for this player. */
  private readonly tough: Record<MinionType, number> = { grunt: 1, toughGuy: 1, blocker: 1, henchman: 1, gunman: 1 };

  of(player: Player): this {
    const lair = lairOf(player);
    this.player = player;
    this.lair = lair;
    this.goals = goalsOf(lair);
    this.weigh(player);
    this.count(player, lair);
    this.walk(player, lair);
    this.toBoss += this.wayTo(lair.den.bossRoom);
    for (let i = 0; i < this.goals.length; i++) {
      const goal = this.goals[i];
      if (goal && !isMarked(player, goal.room)) this.efforts[i] = this.effort(player, goal);
    }
    return this;
  }

  private weigh(player: Player): void {
    const changed = inForce.concerns('toughness', player);
    for (let i = 0; i < MINION_TYPES.length; i++) {
      const type = MINION_TYPES[i];
      if (type) this.tough[type] = changed ? toughness(player, type) : MINIONS[type].toughness;
    }
  }

  private toughness(minion: number): number {
    const type = this.lair?.minions[minion]?.type;
    return type === undefined ? 1 : this.tough[type];
  }

  private count(player: Player, { den, minions }: Lair): void {
    const { toClear, toLeave } = this;
    const passes = inForce.value('passesBlockers', player);
    for (let room = 0; room < den.rooms.length; room++) {
      toClear[room] = 0;
      toLeave[room] = 1;
    }
    this.kills = 0;
    this.toBoss = 0;
    for (let i = 0; i < minions.length; i++) {
      const minion = minions[i];
      if (!minion) continue;
      if (((player.minions[i] ?? 0) & DEAD) !== 0) {
        this.kills += 1;
        continue;
      }
      const { room, type } = minion;
      toClear[room] = (toClear[room] ?? 0) + this.toughness(i);
      if (type === 'blocker' && !passes) toLeave[room] = (toLeave[room] ?? 0) + 1;
      else if (type === 'grunt' && room === den.bossRoom) this.toBoss += 1;
    }
  }

  private walk(player: Player, { den }: Lair): void {
    const { way, toLeave } = this;
    costsFrom(den, player.room, toLeave, way);
    // The last room of a way is entered, not left.
    for (let room = 0; room < den.size; room++) way[room] = (way[room] ?? FAR) - (toLeave[room] ?? 0);
  }

  wayTo(room: number): number {
    return this.way[room] ?? FAR;
  }

  private damageToKill(goal: Goal, most: number): number {
    let living = 0;
    let damage = 0;
    for (let i = 0; i < goal.minions.length; i++) {
      const minion = goal.minions[i] ?? 0;
      if (((this.player?.minions[minion] ?? 0) & DEAD) !== 0) continue;
      living += 1;
      damage += this.toughness(minion);
    }
    const needed = most - (goal.minions.length - living);
    return living === 0 ? 0 : (damage * Math.max(0, Math.min(living, needed))) / living;
  }

  /** Effects until an objective could be marked; FAR: never again. */
  private effort(player: Player, goal: Goal): number {
    const way = this.wayTo(goal.room);
    const { objective } = goal;
    switch (objective.kind) {
      case 'killAdjacent':
        return way + this.damageToKill(goal, goal.minions.length);
      case 'killCount':
        return way + this.damageToKill(goal, objective.count);
      case 'visitCount':
        return Math.max(way, objective.count - visitedRooms(player));
      case 'healthSix':
        return way + EFFECTS_PER_HEALTH * (EXTRA_HEALTH - player.extraHealth);
      case 'hitBoss':
        return player.bossEverHurt ? way : this.toBoss + 1;
      case 'visitAdjacent': {
        let unseen = 0;
        for (let i = 0; i < goal.near.length; i++) if ((player.visited & (1 << (goal.near[i] ?? 0))) === 0) unseen += 1;
        return way + 2 * unseen;
      }
      case 'clearInOne':
        for (let i = 0; i < goal.minions.length; i++) if (((player.minions[goal.minions[i] ?? 0] ?? 0) & DEAD) !== 0) return FAR;
        return way + (this.toClear[goal.room] ?? 0);
    }
  }
}
