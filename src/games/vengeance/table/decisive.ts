import type { Moment } from '@/table/kit/moment/moment';

import { achievementOf, pointWords } from '../content/achievements';
import { bossOf, isBigBoss } from '../content/bosses';
import { cardOf } from '../content/vengeanceCards';
import type { Event } from '../rules/events';

/** What turned the game, roughly in points. */
export function weigh(event: Event): number {
  switch (event.type) {
    case 'scored': return event.vp * 3;
    case 'claimed': return event.vp * 2;
    case 'knockedOut': return 10;
    case 'bossTurnedUp': return isBigBoss(event.boss) ? 3 : 0;
    default: return 0;
  }
}

/** Whoever is on the cards that were scored; a Den may be scored with cards of anybody. */
function paidBack({ boss, cards, vp }: Extract<Event, { type: 'scored' }>): Moment {
  const name = cards.flatMap((card) => cardOf(card).boss ?? []).map((id) => bossOf(id).name)[0];
  const title = boss && name !== undefined ? `${name} has paid` : 'Nobody is left';
  return { title, how: pointWords(vp), icon: boss ? 'target-poster' : 'saloon-doors' };
}

/** What it is called when it is told on. */
export function momentOf(event: Event): Moment | undefined {
  switch (event.type) {
    case 'scored': return paidBack(event);
    case 'claimed': return { title: achievementOf(event.card).name, how: pointWords(event.vp), icon: 'laurels' };
    case 'knockedOut': return { title: 'Knocked out', icon: 'knockout' };
    case 'bossTurnedUp': return { title: `${bossOf(event.boss).name} is in town`, icon: 'wanted-reward' };
    default: return undefined;
  }
}
