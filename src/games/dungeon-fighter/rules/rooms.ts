import { demand } from '@/engine/errors';

import { equipmentCard } from '../content/equipment';
import { heroCard } from '../content/heroes';
import { PRICE, SHOP_CARDS } from '../content/tables';
import { handOut } from './distribute';
import { demandRoomFor } from './equipment';
import { alive, heal, heroOf, inParty } from './heroes';
import { currentRoom } from './monsters';
import type { MoveOf } from './moves';
import { expectFrame, pushFrame, type Run } from './run';
import { drawCards, gainBonusDice, gainGold, loseGold, toDiscard } from './supply';

/** The feature of the room, once, after the fight (DF-238). */
export function useRoom(run: Run): void {
  const { s, table } = run;
  const room = currentRoom(s);
  if (!room) return;
  if (room.fountain) {
    table.emit({ type: 'fountainUsed' });
    for (const hero of alive(s)) heal(run, hero, hero.maxHp, 'fountain');
  }
  if (room.treasure) {
    const { gold = 0, bonusDice = 0, equipment = 0 } = room.treasure;
    gainGold(run, gold, 'treasure');
    gainBonusDice(run, bonusDice, 'treasure');
    handOut(run, drawCards(run, equipment), 'treasure');
  }
  if (room.shop) {
    const cards = drawCards(run, SHOP_CARDS + alive(s).length);
    table.emit({ type: 'cardsRevealed', cards: [...cards], from: 'shop' });
    pushFrame(s, { kind: 'shop', cards });
  }
}

export function buyCard(run: Run, { card, hero: id }: MoveOf<'buyCard'>): void {
  const { s, table } = run;
  const shop = expectFrame(s, 'shop', 'DF-239');
  demand(shop.cards.includes(card), 'DF-239', 'That card is not on display.');
  demand(inParty(s, id), 'DF-242', 'That hero is not in this party.');
  const hero = heroOf(s, id);
  const { price, name } = equipmentCard(card);
  demand(s.chest.gold >= price, 'DF-239', `${name} costs ${price}, the chest holds ${s.chest.gold}.`);
  demandRoomFor(hero, card);
  shop.cards.splice(shop.cards.indexOf(card), 1);
  loseGold(run, price, 'card');
  hero.cards.push(card);
  table.emit({ type: 'cardTaken', hero: id, card, price });
}

export function buyHealing(run: Run, { hero: id, points }: MoveOf<'buyHealing'>): void {
  const { s } = run;
  expectFrame(s, 'shop', 'DF-240');
  demand(inParty(s, id), 'DF-240', 'That hero is not in this party.');
  const hero = heroOf(s, id);
  demand(hero.status === 'standing', 'DF-147', `${heroCard(id).name} cannot be healed.`);
  demand(hero.hp + points <= hero.maxHp, 'DF-147', 'Nobody is healed above the maximum.');
  const price = points * PRICE.hitPoint;
  demand(s.chest.gold >= price, 'DF-240', `That costs ${price}, the chest holds ${s.chest.gold}.`);
  loseGold(run, price, 'healing');
  heal(run, hero, points, 'shop');
}

export function buyBonusDie(run: Run): void {
  const { s } = run;
  expectFrame(s, 'shop', 'DF-241');
  demand(s.supply.bonusDice > 0, 'DF-241', 'The shop has no bonus dice left.');
  demand(s.chest.gold >= PRICE.bonusDie, 'DF-241', `A bonus die costs ${PRICE.bonusDie}, the chest holds ${s.chest.gold}.`);
  loseGold(run, PRICE.bonusDie, 'bonusDie');
  gainBonusDice(run, 1, 'shop');
}

/** Unsold cards go to the discard pile (DF-243). */
export function leaveShop(run: Run): void {
  const { cards } = expectFrame(run.s, 'shop', 'DF-243');
  run.s.frames.pop();
  for (const card of cards) toDiscard(run, card, 'unsold');
}
