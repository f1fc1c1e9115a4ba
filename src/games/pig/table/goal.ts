import type { Goal, Opening } from '@/table/kit/goal/goal';

import { GOALS, isSolo, scoreOf, turnsOf, type PigState } from '../rules/state';

/** A game alone is a race against its turns. */
function turnsLeft(view: PigState): Goal['time'] {
  const of = GOALS[view.goal].turnLimit;
  return isSolo(view) ? { label: 'Turn', now: Math.min(of, turnsOf(view, 0) + 1), of } : undefined;
}

export function goalOf(view: PigState): Goal {
  const { goal, turnTotal } = view;
  const time = turnsLeft(view);
  const score = scoreOf(view, 0);
  const kept = { have: `${score}`, need: `${goal}`, share: score / goal, words: `${score} of ${goal} points kept` };
  const stake = { have: `+${turnTotal}`, words: `${turnTotal} points at stake this turn` };
  return {
    ...(time && { time }),
    wins: isSolo(view) ? `Reach ${goal} points` : `First to ${goal} points wins`,
    mine: [...(isSolo(view) ? [kept] : []), ...(turnTotal > 0 ? [stake] : [])],
  };
}

export function openingOf(view: PigState): Opening {
  const { gold, silver, turnLimit } = GOALS[view.goal];
  const dare = 'Roll as often as you dare. A 1 takes everything you rolled this turn.';
  return isSolo(view)
    ? { wins: `Reach ${view.goal} points within ${turnLimit} turns.`, today: [`${gold} turns are gold, ${silver} silver.`, dare] }
    : { wins: `Be the first to hold ${view.goal} points or more.`, today: [dare] };
}
