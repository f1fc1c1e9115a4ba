import { neighbours } from '@/engine/parts/den/graph';

import type { Step } from '../../content/steps';
import { choicesFor, lootChoices } from '../actions';
import { availableHealth } from '../health';
import type { Target } from '../moves';
import { bossIsDead, lairOf, modifier } from '../scene';
import { DEAD, EVADED, type Activation, type Player } from '../state';

/** The part of an activation that limits targets; empty before it has begun. */
export type Run = Pick<Activation, 'used' | 'taken' | 'evadedSomebody'>;
export const FRESH_RUN: Run = { used: [], taken: [], evadedSomebody: false };

const marksOf = (player: Player, minion: number): number => player.minions[minion] ?? 0;
export const isAlive = (player: Player, minion: number): boolean => (marksOf(player, minion) & DEAD) === 0;
export const isActive = (player: Player, minion: number): boolean => (marksOf(player, minion) & (DEAD | EVADED)) === 0;

const typeOf = (player: Player, minion: number) => lairOf(player).minions[minion]?.type;

function someActive(player: Player, room: number, type: 'grunt' | 'blocker'): boolean {
  const here = lairOf(player).inRoom[room] ?? [];
  return here.some((minion) => typeOf(player, minion) === type && isActive(player, minion));
}

/** An active blocker holds the hero in the room (RF-125, RF-146). */
export const isHeld = (player: Player): boolean => someActive(player, player.room, 'blocker') && !modifier(player, 'passesBlockers');

/** Alive, in that room, and not behind active grunts (RF-132, RF-228). */
export function bossIsOpen(player: Player, room: number): boolean {
  return lairOf(player).den.bossRoom === room && !bossIsDead(player) && !someActive(player, room, 'grunt');
}

const toRooms = (rooms: readonly number[]): Target[] => rooms.map((room) => ({ kind: 'room', room }));

function minionsIn(player: Player, rooms: readonly number[], accepts: (minion: number) => boolean): Target[] {
  const found: Target[] = [];
  const { inRoom } = lairOf(player);
  for (const room of rooms) {
    for (const minion of inRoom[room] ?? []) {
      if (isAlive(player, minion) && accepts(minion)) found.push({ kind: 'minion', minion });
    }
  }
  return found;
}

const everyone = (): boolean => true;

function hitTargets(player: Player, bossOnly: boolean): Target[] {
  const targets = bossOnly ? [] : minionsIn(player, [player.room], everyone);
  if (bossIsOpen(player, player.room)) targets.push({ kind: 'boss' });
  return targets;
}

/** Whether the next Shoot marks minions instead of damaging them. */
export const shotsEvade = (player: Player): boolean =>
  modifier(player, 'shotsEvade') === true && (player.fight?.waiting.plainShots ?? 0) === 0;

function shootTargets(player: Player, otherRoom: boolean, run: Run): Target[] {
  const { den } = lairOf(player);
  const near = neighbours(den, player.room);
  const rooms = otherRoom ? near.filter((room) => !run.used.includes(room)) : near;
  const evading = shotsEvade(player);
  const targets = minionsIn(player, rooms, (minion) => !evading || isActive(player, minion));
  if (rooms.includes(den.bossRoom) && bossIsOpen(player, den.bossRoom) && !modifier(player, 'bossShotProof')) targets.push({ kind: 'boss' });
  const first = modifier(player, 'shootFirst');
  if (first === undefined) return targets;
  const preferred = targets.filter((target) => target.kind === 'minion' && typeOf(player, target.minion) === first);
  return preferred.length > 0 ? preferred : targets;
}

function killTargets(player: Player, step: Extract<Step, { do: 'kill' }>, run: Run): Target[] {
  const here = player.room;
  const reach = step.near === undefined ? [here] : [here, ...neighbours(lairOf(player).den, here)];
  const rooms = step.near === undefined || run.used.length === 0 ? reach : reach.filter((room) => run.used.includes(room));
  return minionsIn(player, rooms, (minion) => {
    if (step.evadedOnly && isActive(player, minion)) return false;
    const type = typeOf(player, minion);
    return step.types === undefined || (type !== undefined && step.types.includes(type));
  });
}

function evadeTargets(player: Player, step: Extract<Step, { do: 'evade' }>): Target[] {
  const here = player.room;
  return minionsIn(player, [here, ...neighbours(lairOf(player).den, here)], (minion) => {
    if (!isActive(player, minion)) return false;
    const type = typeOf(player, minion);
    return step.types === undefined || (type !== undefined && step.types.includes(type));
  });
}

/** Everything the step may be aimed at now; steps without targets give none. */
export function targetsOf(player: Player, step: Step, run: Run): Target[] {
  switch (step.do) {
    case 'move':
      if (isHeld(player) && !step.pastBlockers) return [];
      return toRooms(neighbours(lairOf(player).den, player.room));
    case 'jump':
      return isHeld(player) ? [] : toRooms(lairOf(player).den.jumps[player.room] ?? []);
    case 'hit':
      return hitTargets(player, step.only === 'boss');
    case 'hitEach':
      return minionsIn(player, [player.room], (minion) => !run.used.includes(minion));
    case 'shoot':
      return shootTargets(player, step.otherRoom === true, run);
    case 'evade':
      return evadeTargets(player, step);
    case 'kill':
      return killTargets(player, step, run);
    case 'either':
      return step.ways.flatMap(([first]) => (first ? targetsOf(player, first, run) : []));
    case 'action':
      return choicesFor(player, step.actions).map((choice) => ({ kind: 'choice', choice }));
    case 'loot':
      if ((player.lootLeft[player.room] ?? 0) === 0) return [];
      return lootChoices(player).map((choice) => ({ kind: 'choice', choice }));
    case 'heal':
    case 'wound':
    case 'ready':
      return [];
  }
}

/** Steps that happen by themselves, without a target. */
export const needsNoTarget = (step: Step): boolean => step.do === 'heal' || step.do === 'wound' || step.do === 'ready';

/** Whether the step can be performed at all (RF-116). */
export function isPossible(player: Player, step: Step, run: Run): boolean {
  if (step.do === 'heal') return player.wounds > 0;
  if (step.do === 'wound') return availableHealth(player) > 0;
  if (step.do === 'ready') return true;
  if (step.do === 'move') {
    if (step.ifEvaded && !run.evadedSomebody) return false;
    if (step.once !== undefined && run.taken.includes(step.once)) return false;
  }
  return targetsOf(player, step, run).length > 0;
}

/** RF-117 with RF-226: of the steps before `end` the first that is not optional, or an optional one before it, must be possible. */
export function canStart(player: Player, steps: readonly Step[], end: number): boolean {
  for (let i = 0; i < end; i++) {
    const step = steps[i];
    if (!step) return false;
    if (isPossible(player, step, FRESH_RUN)) return true;
    if (!step.may) return false;
  }
  return false;
}
