import type { Outcome, ScoreLine } from '@/engine/game';

import { DIFFICULTY, RATINGS } from '../content/tables';
import { cardOf } from './fight/monsters';
import type { DfState, LossReason } from './state';

const GOLD_PER_POINT = 2;

/** What a won game is worth, line by line (DF-262 … DF-264). */
export function scoreLines(s: DfState): ScoreLine[] {
  const scars = s.heroes.reduce((sum, hero) => sum + hero.scars.length, 0);
  const eliminated = s.heroes.filter((hero) => hero.status === 'eliminated').length;
  const lines: ScoreLine[] = [
    { label: `Difficulty: ${s.difficulty}`, points: DIFFICULTY[s.difficulty].points },
    { label: 'Players', points: s.people },
    { label: 'Gold in the chest, 1 for 2', points: Math.floor(s.chest.gold / GOLD_PER_POINT) },
    { label: 'Bonus dice in the chest, 2 each', points: 2 * s.chest.bonusDice },
    { label: 'Not a single scar', points: scars === 0 ? 5 : 0 },
    { label: 'Scars', points: -scars },
    { label: 'Heroes out of the game', points: -5 * eliminated },
  ];
  return lines.filter(({ points }) => points !== 0).map(({ label, points }) => ({ label, points }));
}

export const ratingOf = (score: number): string => {
  let title = '';
  for (const rating of RATINGS) if (score >= rating.from) title = rating.title;
  return title;
};

const LOSS_WORDS: Readonly<Record<LossReason, string>> = {
  allFainted: 'No hero is left standing.',
  allEliminated: 'The last hero has left the game.',
  noDice: 'There is not a single die left to throw at the final boss.',
};

export function outcome(s: DfState): Outcome | undefined {
  if (!s.over) return undefined;
  const seats = new Array<number>(s.people).fill(0);
  if (!s.over.won) {
    return {
      kind: 'together',
      won: false,
      places: seats.map(() => 1),
      scores: seats,
      lines: seats.map(() => []),
      words: `${LOSS_WORDS[s.over.reason]} The dungeon keeps the party.`,
    };
  }
  const lines = scoreLines(s);
  const score = lines.reduce((sum, { points }) => sum + points, 0);
  const boss = s.encounter ? cardOf(s.encounter.monster).name : 'The final boss';
  const assist = s.assist === 'off' ? '' : ` Played with the assist “${s.assist}”.`;
  return {
    kind: 'together',
    won: true,
    places: seats.map(() => 1),
    scores: seats.map(() => score),
    lines: seats.map(() => lines),
    words: `${boss} is defeated. ${score} points: ${ratingOf(score)}.${assist}`,
  };
}
