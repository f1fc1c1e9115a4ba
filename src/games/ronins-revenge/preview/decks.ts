import { topOf } from '@/engine/parts/cards/pile';

import type { AttackCard } from '../content/boss';
import type { AttackCardId, Category } from '../content/terms';
import { attackCard } from '../rules/boss/mods';
import type { BattleState } from '../rules/state';

/** Where a card of a deck lies, as far as everybody knows. */
export interface ListedCard {
  readonly card: AttackCard;
  readonly place: 'open' | 'deck' | 'discard' | 'slot' | 'aside';
  /** Its slot in the Sequence, from 0. */
  readonly slot?: number;
}

function listed(view: BattleState, category: Category, id: AttackCardId): ListedCard {
  const card = attackCard(view, id);
  const slot = view.sequence.findIndex((content) => content !== null && 'card' in content && content.card === id);
  if (slot >= 0) return { card, place: 'slot', slot };
  if (topOf(view.decks[category]) === id) return { card, place: 'open' };
  if (view.discards[category].cards.includes(id)) return { card, place: 'discard' };
  const { aside = [], out = [] } = view.extra.body ?? {};
  return { card, place: [...aside, ...out].includes(id) ? 'aside' : 'deck' };
}

/** RR-481: all cards of a deck in this battle, in printed order. Nothing of the order of the deck is told. */
export const cardsOf = (view: BattleState, category: Category): ListedCard[] => view.attackSet.filter((id) => id.startsWith(category)).map((id) => listed(view, category, id));
