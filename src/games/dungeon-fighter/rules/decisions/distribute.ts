import * as v from 'valibot';

import { demand } from '@/engine/errors';
import { listed } from '@/engine/words';

import { CARD_IDS, equipmentCard, type CardId } from '../../content/equipment';
import { HERO_IDS, heroCard, type HeroId } from '../../content/heroes';
import { canCarry, demandRoomFor } from '../party/equipment';
import { heroOf, inParty } from '../party/heroes';
import { toDiscard } from '../party/supply';
import type { Run } from '../run';
import type { CardSource, DfState } from '../state';
import { answer, decision, leaderSeat } from './declare';

/** Cards that the group gives to heroes as it likes. */
export function handOut(run: Run, cards: CardId[], from: CardSource): void {
  if (cards.length === 0) return;
  run.emit({ type: 'cardsRevealed', cards: [...cards], from });
  run.call({ kind: 'distribute', cards, from });
}

/** Every way to give one of these cards to somebody who can carry it. */
export function* handOuts(s: DfState, cards: readonly CardId[]): Iterable<{ card: CardId; hero: HeroId }> {
  for (const card of cards) for (const hero of s.heroes) if (canCarry(hero, card)) yield { card, hero: hero.id };
}

export const distribute = decision('distribute', {
  who: leaderSeat,
  words: (_s, { cards }) => `Give out ${listed(cards.map((card) => equipmentCard(card).name))}, or leave it.`,
  answers: {
    assignCard: answer({ card: v.picklist(CARD_IDS), hero: v.picklist(HERO_IDS) })({
      offers: (s, { cards }) => handOuts(s, cards),
      judge: (s, { cards }, { card, hero }) => {
        demand(cards.includes(card), 'DF-235', 'That card is not there to be handed out.');
        demand(inParty(s, hero), 'DF-235', 'That hero is not in this party.');
        demandRoomFor(heroOf(s, hero), card);
      },
      untimely: 'DF-235',
      label: (_s, _frame, { card, hero }) => ({ label: heroCard(hero).name, help: equipmentCard(card).name }),
      play: (run, { cards }, { card, hero }) => {
        cards.splice(cards.indexOf(card), 1);
        heroOf(run.state, hero).cards.push(card);
        run.emit({ type: 'cardTaken', hero, card, price: 0 });
        if (cards.length === 0) run.end();
      },
    }),
    // What nobody can or wants to carry is discarded (DF-301).
    endStep: answer({})({
      label: () => ({ label: 'Leave the rest' }),
      play: (run, { cards }) => {
        run.end();
        for (const card of cards) toDiscard(run, card, 'unclaimed');
      },
    }),
  },
});
