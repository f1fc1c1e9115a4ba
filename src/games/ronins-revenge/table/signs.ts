import type { IconName } from '@/theme';

import type { DamageType, Resource } from '../content/terms';
import type { BreakKeyword } from '../content/who';
import { conditionKind, type ConditionKind, type ConditionName } from '../rules/conditions';

/** The signs that stand for words on cards, trays and in the rulebook. Never a colour alone. */

export const TYPE_SIGNS: Readonly<Record<DamageType, IconName>> = { slashing: 'katana', piercing: 'thrust', crushing: 'flat-hammer', mystic: 'magic-swirl' };

export const CONDITION_SIGNS: Readonly<Record<ConditionKind, IconName>> = {
  vulnerable: 'cracked-shield', resistant: 'vibrating-shield', weakened: 'broken-bone', empowered: 'muscle-up', slowed: 'snail', hastened: 'wingfoot',
};

export const conditionSign = (name: ConditionName): IconName => CONDITION_SIGNS[conditionKind(name)];

export const RESOURCE_SIGNS: Readonly<Record<Resource | 'hp', IconName>> = { hp: 'hearts', stamina: 'sprint', ki: 'meditation', yin: 'shadow-grasp', yang: 'sun-radiations' };

export const BREAK_SIGNS: Readonly<Record<BreakKeyword | 'arc' | 'type', IconName>> = {
  support: 'shaking-hands', flank: 'convergence-target', alone: 'person', crowd: 'three-friends', arc: 'compass', type: 'katana',
};

/** What happens in a battle. */
export const BATTLE_SIGNS = {
  threat: 'flame', event: 'hourglass', broken: 'broken-shield', counterstrike: 'return-arrow', cube: 'cube', destiny: 'card-pick', special: 'star-formation',
  dodge: 'dodging', armor: 'lamellar', precision: 'targeting', flask: 'water-flask', rest: 'night-sleep', wall: 'stone-wall', sight: 'eyeball',
} as const satisfies Readonly<Record<string, IconName>>;
