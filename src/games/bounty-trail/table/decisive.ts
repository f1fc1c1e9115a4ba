import type { Moment } from '@/table/kit/moment/moment';

import type { Event } from '../rules/events';

/** What turned the game, roughly in dollars. */
export function weigh(event: Event): number {
  switch (event.type) {
    case 'wentDown': return 2000;
    case 'drew': return 1500;
    case 'gunEmptied': return event.sacrificed ? 700 : 100;
    case 'auctionWon': return 500;
    case 'captured': return 300;
    default: return 0;
  }
}

/** What it is called when it is told on. */
export function momentOf(event: Event): Moment | undefined {
  switch (event.type) {
    case 'wentDown': return { title: 'Down and out', icon: 'broken-heart' };
    case 'drew': return { title: event.early ? 'Drawn too soon' : 'Drawn first', icon: 'duel' };
    case 'gunEmptied': return { title: event.sacrificed ? 'A bounty slips away' : 'Out of bullets', icon: 'revolver' };
    case 'auctionWon': return { title: 'A stolen bounty', icon: 'duel' };
    case 'captured': return { title: 'Captured', icon: 'handcuffs' };
    default: return undefined;
  }
}
