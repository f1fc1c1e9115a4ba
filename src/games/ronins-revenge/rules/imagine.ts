import { isSeen } from '@/engine/parts/cards/cards';
import { imagineCards } from '@/engine/parts/cards/imagine';
import type { Random } from '@/engine/random';

import { CATEGORIES, type AttackCardId, type Category } from '../content/terms';
import { eventsToCome } from './boss/eventDeck';
import { imagineExtra } from './boss/secrets';
import { clone } from './clone';
import type { BattleState } from './state';

/** The cards of a deck that lie open somewhere else: in the Sequence, among the discards, put aside for good. */
function elsewhere({ sequence, discards, extra }: BattleState, category: Category): AttackCardId[] {
  const played = sequence.flatMap((slot) => (slot && 'card' in slot ? [slot.card] : []));
  const aside = [...(extra.body?.aside ?? []), ...(extra.body?.out ?? [])];
  return [...[...played, ...aside].filter((card) => card.startsWith(category)), ...discards[category].cards.filter(isSeen)];
}

/** Decks in an order that might be; Events lie in the order that everybody knows (RR-94). */
export function imagineBattle(seen: BattleState, random: Random): BattleState {
  // The game’s own copy: what never changes is shared, so that cards need not be laid out again for every position that is imagined.
  const state = clone(seen);
  for (const category of CATEGORIES) {
    const all = state.attackSet.filter((card) => card.startsWith(category));
    const [deck] = imagineCards([state.decks[category]], all, random, { elsewhere: elsewhere(state, category) });
    if (deck) state.decks[category] = deck;
  }
  state.events.cards = eventsToCome(state).reverse();
  imagineExtra(state, random);
  return state;
}
