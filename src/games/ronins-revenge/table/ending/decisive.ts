import type { Outcome } from '@/engine/game';
import type { Moment, MomentStory } from '@/table/kit/moment/moment';

import type { BattleEvent } from '../../rules/events';
import { figureName } from '../../rules/names';
import { isBossRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';

/** What turned the battle, in points of damage: where it was won the hardest blow at the boss, where it was lost the hardest one that a hero took. */
export function weigh(event: BattleEvent, { won }: Pick<Outcome, 'won'>): number {
  if (event.type === 'struck') return won === true && isBossRef(event.target) ? event.damage : 0;
  return event.type === 'heroStruck' && won !== true ? event.damage : 0;
}

type Story = MomentStory<BattleState, BattleEvent>;

/** The attack that the blow came from: "Takahiro with Cleaving Arc". */
function howOf({ told }: Story): Pick<Moment, 'how'> {
  for (let i = told.length - 1; i >= 0; i--) {
    const { event, view } = told[i] ?? {};
    if (!event || !view) continue;
    if (event.type === 'attackDeclared') return { how: `${figureName(view, event.hero)} with ${event.name}` };
    if (event.type === 'strikeBegan') return { how: `${figureName(view, event.by)} with ${event.name}` };
  }
  return {};
}

/** What it is called when it is told on. */
export function momentOf(event: BattleEvent, story?: Story): Moment | undefined {
  const how = story ? howOf(story) : {};
  if (event.type === 'struck') return { title: `A blow of ${event.damage}`, icon: 'crossed-swords', ...how };
  return event.type === 'heroStruck' ? { title: `A blow of ${event.damage}`, icon: 'death-skull', ...how } : undefined;
}
