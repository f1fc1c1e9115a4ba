/** The words every table of this box is written in. */

export const COLORS = ['blue', 'green', 'red'] as const;
export type Color = (typeof COLORS)[number];

/** What one may throw: one of the three hero dice, or a white bonus die. */
export type DieKind = Color | 'bonus';
export const DIE_KINDS = [...COLORS, 'bonus'] as const;

export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
export type Level = (typeof LEVELS)[number];
/** What a party defeat costs (DF-45). */
export const LEVEL_VALUE: Readonly<Record<Level, number>> = { I: 1, II: 2, III: 3, IV: 4 };

export const MONSTER_TYPES = ['beast', 'greenskin', 'undead', 'mythic', 'villain'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

export const EQUIPMENT_TYPES = ['weapon', 'armor', 'item'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** In the order of DF-187: a relay of several launchers runs in this order. */
export const LAUNCHERS = [
  'piousShot', 'borrowedHandShot', 'crossbowShot', 'blowShot', 'catapultShot', 'slamShot', 'headShot', 'elbowShot', 'noseShot',
] as const;
export const MODIFIERS = [
  'weakHandShot', 'underTheLegShot', 'backwardsShot', 'sittingShot', 'underTheTableShot', 'farShot', 'jumpShot', 'dancingShot',
  'blindShot', 'spinShot',
] as const;
export const PATH_SHOTS = ['twoBounceShot', 'bankShot', 'cardJumpShot'] as const;
export const REQUIREMENT_IDS = [...LAUNCHERS, ...MODIFIERS, ...PATH_SHOTS] as const;
export type RequirementId = (typeof REQUIREMENT_IDS)[number];

export const SECTIONS = [1, 2, 3, 4, 5, 10] as const;
export type Section = (typeof SECTIONS)[number];
export const BULLSEYE: Section = 10;
/** Where a die can lie. */
export type Region = Section | 'outside' | 'hole' | 'bone';

/** All reasons of a miss, in the order they are told (DF-105). */
export const MISS_REASONS = ['noBounce', 'hole', 'bone', 'outside', 'smallTarget', 'requirementFailed'] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** One member of the union per kind, so that a kind leads to its own fields. */
type Plain<K extends string> = K extends string ? { readonly kind: K } : never;
type Sized<K extends string> = K extends string ? { readonly kind: K; readonly amount: number } : never;

export type HeroAbility =
  | Plain<'swingTwice' | 'focusedDamage' | 'divineIntervention' | 'berserk' | 'trackingStrike' | 'fiveFingerDiscount'>
  | Plain<'metamorphosis' | 'swingAgain' | 'agileInstincts' | 'pickpocket' | 'seduction' | 'beer' | 'enchantingMelody'>
  | Sized<'piercingDamage' | 'healParty'>
  | { readonly kind: 'swornEnemy'; readonly type: MonsterType; readonly amount: number };
export type HeroAbilityKind = HeroAbility['kind'];

export type MonsterAbility =
  | { readonly kind: 'requirement'; readonly requirement: RequirementId }
  | Plain<'destroyEquipmentAfterMiss' | 'smallTarget' | 'loseGoldAfterMiss' | 'criticalMiss'>
  | Sized<'healAfterMiss'>
  | { readonly kind: 'heroDiceImmunity'; readonly color: Color };
export type MonsterAbilityKind = MonsterAbility['kind'];

export type EquipmentEffect =
  | { readonly kind: 'weapon'; readonly requirement: RequirementId; readonly bonus: number }
  | Sized<'healHero' | 'healParty' | 'piercingDamage' | 'reducedDamage'>
  | Plain<'swingAgain' | 'agileInstincts' | 'counterblow'>;
export type EquipmentEffectKind = EquipmentEffect['kind'];

/** Stands for a card nobody may know yet. */
export const HIDDEN = 'hidden';
export type Hidden = typeof HIDDEN;
