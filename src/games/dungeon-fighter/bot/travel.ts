import { equipmentCard, type CardId } from '../content/equipment';
import type { Face, Room, RoomId } from '../content/faces';
import { PRICE } from '../content/tables';
import { CONTACT, PLAIN_CONTACT } from '../content/stances';
import type { EquipmentEffect, EquipmentEffectKind, HeroAbilityKind } from '../content/vocabulary';
import { canCarry } from '../rules/equipment';
import { abilityOf, heroOf, standing } from '../rules/heroes';
import { corridors } from '../rules/movement';
import { currentFace } from '../rules/monsters';
import type { DfMove } from '../rules/moves';
import type { DfState, HeroState } from '../rules/state';
import { MEAN_SECTION } from './odds';

const lost = (s: DfState): number => standing(s).reduce((sum, hero) => sum + hero.maxHp - hero.hp, 0);

function roomWorth(s: DfState, room: Room): number {
  const { gold = 0, bonusDice = 0, equipment = 0 } = room.treasure ?? {};
  const treasure = gold + 2.5 * bonusDice + 2.5 * equipment;
  const healing = room.fountain ? 0.6 * lost(s) + 1 : 0;
  const shopping = room.shop ? Math.min(4, 0.5 * s.chest.gold + 1) : 0;
  const danger = room.danger ? 16 * (PLAIN_CONTACT - CONTACT[room.danger]) : 0;
  return treasure + healing + shopping - danger;
}

/** The best sum of a way from here to the exit; every further room is a fight more. */
const FIGHT_COST = 3;
function wayWorth(s: DfState, face: Face, id: RoomId): number {
  const room = face.rooms[id];
  if (!room) return 0;
  const onward = room.to.map((next) => wayWorth(s, face, next));
  return roomWorth(s, room) - FIGHT_COST + (onward.length > 0 ? Math.max(...onward) : 0);
}

export function corridor(s: DfState): DfMove {
  const face = currentFace(s);
  const ways = corridors(s);
  const leaves = s.room === face.exit;
  const worth = (room: RoomId): number => (leaves ? 0 : wayWorth(s, face, room));
  const room = ways.reduce((best, each) => (worth(each) > worth(best) ? each : best));
  return { kind: 'chooseCorridor', room };
}

type EffectWorth = { readonly [K in EquipmentEffectKind]: (s: DfState, hero: HeroState, effect: Extract<EquipmentEffect, { readonly kind: K }>) => number };

/** What a card is worth in gold to this hero, for the rooms to come. */
const EFFECT_WORTH: EffectWorth = {
  weapon: (_s, hero, { requirement, bonus }) => {
    const gain = CONTACT[requirement] * (MEAN_SECTION + bonus) - PLAIN_CONTACT * MEAN_SECTION - 0.7 * (PLAIN_CONTACT - CONTACT[requirement]);
    const armed = hero.cards.filter((card) => equipmentCard(card).type === 'weapon').length;
    return (3.8 + 3.5 * gain) / (1 + armed);
  },
  healHero: (_s, _hero, { amount }) => amount * 0.74,
  healParty: (s, _hero, { amount }) => amount * standing(s).length * 0.55,
  piercingDamage: (_s, _hero, { amount }) => amount * 0.81,
  reducedDamage: (_s, _hero, { amount }) => 1.6 + amount * 1.9,
  swingAgain: () => 3.3,
  agileInstincts: () => 2.3,
  counterblow: () => 5.2,
};

export const cardWorth = (s: DfState, hero: HeroState, card: CardId): number => {
  const { effect } = equipmentCard(card);
  return (EFFECT_WORTH[effect.kind] as (s: DfState, hero: HeroState, effect: EquipmentEffect) => number)(s, hero, effect);
};

/** Who gets most out of a card, if anybody can carry it. */
function bestOwner(s: DfState, card: CardId): { readonly hero: HeroState; readonly worth: number } | undefined {
  let best: { hero: HeroState; worth: number } | undefined;
  for (const hero of s.heroes) {
    if (!canCarry(hero, card)) continue;
    const worth = cardWorth(s, hero, card);
    if (!best || worth > best.worth) best = { hero, worth };
  }
  return best;
}

export function distribute(s: DfState, cards: readonly CardId[]): DfMove {
  for (const card of cards) {
    const owner = bestOwner(s, card);
    if (owner) return { kind: 'assignCard', card, hero: owner.hero.id };
  }
  return { kind: 'endStep' };
}

const isWeak = (hero: HeroState): boolean => hero.status === 'standing' && hero.hp <= Math.min(2, hero.maxHp - 1);
/** What a card must bring beyond its price: little, and with enough dice for the boss the coins have no better use. */
const bargain = (s: DfState): number => (s.chest.bonusDice >= ENOUGH_DICE ? -1 : 0.9);
const ENOUGH_DICE = 7;

export function shop(s: DfState, cards: readonly CardId[]): DfMove {
  const { gold } = s.chest;
  const weak = s.heroes.filter(isWeak)[0];
  if (weak && gold >= PRICE.hitPoint) return { kind: 'buyHealing', hero: weak.id, points: 1 };
  let best: { card: CardId; hero: HeroState; gain: number } | undefined;
  for (const card of cards) {
    const owner = bestOwner(s, card);
    const { price } = equipmentCard(card);
    if (!owner || price > gold) continue;
    const gain = owner.worth - price;
    if (gain >= bargain(s) && (!best || gain > best.gain)) best = { card, hero: owner.hero, gain };
  }
  if (best) return { kind: 'buyCard', card: best.card, hero: best.hero.id };
  if (s.supply.bonusDice > 0 && gold >= PRICE.bonusDie) return { kind: 'buyBonusDie' };
  const wounded = standing(s).find((hero) => hero.hp < hero.maxHp);
  if (wounded && gold >= PRICE.hitPoint && s.supply.bonusDice === 0) return { kind: 'buyHealing', hero: wounded.id, points: 1 };
  return { kind: 'endStep' };
}

/** What a hero misses least comes first. */
const DISPENSABLE: readonly HeroAbilityKind[] = [
  'agileInstincts', 'swornEnemy', 'seduction', 'beer', 'enchantingMelody', 'pickpocket', 'metamorphosis', 'fiveFingerDiscount', 'healParty',
  'swingAgain', 'trackingStrike', 'divineIntervention', 'piercingDamage', 'berserk', 'focusedDamage', 'swingTwice',
];

export function scar(s: DfState, id: HeroState['id']): DfMove {
  const hero = heroOf(s, id);
  const colors = (['blue', 'green', 'red'] as const).filter((color) => !hero.scars.includes(color));
  const rank = (color: (typeof colors)[number]): number => DISPENSABLE.indexOf(abilityOf(id, color).kind);
  return { kind: 'chooseScar', color: colors.reduce((least, color) => (rank(color) < rank(least) ? color : least)) };
}
