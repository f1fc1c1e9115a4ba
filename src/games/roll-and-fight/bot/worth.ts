import { BOSS_KILL_POINTS, LOOT_POINTS, LOOT_SPACES, ROUNDS, XP_PER_POINT } from '../content/tracks';
import { usableHealth } from '../rules/health';
import { isCleared, isMarked, isVisited } from '../rules/objectives';
import { woundForecast } from '../rules/resolution';
import { inForce } from '../rules/inForce';
import { bossHealth, bossIsDead } from '../rules/scene';
import { cheapestEscape, objectivePoints, trainingPoints } from '../rules/scoring';
import type { Player, State } from '../rules/state';
import { Survey } from './survey';

/** How a player sees the game: what is taken for granted, what is feared. */
export interface Temper {
  /** What a Beating costs besides its effect: one die less for every round to come. */
  readonly beating: number;
  readonly beatingPerRound: number;
  /** A Health space left after the round, while rounds remain. */
  readonly healthSpace: number;
}

/** Weighs a Beating by what it really costs. */
export const CAREFUL: Temper = { beating: 4, beatingPerRound: 3, healthSpace: 0.6 };
/** Takes blows for points. */
export const BOLD: Temper = { beating: 0.6, beatingPerRound: 0.9, healthSpace: 0.12 };

/** A collected icon that the full Loot track cannot take is still an action. */
const SPARE_ACTION = 0.7;
/** Loot faces that a round's Flashback dice bring. */
const LOOT_PER_ROUND = 0.45;
const DEATH = 40;
const CHARGE = 0.5;
const KILL = 0.05;
const VISIT = 0.05;

/**
 * Effects of work that are done by the end in half of all games, by the rounds left: measured over games of the bots.
 * What needs more is done less often, falling with the square (objectives, loot) or the fourth power (the boss).
 */
const HALF_OF_OBJECTIVES = [0, 2.5, 3.4, 4.6];
const HALF_OF_LOOT = [0, 3, 5.2, 6.5];
const HALF_OF_BOSSES = [0, 6, 9.4, 12];

const square = (x: number): number => x * x;
const hope = (effort: number, half: number): number => 1 / (1 + square(effort / half));
const sternHope = (effort: number, half: number): number => 1 / (1 + square(square(effort / half)));

/** How far the effects at hand carry towards each of them, before the fight is over. */
const TOWARDS_OBJECTIVES = 0.25;
const TOWARDS_LOOT = 0.25;
const TOWARDS_BOSS = 0.45;
/** Effects at hand with which half of a danger can still be left. */
const WAY_OUT = 2;

const survey = new Survey();

/** The Loot track at a number of crosses that need not be whole. */
function lootTrack(crosses: number): number {
  const full = Math.min(LOOT_SPACES, Math.floor(crosses));
  const points = LOOT_POINTS[full] ?? 0;
  if (full === LOOT_SPACES) return points + (crosses - full) * SPARE_ACTION;
  return points + (crosses - full) * ((LOOT_POINTS[full + 1] ?? 0) - points);
}

/** Icons that can be collected in the coming Resolution, and those that may be some day. */
function lootWorth(player: Player, roundsLeft: number, effects: number): number {
  const half = (HALF_OF_LOOT[roundsLeft] ?? 0) + TOWARDS_LOOT * effects;
  let crosses = player.loot + LOOT_PER_ROUND * roundsLeft;
  for (let room = 0; room < player.lootLeft.length; room++) {
    const icons = player.lootLeft[room] ?? 0;
    if (icons === 0) continue;
    const visited = isVisited(player, room);
    if (visited && isCleared(player, room)) crosses += icons;
    else if (half > 0) crosses += icons * hope((survey.toClear[room] ?? 0) + (visited ? 0 : survey.wayTo(room)), half);
  }
  return lootTrack(crosses);
}

/** What the coming Resolution does to the hero. */
function danger(state: State, player: Player, roundsLeft: number, temper: Temper): number {
  const { taken, beating } = woundForecast(state, player);
  if (!beating) return roundsLeft > 0 ? (usableHealth(player) - player.wounds - taken) * temper.healthSpace : 0;
  if (player.beatings > 0) return -DEATH;
  return roundsLeft > 0 ? -temper.beating - temper.beatingPerRound * roundsLeft : 0;
}

/** Points for the boss: what is certain, and what is likely with the rounds and effects that are left. */
function bossWorth(player: Player, roundsLeft: number, effects: number): number {
  if (bossIsDead(player)) return player.bossDamage + BOSS_KILL_POINTS;
  const half = (HALF_OF_BOSSES[roundsLeft] ?? 0) + TOWARDS_BOSS * effects;
  // Damage that will be healed is worth nothing.
  const lasting = player.bossDamage > 0 && inForce.value('bossRecovers', player) ? 0 : player.bossDamage;
  if (half === 0) return lasting;
  const effort = survey.toBoss + bossHealth(player.boss) - (effects > 0 ? player.bossDamage : lasting);
  return lasting + sternHope(effort, half) * (bossHealth(player.boss) - lasting + BOSS_KILL_POINTS);
}

function objectiveHopes(player: Player, roundsLeft: number, effects: number): number {
  const half = (HALF_OF_OBJECTIVES[roundsLeft] ?? 0) + TOWARDS_OBJECTIVES * effects;
  if (half === 0) return 0;
  let hopes = 0;
  for (let i = 0; i < survey.goals.length; i++) {
    const goal = survey.goals[i];
    if (goal && !isMarked(player, goal.room)) hopes += goal.objective.points * hope(survey.efforts[i] ?? 0, half);
  }
  return hopes;
}

/** What is not a matter of this fight any more, or too small to plan for. */
function belongings(player: Player): number {
  let value = player.xp / XP_PER_POINT + KILL * survey.kills;
  for (let bits = player.visited; bits !== 0; bits &= bits - 1) value += VISIT;
  for (let i = 0; i < player.items.length; i++) {
    const item = player.items[i];
    if (item) value += (item.bought - item.spent) * CHARGE;
  }
  return value;
}

export interface Worth {
  /** What the player may expect to score from here, if the fight ended now. */
  readonly now: number;
  /** The same with some effects still at hand: a measure for moments in the middle of a fight. */
  readonly promise: number;
}

export function worth(state: State, player: Player, temper: Temper, effects: number): Worth {
  const roundsLeft = ROUNDS - state.round;
  survey.of(player);
  const hopes = (more: number): number => lootWorth(player, roundsLeft, more) + bossWorth(player, roundsLeft, more) + objectiveHopes(player, roundsLeft, more);
  const certain = objectivePoints(player) + (roundsLeft > 0 ? belongings(player) : trainingPoints(player));
  const fear = danger(state, player, roundsLeft, temper) - (roundsLeft > 0 ? 0 : cheapestEscape(player).cost);
  const now = certain + hopes(0) + fear;
  return { now, promise: effects === 0 ? now : certain + hopes(effects) + (fear * WAY_OUT) / (WAY_OUT + effects) };
}
