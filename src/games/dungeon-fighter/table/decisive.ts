import type { Moment } from '@/table/kit/moment/moment';

import type { DfEvent } from '../rules/events';

/** What turned the game, roughly in hit points. */
export function weigh(event: DfEvent): number {
  switch (event.type) {
    case 'monsterHurt': return event.cause === 'bullseye' ? 40 : event.amount;
    case 'heroFainted': return 12;
    case 'heroEliminated': return 30;
    case 'partyDefeated': return 8;
    default: return 0;
  }
}

/** What it is called when it is told on. */
export function momentOf(event: DfEvent): Moment | undefined {
  switch (event.type) {
    case 'monsterHurt': return event.cause === 'bullseye' ? { title: 'Bullseye!', icon: 'bullseye' } : { title: `A throw worth ${event.amount}`, icon: 'archery-target' };
    case 'heroFainted': return { title: 'Out cold', icon: 'broken-heart' };
    case 'heroEliminated': return { title: 'Gone for good', icon: 'death-skull' };
    case 'partyDefeated': return { title: 'Beaten, and up again', icon: 'cracked-shield' };
    default: return undefined;
  }
}
