import type { Outcome, ScoreLine, Seat } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import { listed } from '@/engine/words';

import { achievementOf } from '../content/achievements';
import { MISSIONS } from '../content/missions';
import { GRADES, type Grade } from '../content/soloMissions';
import { missionPoints } from './goals/missions';
import { severeCubes, stressPenalty, totalCubes } from './hero/tracks';
import { gradeOf, isFulfilled, missionOf, objectiveWords } from './solo/objectives';
import { isOver, isSolo, playerOf, type State } from './state';

/** Final scoring (VG-244 … VG-251). */
export function scoreLines(state: State, seat: Seat): ScoreLine[] {
  const player = playerOf(state, seat);
  const achievements = player.achievements.reduce((sum, id) => sum + achievementOf(id).vp, 0);
  const lines: ScoreLine[] = [{ label: 'Bosses and Dens', points: player.vp - achievements }];
  if (!isSolo(state)) lines.push({ label: 'Achievements', points: achievements });
  for (const id of state.missions) lines.push({ label: MISSIONS[id].name, points: missionPoints(state, id)[seat] ?? 0 });
  return [...lines, { label: 'Stress', points: 0 - stressPenalty(player) }];
}

const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** Most points; then fewest cubes, then fewest severe ones; then shared (VG-246 … VG-249). */
function compare(state: State, scores: readonly number[], a: Seat, b: Seat): number {
  const [one, other] = [playerOf(state, a), playerOf(state, b)];
  return (scores[b] ?? 0) - (scores[a] ?? 0) || totalCubes(one) - totalCubes(other) || severeCubes(one) - severeCubes(other);
}

/** Why somebody with as many points as the winners has not won. */
function tieWords(state: State, scores: readonly number[], places: readonly number[]): string {
  const winner = places.indexOf(1);
  const beaten = scores.flatMap((score, seat) => (places[seat] !== 1 && score === scores[winner] ? [seat] : []));
  if (beaten.length === 0) return '';
  const names = listed(beaten.map((seat) => `Player ${seat + 1}`));
  const byCubes = beaten.filter((seat) => totalCubes(playerOf(state, seat)) > totalCubes(playerOf(state, winner))).length;
  const cubes = byCubes === beaten.length ? 'damage cubes' : byCubes === 0 ? 'severe damage cubes' : 'damage';
  return ` ${names} ${beaten.length === 1 ? 'has' : 'have'} as many, but more ${cubes}.`;
}

function versus(state: State, lines: readonly (readonly ScoreLine[])[]): Outcome {
  const scores = lines.map(total);
  const seats = state.players.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => compare(state, scores, other, seat) < 0).length);
  const winners = seats.filter((seat) => places[seat] === 1).map((seat) => `Player ${seat + 1}`);
  const points = Math.max(...scores);
  const words = winners.length === 1 ? `${winners[0]} is avenged with ${points} points.` : `${listed(winners)} share the vengeance with ${points} points each.`;
  return { kind: 'versus', places, scores, lines, words: `${words}${tieWords(state, scores, places)}` };
}

const GRADE_WORDS: Readonly<Record<Grade, string>> = { survived: 'Survived', vengeance: 'Vengeance', overkill: 'Overkill' };
export const gradeName = (grade: Grade): string => GRADE_WORDS[grade];

function soloWords(state: State, points: number, grade: Grade | undefined): string {
  const open = missionOf(state).objectives.filter((objective) => !isFulfilled(state, objective));
  if (open.length > 0) return `Not avenged: ${open.map(objectiveWords).join(', ')}.`;
  const { grades } = missionOf(state);
  if (!grade) return `All names crossed out, but ${numeral(points)} points are fewer than ${grades[GRADES[0]]}.`;
  const next = GRADES[GRADES.indexOf(grade) + 1];
  return `${GRADE_WORDS[grade]}: ${points} points.${next ? ` ${GRADE_WORDS[next]} asks for ${grades[next]}.` : ''}`;
}

/** All objectives and the points for a grade (VG-281, VG-282). */
function alone(state: State, lines: readonly (readonly ScoreLine[])[]): Outcome {
  const scores = lines.map(total);
  const grade = gradeOf(state);
  const won = grade !== undefined && missionOf(state).objectives.every((objective) => isFulfilled(state, objective));
  return { kind: 'together', won, places: [1], scores, lines, words: soloWords(state, scores[0] ?? 0, grade) };
}

export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const lines = state.players.map((_, seat) => scoreLines(state, seat));
  return isSolo(state) ? alone(state, lines) : versus(state, lines);
}
