import type { IconName } from '@/theme/iconSheets';

import type { AbilityId, BasicId, TileId } from '../content/abilities';
import type { Action, Face } from '../content/dice';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { MinionType } from '../content/minions';
import type { ActionChoice } from '../rules/moves';
import type { Player } from '../rules/state';

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

export const TILE_ICONS: Readonly<Record<TileId, IconName>> = {
  reverseBlade: 'sword-spin', wildStrike: 'sword-clash', wildRush: 'charging-bull', parry: 'crossed-sabres',
  swordKata: 'sword-array', kenjutsu: 'samurai-helmet', followingThrough: 'boot-prints', exploitWeakness: 'cracked-shield',
  dodgeStrikeAndShoot: 'dodging', luckyThrow: 'thrown-daggers', barrage: 'machine-gun-magazine', youthfulSpeed: 'running-shoe',
  luckyShot: 'horseshoe', vengefulBurst: 'explosion-rays', rollAndShoot: 'acrobatic', masterPlanner: 'notebook',
  smokeScreen: 'dust-cloud', slipPast: 'exit-door', backstab: 'backstab', twinFangs: 'fangs',
  cantrips: 'magic-palm', shadowStep: 'shadow-follower', ghostWalk: 'ghost', lastWord: 'talk',
  bearHug: 'bear-head', bulldoze: 'bulldozer', groundSlam: 'earth-crack', ironGuts: 'abdominal-armor',
  vengefulStrike: 'punch-blast', thickSkin: 'layered-armor', grudge: 'enrage', secondWind: 'lungs',
};

export const ABILITY_ICONS: Readonly<Record<AbilityId, IconName>> = { ...BASIC_ICONS, ...TILE_ICONS };

export const ITEM_ICONS: Readonly<Record<ItemId, IconName>> = {
  bandages: 'bandage-roll', katana: 'katana', rageBrewK: 'vial', powerHerbs: 'herbs-bundle',
  stims: 'syringe', pocketMirror: 'mirror-mirror', rageBrewJ: 'vial', platedJacket: 'leather-armor',
  smokeBomb: 'smoke-bomb', grappleLine: 'rope-coil', hollowPoint: 'bullets', lockpicks: 'lockpicks',
  brassKnuckles: 'brass-knuckles', smellingSalts: 'powder-bag', crowbar: 'crowbar', rageBrewG: 'vial',
};

/** An item or an ability is known by its own picture, any other action by that of the action. */
export function choiceIcon(player: Player, choice: ActionChoice): IconName {
  if (choice.action === 'recon') return ABILITY_ICONS[choice.ability];
  const item = choice.action === 'purchase' ? player.items[choice.item] : undefined;
  return item ? ITEM_ICONS[item.id] : ACTION_ICONS[choice.action];
}
