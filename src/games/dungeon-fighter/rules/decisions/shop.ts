import * as v from 'valibot';

import { demand } from '@/engine/errors';
import { wholeNumber } from '@/engine/parse';

import { CARD_IDS, equipmentCard, type CardId } from '../../content/equipment';
import { HERO_IDS, heroCard, type HeroId } from '../../content/heroes';
import { PRICE, SHOP_CARDS } from '../../content/tables';
import { demandRoomFor } from '../party/equipment';
import { alive, heal, heroOf, inParty, isWounded } from '../party/heroes';
import { drawCards, gainBonusDice, loseGold, toDiscard } from '../party/supply';
import type { Run } from '../run';
import type { DfState } from '../state';
import { answer, decision, leaderSeat } from './declare';
import { handOuts } from './distribute';

export function openShop(run: Run): void {
  const cards = drawCards(run, SHOP_CARDS + alive(run.state).length);
  run.emit({ type: 'cardsRevealed', cards: [...cards], from: 'shop' });
  run.call({ kind: 'shop', cards });
}

function demandPurchase(s: DfState, display: readonly CardId[], card: CardId, id: HeroId): void {
  demand(display.includes(card), 'DF-239', 'That card is not on display.');
  demand(inParty(s, id), 'DF-242', 'That hero is not in this party.');
  const { price, name } = equipmentCard(card);
  demand(s.chest.gold >= price, 'DF-239', `${name} costs ${price}, the chest holds ${s.chest.gold}.`);
  demandRoomFor(heroOf(s, id), card);
}

function* healings(s: DfState): Iterable<{ hero: HeroId; points: number }> {
  for (const hero of s.heroes.filter(isWounded)) {
    for (let points = 1; points <= hero.maxHp - hero.hp && points * PRICE.hitPoint <= s.chest.gold; points++) yield { hero: hero.id, points };
  }
}

function demandHealing(s: DfState, id: HeroId, points: number): void {
  demand(inParty(s, id), 'DF-240', 'That hero is not in this party.');
  const hero = heroOf(s, id);
  demand(hero.status === 'standing', 'DF-147', `${heroCard(id).name} cannot be healed.`);
  demand(hero.hp + points <= hero.maxHp, 'DF-147', 'Nobody is healed above the maximum.');
  const price = points * PRICE.hitPoint;
  demand(s.chest.gold >= price, 'DF-240', `That costs ${price}, the chest holds ${s.chest.gold}.`);
}

export const shop = decision('shop', {
  who: leaderSeat,
  words: (s) => `The shop is open. You have ${s.chest.gold} gold.`,
  answers: {
    buyCard: answer({ card: v.picklist(CARD_IDS), hero: v.picklist(HERO_IDS) })({
      offers: (s, { cards }) => handOuts(s, cards.filter((card) => equipmentCard(card).price <= s.chest.gold)),
      judge: (s, { cards }, { card, hero }) => demandPurchase(s, cards, card, hero),
      untimely: 'DF-239',
      label: (_s, _frame, { hero }) => ({ label: `For ${heroCard(hero).name}` }),
      play: (run, { cards }, { card, hero }) => {
        const { price } = equipmentCard(card);
        cards.splice(cards.indexOf(card), 1);
        loseGold(run, price, 'card');
        heroOf(run.state, hero).cards.push(card);
        run.emit({ type: 'cardTaken', hero, card, price });
      },
    }),
    buyHealing: answer({ hero: v.picklist(HERO_IDS), points: wholeNumber(1, 9) })({
      offers: healings,
      judge: (s, _frame, { hero, points }) => demandHealing(s, hero, points),
      untimely: 'DF-240',
      label: (_s, _frame, { hero, points }) => ({ label: `${heroCard(hero).name} +${points}`, help: `${points * PRICE.hitPoint} gold` }),
      play: (run, _frame, { hero, points }) => {
        loseGold(run, points * PRICE.hitPoint, 'healing');
        heal(run, heroOf(run.state, hero), points, 'shop');
      },
    }),
    buyBonusDie: answer({})({
      when: (s) => s.supply.bonusDice > 0 && s.chest.gold >= PRICE.bonusDie,
      otherwise: (s) => ['DF-241', s.supply.bonusDice > 0 ? `A bonus die costs ${PRICE.bonusDie}, the chest holds ${s.chest.gold}.` : 'The shop has no bonus dice left.'],
      untimely: 'DF-241',
      label: () => ({ label: 'Bonus die', help: `${PRICE.bonusDie} gold` }),
      play: (run) => {
        loseGold(run, PRICE.bonusDie, 'bonusDie');
        gainBonusDice(run, 1, 'shop');
      },
    }),
    // Unsold cards go to the discard pile (DF-243).
    endStep: answer({})({
      label: () => ({ label: 'Leave the shop' }),
      play: (run, { cards }) => {
        run.end();
        for (const card of cards) toDiscard(run, card, 'unsold');
      },
    }),
  },
});
