import { demand } from '@/engine/errors';

import { equipmentCard, type CardId } from '../../content/equipment';
import { heroCard } from '../../content/heroes';
import type { EquipmentEffect } from '../../content/vocabulary';
import type { HeroState } from '../state';
import { isAlive } from './heroes';

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
