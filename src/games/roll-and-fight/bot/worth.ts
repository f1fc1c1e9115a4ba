import { MINIONS } from '../content/minions';
import { BOSS_KILL_POINTS, LOOT_POINTS, LOOT_SPACES, ROUNDS } from '../content/tracks';
import { neighbours } from '../rules/den';
import { isActive } from '../rules/fighting/targets';
import { usableHealth } from '../rules/health';
import { isCleared, isMarked, isVisited, progress } from '../rules/objectives';
import { bossHealth, bossIsDead, lairOf, modifier } from '../rules/scene';
import { woundForecast } from '../rules/resolution';
import { cheapestEscape, lootPoints, objectivePoints, trainingPoints } from '../rules/scoring';
import { DEAD, type Player, type State } from '../rules/state';

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

function bossPoints(player: Player, roundsLeft: number): number {
  if (bossIsDead(player)) return player.bossDamage + BOSS_KILL_POINTS;
  // Damage that will be healed is worth nothing, damage that lasts brings the kill closer.
  const lasting = modifier(player, 'bossRecovers') ? 0 : player.bossDamage;
  const share = lasting / bossHealth(player.boss);
  return lasting + (roundsLeft > 0 ? BOSS_KILL_POINTS * 0.6 * share : 0);
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

/** A den that gets emptier is easier to walk through; guards before the boss and blockers matter most. */
function progressThroughDen(player: Player, roundsLeft: number): number {
  const { den, minions } = lairOf(player);
  const bossAlive = !bossIsDead(player);
  let value = 0;
  for (let i = 0; i < minions.length; i++) {
    const minion = minions[i];
    if (!minion || ((player.minions[i] ?? 0) & DEAD) === 0) continue;
    value += KILL * MINIONS[minion.type].toughness;
    if (bossAlive && minion.room === den.bossRoom) value += minion.type === 'grunt' ? 0.7 : 0.1;
  }
  for (let bits = player.visited; bits !== 0; bits &= bits - 1) value += VISIT;
  if (bossAlive) value -= 0.45 * doorsTo(player, den.bossRoom);
  if (someBlockerHere(player)) value -= 0.5;
  return value * (roundsLeft >= 2 ? 1 : 0.9);
}

function someBlockerHere(player: Player): boolean {
  const { inRoom, minions } = lairOf(player);
  return (inRoom[player.room] ?? []).some((minion) => minions[minion]?.type === 'blocker' && isActive(player, minion));
}

const distances = new Map<string, readonly number[]>();

/** Doors from every room to a room; worked out once per den. */
function doorsTo(player: Player, goal: number): number {
  const { den } = lairOf(player);
  const key = `${den.id}${goal}`;
  let known = distances.get(key);
  if (!known) {
    const found = den.rooms.map(() => -1);
    found[goal] = 0;
    for (let queue = [goal], i = 0; i < queue.length; i++) {
      const room = queue[i] ?? goal;
      for (const next of neighbours(den, room)) {
        if ((found[next] ?? 0) >= 0) continue;
        found[next] = (found[room] ?? 0) + 1;
        queue.push(next);
      }
    }
    known = found;
    distances.set(key, known);
  }
  return known[player.room] ?? 0;
}

/** What the player may expect to score from here, if the fight ended now. */
export function worth(state: State, player: Player): number {
  const roundsLeft = ROUNDS - state.round;
  let value = lootPoints(player) + trainingPoints(player) + objectivePoints(player) + openLoot(player) + bossPoints(player, roundsLeft) + danger(state, player, roundsLeft);
  if (roundsLeft === 0) return value - cheapestEscape(player).cost;
  value += objectiveHopes(player, roundsLeft) + progressThroughDen(player, roundsLeft);
  for (const item of player.items) value += (item.bought - item.spent) * CHARGE;
  return value;
}
