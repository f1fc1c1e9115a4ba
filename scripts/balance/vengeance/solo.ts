import type { BotLevel } from '@/engine/box';
import { vengeanceBots } from '@/games/vengeance/bot';
import { GRADES, SOLO_MISSIONS, SOLO_ORDER, type Grade } from '@/games/vengeance/content/soloMissions';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { gradeOf, isFulfilled, objectiveWords } from '@/games/vengeance/rules/solo/objectives';

import { mean, percent, playGame, print } from './play';

/** The five missions of Vengeance for One: how often each grade is reached, and what is in the way. */
export function soloReport(games: number, level: BotLevel, seeds: string): void {
  for (const hero of SOLO_ORDER) {
    const { title, objectives } = SOLO_MISSIONS[hero];
    const reached = new Map<Grade, number>(GRADES.map((grade) => [grade, 0]));
    const done = objectives.map(() => 0);
    const points: number[] = [];
    for (let game = 0; game < games; game++) {
      const { state, outcome } = playGame({ ...DEFAULTS, heroes: [hero] }, [vengeanceBots[level]], `${seeds}-${hero}-${game}`);
      objectives.forEach((objective, i) => { if (isFulfilled(state, objective)) done[i] = (done[i] ?? 0) + 1; });
      points.push(outcome.scores[0] ?? 0);
      const grade = gradeOf(state);
      if (!outcome.won || !grade) continue;
      for (const each of GRADES.slice(0, GRADES.indexOf(grade) + 1)) reached.set(each, (reached.get(each) ?? 0) + 1);
    }
    const sorted = points.slice().sort((a, b) => a - b);
    print(`${title} (${hero})`, ...GRADES.map((grade) => `${grade} ${percent(reached.get(grade) ?? 0, games)}`), `mean ${mean(points).toFixed(1)}`, `quartiles ${[0.1, 0.25, 0.5, 0.75, 0.9].map((q) => sorted[Math.floor(q * sorted.length)]).join(' ')}`);
    objectives.forEach((objective, i) => print(`   ${objectiveWords(objective)}`, percent(done[i] ?? 0, games)));
  }
}
