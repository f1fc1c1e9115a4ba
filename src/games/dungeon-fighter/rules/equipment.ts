import { demand } from '@/engine/errors';

import { equipmentCard, type CardId } from '../content/equipment';
import { heroCard } from '../content/heroes';
import type { EquipmentEffect } from '../content/vocabulary';
import { heroOf, inParty, isAlive } from './heroes';
import type { MoveOf } from './moves';
import { topFrame, type Run } from './run';
import type { DfState, FrameKind, HeroState } from './state';
import { toDiscard } from './supply';

/** Whether a hero has a free slot of the card's type (DF-158). */
export function canCarry(hero: HeroState, card: CardId): boolean {
  const { type } = equipmentCard(card);
  const held = hero.cards.filter((each) => equipmentCard(each).type === type).length;
  return hero.status !== 'eliminated' && held < heroCard(hero.id).slots[type];
}

/** The effects of one kind among the cards a standing hero holds. */
export function effectsOf<K extends EquipmentEffect['kind']>(hero: HeroState, kind: K): Extract<EquipmentEffect, { readonly kind: K }>[] {
  const effects: Extract<EquipmentEffect, { readonly kind: K }>[] = [];
  for (const card of hero.cards) {
    const { effect, singleUse } = equipmentCard(card);
    if (effect.kind === kind && !singleUse) effects.push(effect as Extract<EquipmentEffect, { readonly kind: K }>);
  }
  return effects;
}

export function demandRoomFor(hero: HeroState, card: CardId): void {
  const { type } = equipmentCard(card);
  demand(isAlive(hero), 'DF-221', 'This hero is out of the game.');
  demand(heroCard(hero.id).slots[type] > 0, 'DF-158', `${heroCard(hero.id).name} cannot carry any ${type}.`);
  demand(canCarry(hero, card), 'DF-159', `${heroCard(hero.id).name} has no free ${type} slot: pass one on or discard it first.`);
}

export function takeFrom(hero: HeroState, card: CardId): void {
  const at = hero.cards.indexOf(card);
  if (at < 0) throw new Error(`${hero.id} does not hold ${card}`);
  hero.cards.splice(at, 1);
}

/** Equipment changes hands only between fights (DF-301). */
const TRADING: readonly FrameKind[] = ['movement', 'distribute', 'shop'];
export const mayTrade = (s: DfState): boolean => {
  const top = topFrame(s);
  return s.encounter === undefined && top !== undefined && TRADING.includes(top.kind);
};

export function giveEquipment({ s, table }: Run, { from, to, card }: MoveOf<'giveEquipment'>): void {
  demand(mayTrade(s), 'DF-301', 'Equipment changes hands only between fights.');
  demand(inParty(s, from) && inParty(s, to) && from !== to, 'DF-237', 'A card goes from one hero of the party to another.');
  const giver = heroOf(s, from);
  const taker = heroOf(s, to);
  demand(giver.cards.includes(card), 'DF-237', `${heroCard(from).name} does not hold that card.`);
  demandRoomFor(taker, card);
  takeFrom(giver, card);
  taker.cards.push(card);
  table.emit({ type: 'cardGiven', giver: from, taker: to, card });
}

export function discardEquipment(run: Run, { hero: id, card }: MoveOf<'discardEquipment'>): void {
  const { s } = run;
  demand(mayTrade(s), 'DF-301', 'Equipment is given up only between fights.');
  demand(inParty(s, id) && heroOf(s, id).cards.includes(card), 'DF-159', 'That hero does not hold that card.');
  takeFrom(heroOf(s, id), card);
  toDiscard(run, card, 'discarded', id);
}
