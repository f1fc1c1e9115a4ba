import { MINIONS, type MinionType } from '../content/minions';
import { BOSS_KILL_POINTS, LOOT_POINTS, LOOT_SPACES, ROUNDS } from '../content/tracks';
import { isAlive } from '../rules/fighting/targets';
import { usableHealth } from '../rules/health';
import { isCleared, isMarked, isVisited, progress } from '../rules/objectives';
import { bossHealth, bossIsDead, lairOf, modifier } from '../rules/scene';
import { woundForecast } from '../rules/resolution';
import { cheapestEscape, lootPoints, objectivePoints, trainingPoints } from '../rules/scoring';
import type { Player, State } from '../rules/state';

/** A collected icon that the full Loot track cannot take is still an action. */
const SPARE_ACTION = 0.7;
/** What a Beating costs besides its effect: one die less for every round to come. */
const BEATING = 3;
const BEATING_PER_ROUND = 2.5;
const DEATH = 40;
const HEALTH_SPACE = 0.35;
const CHARGE = 0.5;
const KILL = 0.12;
const VISIT = 0.1;
const LOOT_HOPE = 1.4;

/** Points that loot icons lying open would bring in the coming Resolution. */
function openLoot(player: Player): number {
  let icons = 0;
  for (let room = 0; room < player.lootLeft.length; room++) {
    const left = player.lootLeft[room] ?? 0;
    if (left > 0 && isVisited(player, room) && isCleared(player, room)) icons += left;
  }
  const crossed = Math.min(LOOT_SPACES, player.loot + icons);
  return (LOOT_POINTS[crossed] ?? 0) - lootPoints(player) + (player.loot + icons - crossed) * SPARE_ACTION;
}

/** What the coming Resolution does to the hero. */
function danger(state: State, player: Player, roundsLeft: number): number {
  const { taken, beating } = woundForecast(state, player);
  if (!beating) return (usableHealth(player) - player.wounds - taken) * HEALTH_SPACE * (roundsLeft > 0 ? 1 : 0.1);
  if (player.beatings > 0) return -DEATH;
  return roundsLeft > 0 ? -BEATING - BEATING_PER_ROUND * roundsLeft : 0;
}

/** Effects that a hero brings together in a round, after detours. */
const EFFECTS_PER_ROUND = 7;

/** Effects still needed until the boss is dead: doors to pass, blockers and grunts in the way, health left. */
function effectsToKill(player: Player): number {
  const { den, inRoom, minions } = lairOf(player);
  const living = (room: number, type: MinionType): number => {
    let count = 0;
    for (const minion of inRoom[room] ?? []) if (minions[minion]?.type === type && isAlive(player, minion)) count += 1;
    return count;
  };
  const passes = modifier(player, 'passesBlockers') === true;
  const ways = den.rooms.map((_, room) => (room === den.bossRoom ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of den.doors) {
      for (const [from, to] of [[a, b], [b, a]] as const) {
        const way = (ways[to] ?? Infinity) + 1 + (passes ? 0 : living(from, 'blocker'));
        if (from === den.bossRoom || way >= (ways[from] ?? Infinity)) continue;
        ways[from] = way;
        changed = true;
      }
    }
  }
  const health = bossHealth(player.boss) - (modifier(player, 'bossRecovers') ? 0 : player.bossDamage);
  return (ways[player.room] ?? 0) + living(den.bossRoom, 'grunt') + health;
}

/** Points for the boss: what is certain, and what is likely with the rounds that are left. */
function bossPoints(player: Player, roundsLeft: number): number {
  if (bossIsDead(player)) return player.bossDamage + BOSS_KILL_POINTS;
  // Damage that will be healed is worth nothing.
  const lasting = modifier(player, 'bossRecovers') ? 0 : player.bossDamage;
  if (roundsLeft === 0) return lasting;
  const chance = Math.max(0, Math.min(0.95, 1.1 - effectsToKill(player) / (EFFECTS_PER_ROUND * roundsLeft)));
  return lasting + chance * (bossHealth(player.boss) - lasting + BOSS_KILL_POINTS);
}

/** Loot in rooms that are half empty already. */
function lootHopes(player: Player): number {
  const { inRoom } = lairOf(player);
  let hopes = 0;
  for (let room = 0; room < player.lootLeft.length; room++) {
    const icons = player.lootLeft[room] ?? 0;
    if (icons === 0) continue;
    const here = inRoom[room] ?? [];
    const share = here.filter((minion) => !isAlive(player, minion)).length / here.length;
    hopes += icons * LOOT_HOPE * share * share * (isVisited(player, room) ? 1 : 0.8);
  }
  return hopes;
}

/** Half-done objectives, as far as rounds are left to finish them. */
function objectiveHopes(player: Player, roundsLeft: number): number {
  let hopes = 0;
  const { rooms } = lairOf(player).den;
  for (let room = 0; room < rooms.length; room++) {
    const objective = rooms[room]?.objective;
    if (!objective || isMarked(player, room)) continue;
    const { done, of } = progress(player, room, objective);
    const share = of === 0 ? 1 : done / of;
    hopes += objective.points * 0.45 * share * share * (objective.kind === 'clearInOne' ? 0 : 1);
  }
  return hopes * (roundsLeft >= 2 ? 1 : 0.8);
}

/** A den that gets emptier is easier to walk through. */
function progressThroughDen(player: Player): number {
  const { minions } = lairOf(player);
  let value = 0;
  for (let i = 0; i < minions.length; i++) {
    const minion = minions[i];
    if (minion && !isAlive(player, i)) value += KILL * MINIONS[minion.type].toughness;
  }
  for (let bits = player.visited; bits !== 0; bits &= bits - 1) value += VISIT;
  return value;
}

/** What the player may expect to score from here, if the fight ended now. */
export function worth(state: State, player: Player): number {
  const roundsLeft = ROUNDS - state.round;
  let value = lootPoints(player) + trainingPoints(player) + objectivePoints(player) + openLoot(player) + bossPoints(player, roundsLeft) + danger(state, player, roundsLeft);
  if (roundsLeft === 0) return value - cheapestEscape(player).cost;
  value += objectiveHopes(player, roundsLeft) + lootHopes(player) + progressThroughDen(player);
  for (const item of player.items) value += (item.bought - item.spent) * CHARGE;
  return value;
}
