import type { Outcome, ScoreLine } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import { cheapestWay, type Way } from '@/engine/parts/den/costs';
import { listed } from '@/engine/words';

import { HEROES } from '../content/heroes';
import { BOSS_KILL_POINTS, LOOT_POINTS, SOLO, XP_PER_POINT } from '../content/tracks';
import { availableHealth } from './health';
import { isMarked } from './objectives';
import { bossIsDead, isDead, lairOf } from './scene';
import { DEAD, isSolo, type Player, type State } from './state';

/** Whether a living enemy, the boss included, is in the room. Rings do not matter: they are gone by then (RF-198). */
export function holdsEnemy(player: Player, room: number): boolean {
  const { den, inRoom } = lairOf(player);
  if (room === den.bossRoom && !bossIsDead(player)) return true;
  return (inRoom[room] ?? []).some((minion) => ((player.minions[minion] ?? 0) & DEAD) === 0);
}

/** The way to the entrance through the fewest rooms with living enemies; of those the shortest (RF-197). */
export function cheapestEscape(player: Player): Way {
  const { den } = lairOf(player);
  const costs = den.rooms.map((_, room) => (holdsEnemy(player, room) ? 1 : 0));
  const way = cheapestWay(den, player.room, den.entrance, costs);
  if (!way) throw new RangeError(`no way leads out of ${den.name}`);
  return way;
}

export const lootPoints = (player: Player): number => LOOT_POINTS[player.loot] ?? 0;
export const trainingPoints = (player: Player): number => Math.floor(player.xp / XP_PER_POINT);

export function objectivePoints(player: Player): number {
  return lairOf(player).den.rooms.reduce((sum, room, i) => sum + (isMarked(player, i) ? (room.objective?.points ?? 0) : 0), 0);
}

/** The score box as it would be filled in now. */
export function scoreLines(player: Player): readonly ScoreLine[] {
  if (isDead(player) || player.den === undefined) return [];
  const { cost } = cheapestEscape(player);
  return [
    { label: 'Loot', points: lootPoints(player) },
    { label: 'Training', points: trainingPoints(player) },
    { label: 'Damage to the boss', points: player.bossDamage },
    { label: 'Boss dead', points: bossIsDead(player) ? BOSS_KILL_POINTS : 0 },
    { label: 'Objectives', points: objectivePoints(player) },
    { label: 'Escape', points: cost === 0 ? 0 : -cost },
  ];
}

export const scoreNow = (player: Player): number => scoreLines(player).reduce((sum, line) => sum + line.points, 0);

const nameOf = (player: Player): string => (player.hero ? HEROES[player.hero].name : 'Nobody');

export const targetScore = (state: State): number => SOLO[state.options.pointsLevel].target;

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  return isSolo(state) ? soloOutcome(state) : versusOutcome(state);
}

function soloOutcome(state: State): Outcome {
  const [player] = state.players;
  const target = targetScore(state);
  const score = player ? scoreNow(player) : 0;
  const alive = player !== undefined && !isDead(player);
  const won = alive && score >= target;
  const name = player ? nameOf(player) : '';
  const scaled = state.options.timerScale > 100 ? ` (with ${state.options.timerScale / 100} times the time)` : '';
  const words = !alive
    ? `${name} took a second Beating and did not get out.`
    : won
      ? `${name} got out with ${score} points; ${target} were needed${scaled}.`
      : `${name} got out with only ${numeral(score)} of ${target} points${scaled}.`;
  return { kind: 'together', won, places: [1], scores: [score], lines: [player ? scoreLines(player) : []], words };
}

/** Dead seats rank below all living ones; equal points are decided by available Health spaces (RF-202, RF-203). */
function beats(a: Player, b: Player): boolean {
  if (isDead(a) || isDead(b)) return !isDead(a) && isDead(b);
  const points = scoreNow(a) - scoreNow(b);
  return points !== 0 ? points > 0 : availableHealth(a) > availableHealth(b);
}

function versusOutcome(state: State): Outcome {
  const { players } = state;
  const result = { scores: players.map(scoreNow), lines: players.map(scoreLines) };
  const places = players.map((player) => 1 + players.filter((other) => beats(other, player)).length);
  const winners = players.filter((player, seat) => places[seat] === 1 && !isDead(player));
  const [first] = winners;
  // Nobody is first among the dead: the table has lost as one (RF-203).
  if (!first) return { kind: 'together', won: false, places, ...result, words: 'Nobody got out alive: nobody wins.' };
  const names = listed(winners.map(nameOf));
  const words = winners.length > 1
    ? `${names} share the victory with ${scoreNow(first)} points and the same health.`
    : `${names} wins with ${scoreNow(first)} points.`;
  return { kind: 'versus', places, ...result, words };
}
