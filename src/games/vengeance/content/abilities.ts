import type { Token } from './dice';

/** What a conversion takes: an action, or any one Hero action. */
export type Input = 'move' | 'hit' | 'doubleHit' | 'shot' | 'any';

/** What an ability does. Each once a Fight roll. */
export type AbilityEffect =
  | { readonly kind: 'convert'; readonly in: readonly Input[]; readonly out: readonly Token[]; readonly eitherWay?: true }
  /** Needs this many Skulls showing; they stay unless it removes some. */
  | { readonly kind: 'gain'; readonly skulls: number; readonly out: readonly Token[]; readonly removeSkulls?: number }
  /** Re-rolls up to so many dice, of any face or Skulls only. */
  | { readonly kind: 'reroll'; readonly dice: number; readonly only?: 'skull' }
  /** Prevents this much Hurt of the first activation of a roll that deals any. */
  | { readonly kind: 'shield'; readonly hurt: number };

export interface Ability {
  readonly name: string;
  /** Upgrade points; a default ability is printed on the board and costs nothing. */
  readonly cost: number;
  readonly words: string;
  readonly effect: AbilityEffect;
}

type Words = readonly [name: string, cost: number, words: string];

const convert = ([name, cost, words]: Words, input: readonly Input[], out: readonly Token[]): Ability => ({
  name, cost, words, effect: { kind: 'convert', in: input, out },
});
const eitherWay = ([name, cost, words]: Words, input: Input, out: Token): Ability => ({
  name, cost, words, effect: { kind: 'convert', in: [input], out: [out], eitherWay: true },
});
const gain = ([name, cost, words]: Words, skulls: number, out: readonly Token[], removeSkulls = 0): Ability => ({
  name, cost, words, effect: { kind: 'gain', skulls, out, ...(removeSkulls > 0 ? { removeSkulls } : {}) },
});
const reroll = ([name, cost, words]: Words, dice: number, only?: 'skull'): Ability => ({
  name, cost, words, effect: { kind: 'reroll', dice, ...(only ? { only } : {}) },
});
const shield = ([name, cost, words]: Words, hurt: number): Ability => ({ name, cost, words, effect: { kind: 'shield', hurt } });

export const UPGRADES = {
  pistolWhip: convert(['Pistol Whip', 1, 'Turn a Shot into a Hit.'], ['shot'], ['hit']),
  knifeThrow: convert(['Knife Throw', 1, 'Turn a Hit into a Shot.'], ['hit'], ['shot']),
  sidestep: convert(['Sidestep', 1, 'Turn a Hit into a Move.'], ['hit'], ['move']),
  fadeBack: convert(['Fade Back', 1, 'Turn a Shot into a Move.'], ['shot'], ['move']),
  slipTheNet: convert(['Slip the Net', 1, 'Turn a Move into two Moves that ignore Blockers.'], ['move'], ['slip', 'slip']),
  thickSkin: shield(['Thick Skin', 1, 'The first Hurt of enemies activating in a roll does not count.'], 1),
  crossfire: convert(['Crossfire', 1, 'Turn two Shots into four Shots.'], ['shot', 'shot'], ['shot', 'shot', 'shot', 'shot']),
  axeThrow: convert(['Axe Throw', 2, 'Turn a Double Hit into two Shots.'], ['doubleHit'], ['shot', 'shot']),
  spin: convert(['Spin', 2, 'Turn a Double Hit into three Hits.'], ['doubleHit'], ['hit', 'hit', 'hit']),
  lunge: convert(['Lunge', 2, 'Turn a Double Hit into a Move and a Double Hit.'], ['doubleHit'], ['move', 'doubleHit']),
  haymaker: convert(['Haymaker', 2, 'Turn a Hit into a Double Hit.'], ['hit'], ['doubleHit']),
  shoulderCharge: convert(['Shoulder Charge', 2, 'Turn a Move into a Hit.'], ['move'], ['hit']),
  cornered: gain(['Cornered', 2, 'With two Skulls showing, gain a Hit.'], 2, ['hit']),
  shootAndScoot: convert(['Shoot and Scoot', 2, 'Turn a Shot into a Shot and a Move.'], ['shot'], ['shot', 'move']),
  pointBlank: convert(['Point Blank', 2, 'Turn a Shot into a Double Hit.'], ['shot'], ['doubleHit']),
  juggle: eitherWay(['Juggle', 2, 'Turn a Hit into a Shot, or a Shot into a Hit.'], 'hit', 'shot'),
  doubleTap: convert(['Double Tap', 3, 'Turn a Shot into two Shots.'], ['shot'], ['shot', 'shot']),
  flurry: convert(['Flurry', 3, 'Turn a Hit into two Hits.'], ['hit'], ['hit', 'hit']),
  footwork: eitherWay(['Footwork', 3, 'Turn a Hit into a Move, or a Move into a Hit.'], 'hit', 'move'),
  seeingRed: gain(['Seeing Red', 3, 'With two Skulls showing, gain a Double Hit.'], 2, ['doubleHit']),
  coldRead: reroll(['Cold Read', 3, 'Roll one die of your choice again.'], 1),
  gunDance: convert(['Gun Dance', 3, 'Turn a Shot into a Hit and a Shot.'], ['shot'], ['hit', 'shot']),
  improvise: convert(['Improvise', 3, 'Turn any Hero action into a Hit.'], ['any'], ['hit']),
  bloodPrice: gain(['Blood Price', 3, 'With a Skull showing, gain a Move.'], 1, ['move']),
  batteringRam: convert(['Battering Ram', 4, 'Turn a Move into a Move and a Hit.'], ['move'], ['move', 'hit']),
  runningFire: convert(['Running Fire', 4, 'Turn a Move into a Move and a Shot.'], ['move'], ['move', 'shot']),
  fury: gain(['Fury', 4, 'With two Skulls showing, gain two Hits and remove one Skull.'], 2, ['hit', 'hit'], 1),
  ironNerve: reroll(['Iron Nerve', 4, 'Roll up to two Skulls again.'], 2, 'skull'),
} satisfies Record<string, Ability>;

/** Printed on the hero boards, in the right-most slot. */
export const DEFAULT_ABILITIES = {
  veteran: convert(['Veteran', 0, 'Turn a Shot into a Hit.'], ['shot'], ['hit']),
  stepAside: gain(['Step Aside', 0, 'With two Skulls showing, gain a Move that ignores Blockers.'], 2, ['slip']),
  bearTemper: gain(['Bear Temper', 0, 'With two Skulls showing, gain a Hit.'], 2, ['hit']),
  softShoe: convert(['Soft Shoe', 0, 'Turn a Hit into a Move.'], ['hit'], ['move']),
  quickdraw: convert(['Quickdraw', 0, 'Turn a Move into a Shot.'], ['move'], ['shot']),
} satisfies Record<string, Ability>;

export type UpgradeId = keyof typeof UPGRADES;
export type DefaultAbilityId = keyof typeof DEFAULT_ABILITIES;
export type AbilityId = UpgradeId | DefaultAbilityId;

export const UPGRADE_IDS = Object.keys(UPGRADES) as readonly UpgradeId[];
export const ABILITIES: Readonly<Record<AbilityId, Ability>> = { ...UPGRADES, ...DEFAULT_ABILITIES };
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[];
