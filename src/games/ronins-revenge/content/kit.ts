import type { BuffStat, Step, Steps } from './effects';
import type { PatternName } from './patterns';
import type { StartStep } from './setup';
import type { Category, DamageType, HeroClass, HeroId, Soul, ZoneToken } from './terms';
import type { When } from './who';

/** What a hero brings to the battle. */

export interface Cost {
  readonly stamina?: number;
  readonly ki?: number;
  readonly yin?: number;
  readonly yang?: number;
  readonly hp?: number;
}

/** Yin and Yang that an attack gives once it is done. */
export interface Gain {
  readonly yin?: number;
  readonly yang?: number;
}

/** How far an attack goes: a distance, or a pattern that lies on the board. */
export type Reach =
  | { readonly range: number; readonly pattern?: undefined }
  | { readonly pattern: PatternName; readonly range?: undefined };

interface AttackFrame {
  readonly name: string;
  readonly category: Category;
  readonly cost: Cost;
  readonly damage: number;
  readonly type: DamageType;
  readonly gain?: Gain;
  readonly steps?: Steps;
  /** What the steps say; absent where there are none. */
  readonly words?: string;
}
export type HeroAttack = AttackFrame & Reach;

export interface Weapon {
  readonly id: string;
  readonly name: string;
  /** Two attacks of different categories. */
  readonly attacks: readonly [HeroAttack, HeroAttack];
}

/** What is always true of its owner (RR-491). */
export type Static =
  | {
    readonly static: 'firstExtraStepFree' | 'ignoreFirstDangerousEntryPerTurn' | 'moveThroughMinions' | 'passObjects' | 'difficultCostsOne' | 'faceAfterAttack';
  }
  | { readonly static: 'move' | 'moveCap' | 'maxHp' | 'forcedMoveReduction'; readonly n: number }
  | { readonly static: 'buffWhile'; readonly when: When; readonly stat: Extract<BuffStat, 'armor' | 'dodge'>; readonly n: number }
  | { readonly static: 'immuneToken'; readonly token: ZoneToken }
  | { readonly static: 'payToIgnoreForcedMove'; readonly cost: Cost }
  | { readonly static: 'reviveBonusHp'; readonly n: number; readonly who: 'self' | { readonly allHeroesIn: number } };

/** What happens to its owner when something happens (RR-490). */
export interface Trigger {
  readonly trigger:
    | 'onSelfHit' | 'onSelfDodge' | 'onRestA' | 'onYouHealOther' | 'onFuse' | 'onYouRemoveCube' | 'onYouDefeatMinionOrRemoveCube';
  readonly when?: When;
  readonly steps: Steps;
}

/** What works by itself as long as the card is worn or known. */
export interface Lasting {
  readonly statics?: readonly Static[];
  readonly triggers?: readonly Trigger[];
}

/** The moments at which a card may interrupt (RR-489). */
export type Interrupt =
  | 'onSelfTargeted' | 'onAllyTargeted' | 'onAnyHeroTargeted' | 'preDamageSelf' | 'onSelfWouldFall' | 'afterSelfHit' | 'onOwnAttack'
  | { readonly preDamageHeroIn: number };

export interface Armor extends Lasting {
  readonly id: string;
  readonly name: string;
  readonly armor: number;
  readonly dodge: number;
  readonly words: string;
}

interface SkillFrame {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** What learning it costs; a hero starts with those of level 1. */
  readonly souls?: Readonly<Partial<Record<Soul, number>>>;
  readonly words: string;
}
export interface PassiveSkill extends SkillFrame, Lasting {
  readonly passive: true;
}
export interface ActiveSkill extends SkillFrame {
  readonly passive?: undefined;
  readonly cost: Cost;
  /** How many of its owner's turns must begin before it can be used again. */
  readonly cooldown?: number;
  readonly interrupt?: Interrupt;
  readonly when?: When;
  /** It is the Main Action of the turn and pulls a Special card. */
  readonly specialAction?: true;
  readonly steps: Steps;
}
export type Skill = PassiveSkill | ActiveSkill;

/** Once in a battle. */
export interface Ultimate {
  readonly id: string;
  readonly name: string;
  readonly cost: Cost;
  readonly interrupt?: Interrupt;
  readonly steps: Steps;
  readonly words: string;
}

export interface Flask {
  readonly id: string;
  readonly name: string;
  readonly heal: number;
  readonly charges: number;
  readonly onUse?: Steps;
  readonly onRevive: Steps;
  readonly words?: string;
}

export interface Stats {
  readonly strength: number;
  readonly agility: number;
  readonly mind: number;
  readonly spirit: number;
}

export interface Hero {
  readonly id: HeroId;
  readonly name: string;
  readonly class: HeroClass;
  /** Whose vote decides where everything else is equal; 1 comes first. */
  readonly votePriority: number;
  readonly hp: number;
  readonly stamina: number;
  readonly armor: number;
  readonly dodge: number;
  readonly move: number;
  readonly stats: Stats;
  /** Works on every attack whose position fits. */
  readonly passive: { readonly id: string; readonly name: string; readonly when: When; readonly steps: Steps; readonly words: string };
  /** Comes with a Special symbol; before the damage, or once the attack is done. */
  readonly special: {
    readonly id: string; readonly name: string; readonly timing: 'beforeDamage' | 'afterAttack'; readonly cost?: Cost; readonly steps: Steps; readonly words: string;
  };
  readonly weapons: readonly Weapon[];
  readonly armors: readonly Armor[];
  readonly skills: readonly Skill[];
  readonly ultimates: readonly Ultimate[];
  readonly flask: Flask;
}

/** What a hero has with it in battle. */
export interface Loadout {
  readonly weapons: readonly [string, string];
  readonly armor: string;
  readonly skills: readonly string[];
  readonly ultimate: string;
  /** Loot that has replaced the hero's own Flask. */
  readonly flask?: string;
  readonly relics?: readonly string[];
}

/** Loot. Weapons say who can wield them; relics whose story they belong to. */
export type LootCard =
  | (Weapon & { readonly kind: 'weapon'; readonly for: readonly HeroClass[] })
  | (Armor & { readonly kind: 'armor' })
  | (Flask & { readonly kind: 'flask' })
  | Consumable
  | Relic;

/** Used up for the whole campaign. */
export interface Consumable {
  readonly kind: 'consumable';
  readonly id: string;
  readonly name: string;
  readonly interrupt?: Interrupt;
  readonly steps: Steps;
  readonly words: string;
}

export interface Relic extends Lasting {
  readonly kind: 'relic';
  readonly id: string;
  readonly name: string;
  readonly affinity: readonly [HeroId, HeroId];
  /** What it gives before the battle. */
  readonly start?: readonly StartStep[];
  /** What its owner may do with it once in a battle. */
  readonly once?: readonly Step[];
  readonly words: string;
}
