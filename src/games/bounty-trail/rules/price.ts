import type { Explanation } from '@/engine/hooks/language';

import type { Entry } from '../content/card';
import { DOCTOR, type Toll } from '../content/powers';
import { inForce } from './inForce';
import type { Payer } from './state';

export interface Price {
  readonly bullets: number;
  readonly hearts: number;
}

export const FREE: Price = { bullets: 0, hearts: 0 };

const printed = (entry: Entry): number => Number(entry.slice(1));

/** What the side itself asks for (BT-55). */
function askedBullets(entry: Entry, payer: Payer): number {
  if (entry === 'bHalf') return Math.ceil(payer.bullets / 2);
  return entry.startsWith('b') && entry !== 'blind' ? printed(entry) : 0;
}

function askedHearts(entry: Entry, payer: Payer): number {
  if (entry === 'hHalf') return Math.ceil(payer.hearts / 2);
  return entry.startsWith('h') ? printed(entry) : 0;
}

const isClosed = (entry: Entry, payer: Payer): boolean => entry === 'sealed' && !inForce.value('opensSeals', payer);

/** Used again for every price: a bot's thought asks for thousands, and nobody keeps it. */
const toll: { -readonly [Field in keyof Toll]: Toll[Field] } = { entry: 'blind', step: 1 };

/** What entering by this side costs on the path's n-th step; undefined where the side is sealed for this payer. */
export function priceOf(entry: Entry, payer: Payer, step: number): Price | undefined {
  if (isClosed(entry, payer)) return undefined;
  toll.entry = entry;
  toll.step = step;
  return {
    bullets: inForce.value('bullets', payer, toll, askedBullets(entry, payer)),
    hearts: inForce.value('hearts', payer, toll, askedHearts(entry, payer)),
  };
}

/** Whether paying this price uses up the Field Doctor's discount of the round. */
export function takesDoctor(entry: Entry, payer: Payer, step: number, price: Price): boolean {
  const asked = askedHearts(entry, payer);
  return price.hearts < asked && inForce.uses('hearts', payer, { entry, step }, asked).includes(DOCTOR);
}

export interface PriceReasons {
  readonly bullets: Explanation<number>;
  readonly hearts: Explanation<number>;
}

/** The same price, with every reason. */
export function explainPrice(entry: Entry, payer: Payer, step: number): PriceReasons | undefined {
  if (isClosed(entry, payer)) return undefined;
  const about: Toll = { entry, step };
  return {
    bullets: inForce.explain('bullets', payer, about, askedBullets(entry, payer)),
    hearts: inForce.explain('hearts', payer, about, askedHearts(entry, payer)),
  };
}
