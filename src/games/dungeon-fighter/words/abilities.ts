import { REQUIREMENTS } from '../content/requirements';
import type { DieKind, EquipmentEffect, HeroAbility, HeroAbilityKind } from '../content/vocabulary';

/** How a die is told from the others where its colour does not show. */
export const DIE_SIGNS: Readonly<Record<DieKind, string>> = { blue: '●', green: '▲', red: '■', bonus: '★' };

/** Abilities as players call them. */
export const ABILITY_NAMES: Readonly<Record<HeroAbilityKind, string>> = {
  swingTwice: 'Swing twice',
  piercingDamage: 'Piercing damage',
  focusedDamage: 'Focused damage',
  divineIntervention: 'Divine intervention',
  berserk: 'Berserk',
  healParty: 'Heal the party',
  trackingStrike: 'Tracking strike',
  fiveFingerDiscount: 'Five-finger discount',
  metamorphosis: 'Metamorphosis',
  swornEnemy: 'Sworn enemy',
  swingAgain: 'Swing again',
  agileInstincts: 'Agile instincts',
  pickpocket: 'Pickpocket',
  seduction: 'Seduction',
  beer: 'Beer',
  enchantingMelody: 'Enchanting melody',
};

/** What an ability does, in one line. */
export function abilityWords(ability: HeroAbility): string {
  switch (ability.kind) {
    case 'swingTwice': return 'after a hit you may throw the same die once more';
    case 'focusedDamage': return 'a hit deals 5, whatever the section';
    case 'divineIntervention': return 'each point of damage heals one point, shared as you like';
    case 'berserk': return 'pay 1 hit point to double the section';
    case 'trackingStrike': return 'every hit in this room deals 1 more';
    case 'fiveFingerDiscount': return 'pocket an equipment card, unseen until the fight is over';
    case 'metamorphosis': return 'the monster becomes a toad: misses cost 2 less';
    case 'swingAgain': return 'you may forget this throw and throw again';
    case 'agileInstincts': return 'if this throw misses, you lose nothing';
    case 'pickpocket': return '2 gold into the chest';
    case 'seduction': return 'the monster, once beaten, follows you and helps later';
    case 'beer': return 'one hero loses nothing on misses in this room';
    case 'enchantingMelody': return 'pay 1 gold to silence the monster’s special ability';
    case 'piercingDamage': return `a hit deals ${ability.amount} more`;
    case 'healParty': return `every standing hero regains ${ability.amount}`;
    case 'swornEnemy': return `${ability.amount} more damage to a ${ability.type}, even on a miss`;
  }
}

export const abilityName = (ability: HeroAbility): string => ABILITY_NAMES[ability.kind];

/** Where a long word is divided if a narrow die has no room for it: soft hyphens, which are seen only there. */
const DIVIDED: Readonly<Partial<Record<HeroAbilityKind, string>>> = { metamorphosis: 'Meta\u00ADmorphosis' };

/** The name as it is written on things that may be narrow. */
export const abilityLabel = (ability: HeroAbility): string => DIVIDED[ability.kind] ?? abilityName(ability);

/** What an equipment card does, in one line. */
export function effectWords(effect: EquipmentEffect): string {
  switch (effect.kind) {
    case 'weapon': return `+${effect.bonus} damage if you throw ${REQUIREMENTS[effect.requirement].words}`;
    case 'healHero': return `one hero regains ${effect.amount}`;
    case 'healParty': return `every standing hero regains ${effect.amount}`;
    case 'piercingDamage': return `${effect.amount} more damage on your own hit`;
    case 'reducedDamage': return `your misses cost ${effect.amount} less`;
    case 'swingAgain': return 'forget your own throw and throw again';
    case 'agileInstincts': return 'your own miss costs nothing';
    case 'counterblow': return 'the monster loses what it takes from you';
  }
}
