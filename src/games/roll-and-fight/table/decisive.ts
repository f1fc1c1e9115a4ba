import type { Moment } from '@/table/kit/moment/moment';

import type { Event } from '../rules/events';

/** What turned the game, roughly in points. */
export function weigh(event: Event): number {
  switch (event.type) {
    case 'died': return 30;
    case 'bossKilled': return 20;
    case 'beaten': return 12;
    case 'objectiveMarked': return event.points * 2;
    case 'bossHurt': return event.damage;
    case 'minionKilled': return 1;
    default: return 0;
  }
}

/** What it is called when it is told on. */
export function momentOf(event: Event): Moment | undefined {
  switch (event.type) {
    case 'died': return { title: 'The second Beating', icon: 'crowned-skull' };
    case 'bossKilled': return { title: 'The boss falls', icon: 'crowned-skull' };
    case 'beaten': return { title: 'A Beating', icon: 'broken-heart' };
    case 'objectiveMarked': return { title: `Done: ${event.points} points`, icon: 'round-star' };
    case 'bossHurt': return { title: 'Blood drawn', icon: 'crossed-swords' };
    case 'minionKilled': return { title: 'One less', icon: 'plain-dagger' };
    default: return undefined;
  }
}
