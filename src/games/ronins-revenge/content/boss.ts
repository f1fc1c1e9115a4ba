import type { Mod, ModId } from './bossMods';
import type { CustomId } from './customs';
import type { Steps } from './effects';
import type { Consumable, LootCard, Reach, Relic } from './kit';
import type { SetupStep } from './setup';
import type {
  Arc, AttackCardId, BossToken, BrotherId, Category, DamageType, Difficulty, EventId, EventSlot, FactId, HeroId, LimbId, MinionId, RuleId, Soul, SoulName, SquareName, WallName,
  WoundId, ZoneName, ZoneToken,
} from './terms';
import type { BreakKeyword, ThreatTo } from './who';

/** How strong a card looks; it has no effect (RR-497). */
export type Border = 'wood' | 'metal' | 'fire';

export type BreakPart = BreakKeyword | { readonly arc: readonly Arc[] } | { readonly type: DamageType };

/** The numbers of an attack of the boss. */
export type Strike = { readonly precision: number; readonly damage: number; readonly type: DamageType; readonly noAttack?: undefined } & Reach;
export interface NoStrike {
  readonly noAttack: true;
}

interface AttackCardFrame {
  readonly id: AttackCardId;
  readonly name: string;
  readonly category: Category;
  readonly border: Border;
  readonly move: number;
  /** Absent: the hero with the Threat token. */
  readonly target?: 'farthest' | 'lowestHp' | 'mostIsolated' | 'nearDoll';
  readonly vulnerable?: DamageType;
  /** Every part must be met. Absent: the card cannot be Broken. */
  readonly break?: readonly BreakPart[];
  readonly steps?: Steps;
  readonly threat: ThreatTo;
  readonly words?: string;
  /** Gasha-O: gone with this limb. */
  readonly limb?: LimbId;
  /** The Fifth Wanderer: what the card takes from the attack that pulls it. */
  readonly echo?: readonly ('type' | 'reach')[];
  /** The Caged Dawn: whose card it is, and where its other soul is Vulnerable. */
  readonly soul?: SoulName;
  readonly dawnVulnerable?: DamageType;
}
export type AttackCard = AttackCardFrame & (Strike | NoStrike);

export type BasicAttack = { readonly name: string; readonly move: number; readonly steps?: Steps; readonly threat: ThreatTo; readonly words?: string } & Strike;

export interface EventCard {
  readonly id: EventId;
  readonly slot: EventSlot;
  readonly name: string;
  readonly steps: Steps;
  readonly words: string;
  /** What it says instead where the story has this Fact. */
  readonly wordsWith?: { readonly fact: FactId; readonly words: string };
}

export interface WoundCard {
  readonly id: WoundId;
  readonly name: string;
  readonly cubes: number;
  readonly onReveal: Steps;
  readonly mods: readonly Mod[];
  readonly words: string;
  /** RR-515: what the card adds on one difficulty alone. */
  readonly wordsOn?: Readonly<Record<Difficulty, string>>;
}

export interface Minion {
  readonly id: MinionId;
  readonly name: string;
  /** One figure for each. */
  readonly bands: readonly string[];
  readonly hp: number;
  readonly move: number;
  readonly precision: number;
  readonly damage: number;
  readonly type: DamageType;
  readonly range: number;
  readonly vulnerable: DamageType;
  readonly mods?: readonly MinionMod[];
  readonly steps: Steps;
  readonly onDefeat: Steps;
  readonly words: string;
}

/** What is always true of a minion; `flies`: Difficult and Dangerous ground mean nothing to it. */
export type MinionMod =
  | { readonly mod: 'flies' }
  | { readonly mod: 'ignoreTokens'; readonly tokens: readonly ZoneToken[] }
  /** The attack of a hero beside an Ink Shade writes nothing on the Wanderer's cards. */
  | { readonly mod: 'blot' };

/** The letters of a map. */
export const MAP_LETTERS = {
  '.': 'open', P: 'pillar', S: 'shrine', T: 'statue', O: 'barrel', J: 'pot', h: 'hero start', B: 'boss', m: 'minion start', x: 'spawn square', d: 'trapdoor', D: 'doll', W: 'trough',
} as const;

export interface BattleMap {
  /** Twelve rows of twelve letters, from the north. */
  readonly rows: readonly string[];
  readonly walls: readonly WallName[];
  readonly zones: Readonly<Partial<Record<ZoneName, readonly ZoneToken[]>>>;
  readonly heroStarts: readonly SquareName[];
  readonly minionStarts: readonly { readonly minion: MinionId; readonly at: SquareName }[];
  /** In the order in which they are tried. */
  readonly spawnSquares: readonly SquareName[];
  readonly words: string;
  /** The Nine-Faced Actor: where figures enter, and the corners of the round stage. */
  readonly trapdoors?: readonly SquareName[];
  readonly revolve?: { readonly from: SquareName; readonly to: SquareName };
  /** Lady Kugi. */
  readonly dolls?: readonly { readonly hero: HeroId; readonly at: SquareName }[];
  /** The Devouring Night: what each Zone once was. */
  readonly zoneNames?: Readonly<Partial<Record<ZoneName, string>>>;
}

/** A figure of the boss at the start. */
export interface BossStart {
  readonly anchor: SquareName;
  readonly facing: 'N' | 'E' | 'S' | 'W';
  readonly brother?: BrotherId;
  readonly crest?: 'crane' | 'pine' | 'moon';
}

export interface FactChange {
  readonly fact: FactId;
  /** The fact is this hero's own. */
  readonly hero?: HeroId;
  readonly words: string;
  readonly steps: readonly SetupStep[];
}

/** Opened before the fight; a fact change names what of it is used. */
export interface SecretPack {
  readonly attacks: readonly AttackCard[];
  readonly wounds?: readonly WoundCard[];
  readonly items: readonly (PackItem | Relic)[];
  readonly rules?: readonly { readonly fact: FactId; readonly words: string }[];
}

/** Used once in a battle. */
export type PackItem = Omit<Consumable, 'kind'> & { readonly kind: 'item' };

/** What is left when a boss has fallen, and what its secret pack holds. */
export interface Spoils {
  readonly souls: Readonly<Record<Soul, number>>;
  readonly loot: readonly LootCard[];
  readonly items: SecretPack['items'];
}

export interface Boss {
  readonly id: string;
  readonly name: string;
  readonly chapter: number;
  readonly side: 1 | 2 | 3;
  readonly starts: readonly [BossStart, ...BossStart[]];
  readonly words: string;
  readonly card: { readonly basic: BasicAttack; readonly mods: readonly Mod[]; readonly words?: string };
  readonly attacks: readonly AttackCard[];
  /** In numerical order, never shuffled. */
  readonly events: readonly EventCard[];
  readonly wounds: readonly WoundCard[];
  readonly minions: readonly Minion[];
  readonly map: BattleMap;
  readonly factChanges: readonly FactChange[];
  readonly pack: SecretPack;
  readonly souls: Readonly<Record<Soul, number>>;
  readonly loot: readonly LootCard[];
  /** The rules of this boss alone, with the custom effects and mods that each of them explains. */
  readonly rules: readonly { readonly id: RuleId; readonly explains?: readonly (CustomId | ModId)[] }[];

  readonly newTokens?: readonly { readonly id: BossToken | 'poison'; readonly kind: 'difficult' | 'dangerous'; readonly words: string }[];
  readonly specialTokens?: readonly { readonly id: string; readonly name: string; readonly words: string }[];
  readonly newObjects?: readonly { readonly id: 'doll' | 'trough'; readonly name: string; readonly hp?: number; readonly words: string }[];
  /** The Nine-Faced Actor: the masks and the type each gives to all attacks. */
  readonly masks?: readonly { readonly id: string; readonly name: string; readonly type: DamageType }[];
  /** Gasha-O. */
  readonly limbs?: readonly {
    readonly id: LimbId; readonly name: string; readonly arc: Arc; readonly type: DamageType; readonly resists: readonly DamageType[]; readonly cards: readonly AttackCardId[];
  }[];
  /** Suzaku Harunobu: the stroke with which he answers; its type is the one answered, Threat goes to the hero attacked. */
  readonly answer?: { readonly name: string; readonly move: number; readonly precision: number; readonly damage: number; readonly range: number; readonly words: string };
}

