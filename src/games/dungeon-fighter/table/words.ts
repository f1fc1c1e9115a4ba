import type { Explanation } from '@/table/contract';

import { equipmentCard, type CardId } from '../content/equipment';
import type { Room } from '../content/faces';
import { heroCard, type HeroId } from '../content/heroes';
import { REQUIREMENTS } from '../content/requirements';
import { COLORS, EQUIPMENT_TYPES, type DieKind, type EquipmentType, type HeroAbility, type MonsterAbility, type RequirementId } from '../content/vocabulary';
import { cardOf } from '../rules/fight/monsters';
import type { HeroState, MonsterRef, Tokens } from '../rules/state';
import { abilityName, abilityWords, effectWords } from '../words/abilities';
import { DIE_MARKS } from './emblems';
import { FEATS } from './throwing/feats';

/** The bags, and how many cards in them could be played or passed on now. */
export const bagsWords = (usable: number): string => (usable === 0 ? 'Bags' : `Bags: ${usable} ${usable === 1 ? 'thing' : 'things'} to do`);

/** What a die in the hand would set off; no ability: a scar took it, or it is a bonus die. */
export function explainDie(kind: DieKind, words: string, ability: HeroAbility | undefined): Explanation {
  const title = `${DIE_MARKS[kind].name} die: ${words}`;
  if (ability) return { title, text: `With the eye on top, ${abilityWords(ability)}.`, ruleId: 'DF-58' };
  if (kind === 'bonus') return { title, text: 'With the eye on top it sets off the ability of any colour. Used once.', ruleId: 'DF-55' };
  return { title, text: 'A scar took this ability for good. The section counts as ever.', ruleId: 'DF-219' };
}

export function monsterAbilityWords(ability: MonsterAbility): string {
  switch (ability.kind) {
    case 'requirement': return `Throw ${REQUIREMENTS[ability.requirement].words}.`;
    case 'destroyEquipmentAfterMiss': return 'After each miss the thrower loses an equipment card.';
    case 'smallTarget': return 'Section 1 counts as a miss.';
    case 'loseGoldAfterMiss': return 'Each miss costs 1 gold.';
    case 'criticalMiss': return 'A miss hurts every standing hero.';
    case 'healAfterMiss': return `Each miss heals the monster by ${ability.amount}.`;
    case 'heroDiceImmunity': return `Immune to the ${ability.color} die.`;
  }
}

/** Kinds of equipment as players read them. */
export const TYPE_NAMES: Readonly<Record<EquipmentType, string>> = { weapon: 'weapon', armor: 'armour', item: 'item' };
const PLURALS: Readonly<Record<EquipmentType, string>> = { weapon: 'weapons', armor: 'pieces of armour', item: 'items' };

const RULE_OF: Readonly<Record<RequirementId, string>> = {
  bankShot: 'DF-193', crossbowShot: 'DF-194', blowShot: 'DF-195', underTheLegShot: 'DF-196', blindShot: 'DF-197', twoBounceShot: 'DF-198',
  elbowShot: 'DF-199', piousShot: 'DF-200', weakHandShot: 'DF-201', borrowedHandShot: 'DF-202', cardJumpShot: 'DF-203', catapultShot: 'DF-204',
  headShot: 'DF-205', spinShot: 'DF-206', noseShot: 'DF-207', backwardsShot: 'DF-208', slamShot: 'DF-209', sittingShot: 'DF-210',
  jumpShot: 'DF-211', underTheTableShot: 'DF-212', dancingShot: 'DF-213', farShot: 'DF-214',
};

export function explainRequirement(id: RequirementId): Explanation {
  const { touch, sensor } = FEATS[id];
  return { title: REQUIREMENTS[id].name, text: sensor ? `By touch: ${touch} By motion: ${sensor}` : touch, ruleId: RULE_OF[id] };
}

export function explainCard(id: CardId): Explanation {
  const { name, type, effect, price, singleUse, flavour } = equipmentCard(id);
  return { title: name, text: `${TYPE_NAMES[type]}${singleUse ? ', used once' : ''}, ${price} gold: ${effectWords(effect)}. ${flavour}`, ruleId: 'DF-157' };
}

export function explainMonster(monster: MonsterRef): Explanation {
  const { name, level, type, damage, ability, flavour } = cardOf(monster);
  return {
    title: name,
    text: `${level ? `Level ${level} ` : 'Final boss, '}${type}. A miss costs ${damage}. ${ability ? monsterAbilityWords(ability) : 'No tricks.'} ${flavour}`,
    ruleId: monster.kind === 'boss' ? 'DF-248' : 'DF-26',
  };
}

/** "Room for 2 weapons, 1 armour" */
export function slotWords(hero: HeroId): string {
  const { slots } = heroCard(hero);
  return `Room for ${EQUIPMENT_TYPES.filter((type) => slots[type] > 0).map((type) => `${slots[type]} ${slots[type] > 1 ? PLURALS[type] : TYPE_NAMES[type]}`).join(', ')}`;
}

export function explainHero({ id, hp, maxHp, scars, cards }: Pick<HeroState, 'id' | 'hp' | 'maxHp' | 'scars' | 'cards'>): Explanation {
  const { name, title, abilities, flavour } = heroCard(id);
  const lines = COLORS.map((color) => `${DIE_MARKS[color].mark} ${DIE_MARKS[color].name}: ${scars.includes(color) ? 'scarred' : `${abilityName(abilities[color])}, ${abilityWords(abilities[color])}`}.`);
  const carries = cards.length > 0 ? [`Carries ${cards.map((card) => equipmentCard(card).name).join(', ')}.`] : [];
  return {
    title: `${name}, ${title}`,
    text: [`${hp} of ${maxHp} hit points. ${slotWords(id)}.`, ...lines, ...carries, flavour].join('\n'),
    ruleId: 'DF-58',
  };
}

const TOKEN_WORDS: Readonly<Record<keyof Tokens, string>> = {
  toad: 'Toad: misses cost 2 less.', tracking: 'Tracked: every hit deals 1 more.', melody: 'Melody: the special ability is silent.',
  charm: 'Charmed: follows a hero once beaten.', beer: 'Beer: one hero feels no miss.',
};
export const tokenWords = (token: keyof Tokens): string => TOKEN_WORDS[token];

/** What waits in a room, for the map: "shop, danger: spinning like a top". */
export function roomWords({ shop, fountain, treasure, danger }: Room): string {
  const parts: string[] = [];
  if (danger) parts.push(`danger: throw ${REQUIREMENTS[danger].words}`);
  if (shop) parts.push('shop');
  if (fountain) parts.push('fountain: everybody is healed');
  if (treasure?.gold) parts.push(`treasure: ${treasure.gold} gold`);
  if (treasure?.bonusDice) parts.push(`treasure: ${treasure.bonusDice === 1 ? 'a bonus die' : `${treasure.bonusDice} bonus dice`}`);
  if (treasure?.equipment) parts.push('treasure: an equipment card');
  return parts.length > 0 ? parts.join(', ') : 'nothing but a monster';
}
