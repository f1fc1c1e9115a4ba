import type { Random } from '../../random';
import { cloneCards, FACE_DOWN, isSeen, type CardName, type Cards, type FaceDown } from './cards';

/** All cards of a kind but those that are seen somewhere. Copies of a card count one by one. */
export function unseenCards<C extends CardName>(all: readonly C[], lists: readonly Cards<C>[], elsewhere: readonly C[] = []): C[] {
  const left = all.slice();
  const strike = (card: C | FaceDown): void => {
    if (!isSeen(card)) return;
    const place = left.indexOf(card);
    if (place < 0) throw new RangeError(`card ${card} is seen more often than it exists`);
    const last = left.pop();
    if (place < left.length && last !== undefined) left[place] = last;
  };
  for (const { cards } of lists) cards.forEach(strike);
  elsewhere.forEach(strike);
  return left;
}

/** Whether a card may lie in the list with this number, for lists into which not every card can come. */
export type Fits<C> = (card: C, list: number) => boolean;

/** A random deal in which every card fits: `lists` names the list of each place. */
class FittingDeal<C extends CardName> {
  readonly dealt: (C | undefined)[];
  private readonly order: readonly number[];

  constructor(private readonly lists: readonly number[], private readonly fits: Fits<C>, random: Random) {
    this.dealt = lists.map(() => undefined);
    this.order = random.shuffle(lists.map((_, place) => place));
  }

  /** Kuhn's search: if no free place fits, others move on, so a deal is found whenever there is one. */
  settle(card: C, tried: boolean[] = []): boolean {
    const { dealt, lists, order, fits } = this;
    const free = order.find((place) => dealt[place] === undefined && fits(card, lists[place] ?? 0));
    if (free !== undefined) {
      dealt[free] = card;
      return true;
    }
    for (const place of order) {
      const there = dealt[place];
      if (there === undefined || tried[place] || !fits(card, lists[place] ?? 0)) continue;
      tried[place] = true;
      if (!this.settle(there, tried)) continue;
      dealt[place] = card;
      return true;
    }
    return false;
  }
}

function dealFitting<C extends CardName>(unseen: readonly C[], lists: readonly number[], fits: Fits<C>, random: Random): readonly (C | undefined)[] {
  const deal = new FittingDeal(lists, fits, random);
  for (const card of unseen) if (!deal.settle(card)) throw new RangeError(`card ${card} fits nowhere`);
  return deal.dealt;
}

export interface Deal<C extends CardName> {
  /** Cards of `all` that are seen outside the lists. */
  readonly elsewhere?: readonly C[];
  readonly fits?: Fits<C>;
}

/**
 * Lists of a view with the unknown dealt at random: a full state that looks the same to the seat and shares nothing
 * with the view. `all` are the cards that lie in these lists or elsewhere.
 */
export function imagineCards<C extends CardName>(views: readonly Cards<C>[], all: readonly C[], random: Random, { elsewhere, fits }: Deal<C> = {}): Cards<C>[] {
  const unseen = random.shuffle(unseenCards(all, views, elsewhere));
  const lists: number[] = [];
  views.forEach(({ cards }, list) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] === FACE_DOWN) lists.push(list);
  });
  if (unseen.length !== lists.length) throw new RangeError(`${unseen.length} cards are unseen, ${lists.length} lie face down`);
  const dealt = fits ? dealFitting(unseen, lists, fits, random) : unseen;
  let next = 0;
  return views.map((view) => {
    const imagined = cloneCards(view);
    const { cards } = imagined;
    for (let i = 0; i < cards.length; i++) if (cards[i] === FACE_DOWN) cards[i] = dealt[next++] ?? FACE_DOWN;
    return imagined;
  });
}
