import type { Cards } from '@/engine/parts/cards/cards';
import type { Facing } from '@/engine/parts/grid/facing';

import type { BossId } from '../content/bosses';
import type { DestinyId } from '../content/destiny';
import type { Loadout } from '../content/kit';
import type { AttackCardId, Category, DamageType, EventId, HeroId, MinionId, ObjectKind } from '../content/terms';

export type Difficulty = 'easy' | 'standard' | 'hard';

/** What stands on the board: a base with a facing and its condition tokens (a set of bits, `conditions.ts`). */
export interface Figure {
  anchor: number;
  readonly side: number;
  facing: Facing;
  conditions: number;
}

export interface HeroState extends Figure {
  readonly hero: HeroId;
  /** A Comrade has no loadout; its `hp` is its Life Force, and it has no Stamina. */
  readonly loadout: Loadout | null;
  readonly noLuck: boolean;
  hp: number;
  maxHp: number;
  stamina: number;
  maxStamina: number;
  ki: number;
  yin: number;
  yang: number;
  /** What is left in the Flask. */
  charges: number;
  /** Turns until each skill of the loadout is ready again. */
  cooldowns: number[];
  ultimateUsed: boolean;
  /** The weapon of the last attack on the own turn and its printed type: what a Counterstrike needs. */
  primed: { weapon: number; type: DamageType } | null;
  /** Destiny cards in hand; the others are spent. Empty with dice. */
  destiny: DestinyId[];
}

export interface BossFigure extends Figure {
  /** Its place among the starts of the boss: which brother, which crest. */
  readonly start: number;
}

export interface MinionState extends Figure {
  readonly minion: MinionId;
  /** Which of the figures of its kind it is. */
  readonly band: number;
  hp: number;
}

export interface ObjectState {
  readonly kind: ObjectKind;
  square: number;
}

/** A slot of the Boss Attack Sequence. */
export type Slot = { readonly card: AttackCardId; readonly broken: boolean } | { readonly event: EventId } | null;

export interface BattleState {
  readonly boss: BossId;
  readonly difficulty: Difficulty;
  readonly level: number;
  round: number;
  readonly heroes: Record<HeroId, HeroState>;
  /** Initiative from the front of the line. */
  line: HeroId[];
  threat: HeroId;
  figures: BossFigure[];
  minions: MinionState[];
  objects: ObjectState[];
  /** The tokens of the sixteen Zones, each a set of bits (`field/zones.ts`). */
  zones: number[];
  /** What is left of the bar of the boss, and of the cubes of every Wound card. Those before `wound` are gone. */
  bossHp: number;
  cubes: number[];
  wound: number;
  decks: Record<Category, Cards<AttackCardId>>;
  discards: Record<Category, Cards<AttackCardId>>;
  sequence: Slot[];
  events: Cards<EventId>;
  eventDiscard: Cards<EventId>;
}

export const isStanding = ({ hp }: HeroState): boolean => hp > 0;
export const isComrade = ({ loadout }: HeroState): boolean => loadout === null;
