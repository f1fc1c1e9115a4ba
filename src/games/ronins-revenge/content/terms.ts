import type { Arc } from '@/engine/parts/grid/facing';

/** The words of the rule book that tables and rules share. */

export const DAMAGE_TYPES = ['slashing', 'piercing', 'crushing', 'mystic'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Light, Heavy, Special: the kind of an attack and the boss deck it pulls from. */
export const CATEGORIES = ['L', 'H', 'S'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CLASSES = ['samurai', 'ninja', 'ronin', 'monk'] as const;
export type HeroClass = (typeof CLASSES)[number];

export const HERO_IDS = ['takahiro', 'sayaka', 'kosuke', 'kensho'] as const;
export type HeroId = (typeof HERO_IDS)[number];

/** What the player of a hero spends: tokens, and Stamina. */
export type Resource = 'stamina' | 'ki' | 'yin' | 'yang';

export type Soul = 'crimson' | 'azure' | 'jade' | 'violet';
export const SOULS = ['crimson', 'azure', 'jade', 'violet'] as const satisfies readonly Soul[];

/** Conditions that come without a damage type, and those that name one. */
export type PlainCondition = 'weakened' | 'empowered' | 'slowed' | 'hastened';
export type TypedCondition = 'vulnerable' | 'resistant';

/** A condition token as a text gives it; `oneOf`: the player chooses. */
export type ConditionToken =
  | { readonly name: PlainCondition }
  | { readonly name: TypedCondition; readonly dtype: DamageType | { readonly oneOf: readonly DamageType[] } };

/** Zone tokens. High and Difficult ground, four kinds of Dangerous ground, and what single bosses bring. */
export type ZoneToken = 'high' | 'difficult' | DangerousToken | BossToken;
export type DangerousToken = 'fire' | 'poison' | 'spikes' | 'corruption';
export type BossToken = 'web' | 'flood' | 'bones' | 'gnawed';

/** What stands on a square and is no figure. */
export type ObjectKind = 'shrine' | 'barrel' | 'pot' | 'statue' | 'pillar' | 'trough';

export type MinionId =
  | 'chainWretch' | 'emberCrow' | 'threadling' | 'voiceHusk' | 'drownedFare' | 'pilotLight' | 'blackStagehand' | 'lanternMoth'
  | 'sparkKit' | 'thunderDrum' | 'pinSparrow' | 'shearHand' | 'slagImp' | 'chainSapling' | 'bonePilgrim' | 'suzakuBannerman'
  | 'keepArcher' | 'inkShade' | 'barWarden' | 'strayRay' | 'hungerMote' | 'wickEater';

/** One of the Iron Brothers. */
export type BrotherId = 'aka' | 'ao';
/** A part of Gasha-O, by the arc it guards. */
export type LimbId = 'jaw' | 'reapingArm' | 'train' | 'pleadingHand';
/** One of the two souls of the Caged Dawn. */
export type SoulName = 'night' | 'dawn';

/** A named flag of the campaign. */
export type FactId = string;

export type AttackCardId = `${Category}-${number}`;
export type EventId = `E-${number}`;
export type WoundId = `W-${number}`;
export type RuleId = `RR-${number}`;
export type EventSlot = 1 | 2 | 3 | 4;

export const DIFFICULTIES = ['easy', 'standard', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The side of a battlefield in squares, and of a Zone. */
export const FIELD = 12;
export const ZONE = 3;

type Row = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';
type Column = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** "C5": row C from the north, column 5 from the west. */
export type SquareName = `${Row}${Column}`;
/** "Z23": the second row and third column of Zones. */
export type ZoneName = `Z${1 | 2 | 3 | 4}${1 | 2 | 3 | 4}`;
const ZONE_PLACES = [1, 2, 3, 4] as const;
/** All Zones, row by row from the north-west. */
export const ZONE_NAMES: readonly ZoneName[] = ZONE_PLACES.flatMap((row) => ZONE_PLACES.map((column): ZoneName => `Z${row}${column}`));
/** The edge between two squares that share it. */
export type WallName = `${SquareName}|${SquareName}`;

export type { Arc };
