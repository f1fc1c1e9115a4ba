import type { IconName } from '@/theme/iconSheets';

import type { BossId } from '../content/bosses';
import { equipmentCard, type CardId } from '../content/equipment';
import type { HeroId } from '../content/heroes';
import type { MonsterId } from '../content/monsters';
import type { DieKind, EquipmentEffectKind, HeroAbilityKind, Level, MonsterAbility, MonsterAbilityKind, RequirementId } from '../content/vocabulary';
import type { MonsterRef, Tokens } from '../rules/state';
import { DIE_SIGNS } from '../words/abilities';

/** One picture per thing: known by its silhouette at the size of a thumb. */
export const HERO_ICONS: Readonly<Record<HeroId, IconName>> = {
  torm: 'barbarian', randolph: 'wizard-face', goldfinga: 'robber-hand', ottoline: 'visored-helm', brunna: 'dwarf-face',
  quill: 'lyre', fennick: 'bowman', pomegrana: 'queen-crown', mumble: 'monk-face',
};

const MONSTER_ICONS: Readonly<Record<MonsterId, IconName>> = {
  goblin: 'goblin-head', dampSkeleton: 'skeleton', doorstepBandit: 'bandit', hatlessGnome: 'bad-gnome', gateGrumbler: 'orc-head',
  cuteBear: 'bear-face', sneezingImp: 'imp', ghostOfACook: 'chef-toque', trollToddler: 'troll', shoulderCrab: 'crab',
  choirPickpocket: 'robber', unpaidApprentice: 'broom', cellarFerret: 'rat', inkblot: 'ink-swirl', orcAccountant: 'abacus',
  secondhandKnight: 'crested-helmet', porridgeElemental: 'bowl-spiral', wellRestedZombie: 'shambling-zombie',
  mummyOnABudget: 'mummy-head', cockerelOfDoom: 'rooster', traineeGargoyle: 'gargoyle', headlessButler: 'bow-tie',
  handyAndy: 'three-friends', springheeledFrog: 'frog', taxWitch: 'witch-face', leechChoir: 'leeching-worm',
  highwayQuartet: 'violin', minotaurWithAMap: 'minotaur', retiredValkyrie: 'winged-shield', toastmasterOrc: 'wine-glass',
  boneDrummer: 'drum', ogreBallerina: 'ogre', mirrorBasilisk: 'mirror-mirror', lanternWraith: 'spectre',
  acrobatParrot: 'parrot-head', bridgeTollSpider: 'hanging-spider', slimeLandlord: 'slime', hoodedCommittee: 'cultist',
  keyholeKobold: 'key', slightlyUsedDragon: 'dragon-head', goblinPromoted: 'goblin', evilTwin: 'two-shadows',
  elephantInTheRoom: 'elephant', motherOfTheHillGiant: 'giant', vampireUnderstudy: 'vampire-dracula',
  demonOfSmallPrint: 'daemon-skull', dizzyDjinn: 'djinn', duchessOfDuels: 'sword-brandish', nightwatchBanshee: 'ghost',
  krakenInABucket: 'giant-squid', librarianLich: 'bookshelf', hangmansIntern: 'slipknot', auctioneerOgre: 'gavel',
};

const BOSS_ICONS: Readonly<Record<BossId, IconName>> = { landlord: 'house-keys', hydra: 'hydra', lichKing: 'crowned-skull', bigBoots: 'boots' };

export const monsterIcon = (monster: MonsterRef): IconName => (monster.kind === 'boss' ? BOSS_ICONS[monster.id] : MONSTER_ICONS[monster.id]);

export const REQUIREMENT_ICONS: Readonly<Record<RequirementId, IconName>> = {
  piousShot: 'prayer', borrowedHandShot: 'shaking-hands', crossbowShot: 'crossbow', blowShot: 'wind-slap',
  catapultShot: 'catapult', slamShot: 'hammer-drop', headShot: 'head-shot', elbowShot: 'elbow-pad', noseShot: 'nose-side',
  weakHandShot: 'hand', underTheLegShot: 'leg', backwardsShot: 'back-pain', sittingShot: 'meditation', underTheTableShot: 'table',
  farShot: 'footsteps', jumpShot: 'jump-across', dancingShot: 'spinning-ribbons', blindShot: 'blindfold',
  spinShot: 'spinning-top', twoBounceShot: 'bouncing-spring', bankShot: 'brick-wall', cardJumpShot: 'card-pickup',
};

export const ABILITY_ICONS: Readonly<Record<HeroAbilityKind, IconName>> = {
  swingTwice: 'sword-spin', swingAgain: 'clockwise-rotation', piercingDamage: 'spine-arrow', focusedDamage: 'targeted',
  divineIntervention: 'angel-wings', berserk: 'flame', healParty: 'healing', trackingStrike: 'footprint', fiveFingerDiscount: 'robber-hand',
  metamorphosis: 'frog', swornEnemy: 'crossed-swords', agileInstincts: 'dodge', pickpocket: 'coins', seduction: 'charm',
  beer: 'beer-stein', enchantingMelody: 'musical-notes',
};

const MONSTER_ABILITY_ICONS: Readonly<Record<Exclude<MonsterAbilityKind, 'requirement'>, IconName>> = {
  destroyEquipmentAfterMiss: 'cracked-shield', healAfterMiss: 'health-increase', smallTarget: 'archery-target',
  loseGoldAfterMiss: 'coins', heroDiceImmunity: 'bordered-shield', criticalMiss: 'death-skull',
};
export const monsterAbilityIcon = (ability: MonsterAbility): IconName =>
  ability.kind === 'requirement' ? REQUIREMENT_ICONS[ability.requirement] : MONSTER_ABILITY_ICONS[ability.kind];

const EFFECT_ICONS: Readonly<Record<Exclude<EquipmentEffectKind, 'weapon'>, IconName>> = {
  healHero: 'health-potion', healParty: 'healing', swingAgain: 'clockwise-rotation', piercingDamage: 'spine-arrow',
  agileInstincts: 'dodge', counterblow: 'shield-bounces', reducedDamage: 'breastplate',
};
export function cardIcon(card: CardId): IconName {
  const { effect } = equipmentCard(card);
  return effect.kind === 'weapon' ? REQUIREMENT_ICONS[effect.requirement] : EFFECT_ICONS[effect.kind];
}

export const TOKEN_ICONS: Readonly<Record<keyof Tokens, IconName>> = {
  toad: 'frog', tracking: 'footprint', melody: 'musical-notes', charm: 'charm', beer: 'beer-stein',
};

/** Shape and letter of every die, so that colour is never alone. */
export const DIE_MARKS: Readonly<Record<DieKind, { readonly mark: string; readonly name: string; readonly colour: string; readonly ink: string }>> = {
  blue: { mark: DIE_SIGNS.blue, name: 'Blue', colour: '#3B7DDD', ink: '#FFFFFF' },
  green: { mark: DIE_SIGNS.green, name: 'Green', colour: '#3E9B4F', ink: '#FFFFFF' },
  red: { mark: DIE_SIGNS.red, name: 'Red', colour: '#D24236', ink: '#FFFFFF' },
  bonus: { mark: DIE_SIGNS.bonus, name: 'Bonus', colour: '#F4EBD8', ink: '#2A1A33' },
};

/** The backs of the monster cards (DF-12); the Roman number always stands on them. */
export const LEVEL_COLOURS: Readonly<Record<Level, string>> = { I: '#4C9A4A', II: '#D9A521', III: '#5B93E0', IV: '#E0665C' };
