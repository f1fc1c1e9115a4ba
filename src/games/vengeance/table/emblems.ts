import type { IconName } from '@/theme/iconSheets';

import type { AbilityId } from '../content/abilities';
import type { TrackName } from '../content/damage';
import type { DenId } from '../content/dens';
import type { FightFace, MontageFace, Token } from '../content/dice';
import type { GangId } from '../content/gangs';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { MinionType } from '../content/minions';
import type { MontageAction } from '../content/montageCards';

export const GANG_ICONS: Readonly<Record<GangId, IconName>> = {
  tenguKai: 'oni', zuceClan: 'bear-head', hellRiders: 'full-motorcycle-helmet', lordz: 'crown',
};

/** The type of a Minion is its shape; a Henchman carries the emblem of the gang where that is known. */
export const MINION_ICONS: Readonly<Record<MinionType, IconName>> = {
  grunt: 'plain-circle', toughGuy: 'plain-square', gunman: 'crosshair', blocker: 'shield', henchman: 'brass-knuckles',
};

export const HERO_ICONS: Readonly<Record<HeroId, IconName>> = {
  shadowman: 'cowled', kaja: 'flowers', johnnySilver: 'microphone', littleGudrun: 'viking-helmet', leaPistolera: 'envelope',
};

export const TRACK_ICONS: Readonly<Record<TrackName, IconName>> = { mind: 'brain', skill: 'biceps', health: 'hearts' };
export const DAMAGE_ICONS: Readonly<Record<TrackName, IconName>> = { mind: 'skull-crack', skill: 'broken-bone', health: 'bleeding-wound' };

export const ACTION_ICONS: Readonly<Record<MontageAction, IconName>> = { heal: 'first-aid-kit', upgrade: 'shopping-bag', recon: 'binoculars' };
export const MONTAGE_FACE_ICONS: Readonly<Record<MontageFace, IconName>> = {
  doubleHeal: 'first-aid-kit', upgrade: 'shopping-bag', recon: 'binoculars', wild: 'round-star', speed: 'stopwatch',
};

export const FIGHT_FACE_ICONS: Readonly<Record<FightFace, IconName>> = {
  move: 'run', hit: 'fist', doubleHit: 'crossed-swords', shot: 'pistol-gun', skull: 'death-skull', miss: 'cross-mark', skillShot: 'eye-target',
};
export const TOKEN_ICONS: Readonly<Record<Token, IconName>> = { move: 'run', slip: 'dodging', hit: 'fist', doubleHit: 'crossed-swords', shot: 'pistol-gun' };

/** What stands in a Den, and on its sign. */
export const DEN_ICONS: Readonly<Record<DenId, IconName>> = {
  'D2-1': 'lantern', 'D2-2': 'washing-machine', 'D2-3': 'forklift', 'D2-4': 'microphone', 'D2-5': 'diamond-ring', 'D2-6': 'auto-repair',
  'D3-1': 'bathtub', 'D3-2': 'boxing-glove', 'D3-3': 'bonsai-tree', 'D3-4': 'papers', 'D3-5': 'fish-bucket', 'D3-6': 'steering-wheel',
  'D4-1': 'poker-hand', 'D4-2': 'snowflake-1', 'D4-3': 'martini', 'D4-4': 'cargo-crate', 'D4-5': 'theater-curtains', 'D4-6': 'leather-boot',
  'D4-7': 'modern-city', 'D4-8': 'subway', 'D4-9': 'meat-hook', 'D4-10': 'greenhouse', 'D4-11': 'crane', 'D4-12': 'family-house',
};

export const ITEM_ICONS: Readonly<Record<ItemId, IconName>> = {
  straightRazor: 'razor-blade', throwingStars: 'shuriken', brassKnuckles: 'brass-knuckles', runningShoes: 'running-shoe', crowbar: 'crowbar',
  flakVest: 'kevlar-vest', loadedDice: 'dice-fire', smokePellet: 'smoke-bomb', painkillers: 'medicines', burnerPhone: 'smartphone',
  flashbang: 'flash-grenade', pipeBomb: 'unlit-bomb', sawnOff: 'sawed-off-shotgun', adrenaline: 'syringe', fieldKit: 'heart-plus', getawayCar: 'city-car',
};

export const ABILITY_ICONS: Readonly<Record<AbilityId, IconName>> = {
  pistolWhip: 'knife-thrust', knifeThrow: 'thrown-knife', sidestep: 'dodging', fadeBack: 'return-arrow', slipTheNet: 'dodge', thickSkin: 'heart-shield', crossfire: 'duality',
  axeThrow: 'wood-axe', spin: 'spinning-blades', lunge: 'quick-slash', haymaker: 'high-punch', shoulderCharge: 'charging-bull', cornered: 'skull-crack',
  shootAndScoot: 'gunshot', pointBlank: 'sawed-off-shotgun', juggle: 'juggler', doubleTap: 'bullets', flurry: 'fist', footwork: 'footsteps', seeingRed: 'enrage',
  coldRead: 'eyeball', gunDance: 'pistol-gun', improvise: 'swap-bag', bloodPrice: 'bleeding-wound', batteringRam: 'ram', runningFire: 'minigun', fury: 'half-dead', ironNerve: 'cold-heart',
  veteran: 'backstab', stepAside: 'dodging', bearTemper: 'bear-head', softShoe: 'running-shoe', quickdraw: 'silver-bullet',
};
