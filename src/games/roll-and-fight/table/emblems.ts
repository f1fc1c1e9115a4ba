import type { IconName } from '@/theme/iconSheets';

import type { BasicId } from '../content/abilities';
import type { Action, Face } from '../content/dice';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { MinionType } from '../content/minions';

export const FACE_ICONS: Readonly<Record<Face, IconName>> = {
  move: 'run', gun: 'pistol-gun', knife: 'plain-dagger', doubleKnife: 'crossed-swords', wound: 'drop',
};

export const ACTION_ICONS: Readonly<Record<Action, IconName>> = {
  training: 'biceps', purchase: 'shopping-bag', healing: 'first-aid-kit', recon: 'binoculars', loot: 'money-stack',
};

export const MINION_ICONS: Readonly<Record<MinionType, IconName>> = {
  grunt: 'person', toughGuy: 'strong-man', blocker: 'shield', henchman: 'brass-knuckles', gunman: 'revolver',
};

export const HERO_ICONS: Readonly<Record<HeroId, IconName>> = {
  kaja: 'katana', johnny: 'fedora', shadowman: 'cowled', gudrun: 'viking-helmet',
};

export const BASIC_ICONS: Readonly<Record<BasicId, IconName>> = { dash: 'run', punch: 'fist', fire: 'pistol-gun', charge: 'sprint' };

export const ITEM_ICONS: Readonly<Record<ItemId, IconName>> = {
  bandages: 'bandage-roll', katana: 'katana', rageBrewK: 'vial', powerHerbs: 'herbs-bundle',
  stims: 'syringe', pocketMirror: 'mirror-mirror', rageBrewJ: 'vial', platedJacket: 'leather-armor',
  smokeBomb: 'smoke-bomb', grappleLine: 'rope-coil', hollowPoint: 'bullets', lockpicks: 'lockpicks',
  brassKnuckles: 'brass-knuckles', smellingSalts: 'powder-bag', crowbar: 'crowbar', rageBrewG: 'vial',
};
