import { cardOf } from '../../content/cards';
import type { Event, Purse } from '../../rules/events';
import { stockWords } from '../../rules/describe';

/** One thing that a step brought: short on the board and in the table of the ride, in words for whoever listens. */
export interface Mark {
  readonly text: string;
  readonly words: string;
  readonly kind: 'pay' | 'gain' | 'hurt' | 'take';
}

const amounts = (sign: string, { bullets = 0, hearts = 0, cash = 0 }: Partial<Purse>): string =>
  [bullets && `${sign}${bullets} ●`, hearts && `${sign}${hearts} ♥`, cash && `${sign}$${cash}`].filter(Boolean).join('  ');

/** What an event leaves beside the figure whose doing it was. */
export function markOf(event: Event): Mark | undefined {
  switch (event.type) {
    case 'foundNothing': return { kind: 'pay', text: 'Dust', words: 'finds nothing' };
    case 'paid': {
      const price = { bullets: event.bullets, hearts: event.hearts };
      if (price.bullets + price.hearts === 0) return { kind: 'pay', text: 'Free', words: 'pays nothing' };
      return { kind: price.hearts > 0 ? 'hurt' : 'pay', text: amounts('−', price), words: `pays ${stockWords(price)}` };
    }
    case 'gained': return { kind: 'gain', text: amounts('+', event.gain), words: `gains ${stockWords(event.gain)}` };
    case 'lost': {
      const loss = { bullets: event.bullets, hearts: event.hearts };
      return { kind: 'hurt', text: amounts('−', loss), words: `loses ${stockWords(loss)}` };
    }
    case 'captured': return { kind: 'take', text: `$${cardOf(event.card).bounty}`, words: `captures ${cardOf(event.card).name}, worth $${cardOf(event.card).bounty}` };
    case 'riderTook': return { kind: 'take', text: `$${cardOf(event.card).bounty}`, words: `takes ${cardOf(event.card).name}` };
    case 'gunEmptied': return { kind: 'hurt', text: 'Click. Click.', words: 'has an empty gun' };
    case 'rolled': return { kind: 'gain', text: `Rolls ${event.face}`, words: `rolls ${event.face}` };
    case 'wentDown': return { kind: 'hurt', text: 'Down', words: 'is down' };
    default: return undefined;
  }
}
