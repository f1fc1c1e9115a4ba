import type { Frames } from '@/engine/decisions/frames';
import type { Cards } from '@/engine/parts/cards/cards';
import type { Facing } from '@/engine/parts/grid/facing';

import type { BossId } from '../content/roster';
import type { Mod } from '../content/bossMods';
import type { DestinyId } from '../content/destiny';
import type { BuffStat, BuffUntil, Steps } from '../content/effects';
import type { Loadout, Reach } from '../content/kit';
import type { AttackCardId, Category, DamageType, Difficulty, EventId, FactId, HeroId, MinionId, ObjectKind, WoundId } from '../content/terms';
import type { BossExtra } from './boss/extra';
import type { BossFrames } from './boss/frames';
import type { HeroFrames } from './frames';

export { DIFFICULTIES, type Difficulty } from '../content/terms';

/** What stands on the board: a base with a facing and its condition tokens (a set of bits, `conditions.ts`). */
export interface Figure {
  anchor: number;
  readonly side: number;
  facing: Facing;
  conditions: number;
}

/** What a hero has for a while. the last three are cards with a rule of their own. */
export interface Buff {
  readonly stat: BuffStat | 'shadowPartner' | 'wolfHour' | 'wallStep';
  n: number;
  readonly until: BuffUntil;
  /** The card it comes from, for the reader. */
  readonly why: string;
}

/** What waits for the next attack of this turn. */
export interface NextAttack {
  readonly dmg: number;
  readonly triggerSpecial: number;
  readonly after: Steps;
  readonly why: string;
}

export interface HeroState extends Figure {
  readonly hero: HeroId;
  /** Who plays it. */
  readonly seat: number;
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
  primed: { readonly weapon: number; readonly type: DamageType } | null;
  /** Destiny cards in hand; the others are spent. Empty with dice. */
  destiny: DestinyId[];
  buffs: Buff[];
  next: NextAttack[];
  /** It did not move on its last own turn (RR-514). */
  still: boolean;
  /** Consumables, and relics that work once in a battle: what is used leaves the list. */
  items: string[];
  /** What it has taken from the boss in this battle: for the last page. */
  dealt: number;
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
export type Slot = { readonly card: AttackCardId; broken: boolean; readonly written?: Written } | { readonly event: EventId } | null;

/** What a card has taken from the attack that pulled it (RR-601). */
export interface Written {
  readonly by: HeroId;
  readonly type?: DamageType;
  readonly reach?: Reach;
}

/** What the story adds at the start of some rounds. */
export interface RoundStart {
  readonly rounds: readonly number[];
  readonly steps: Steps;
}

export type BattleFrame = Frames<HeroFrames & BossFrames>;

export interface BattleState {
  readonly boss: BossId;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly seats: number;
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
  readonly wounds: WoundId[];
  cubes: number[];
  wound: number;
  /** Wound cards whose “when revealed” has not happened yet (RR-371). */
  reveals: number;
  /** Wound cards that everybody may read before they are active, as bits. */
  publicWounds: number;
  decks: Record<Category, Cards<AttackCardId>>;
  discards: Record<Category, Cards<AttackCardId>>;
  /** All attack cards of this set-up: what lies somewhere (RR-293). */
  readonly attackSet: AttackCardId[];
  sequence: Slot[];
  events: Cards<EventId>;
  eventDiscard: Cards<EventId>;
  /** All Events of this set-up, in order: what a rebuilt deck is made of (RR-507). */
  readonly eventSet: EventId[];
  /** The Event deck is rebuilt at the end of this round. */
  rebuild: boolean;

  // What the story brings
  readonly facts: FactId[];
  readonly mods: Mod[];
  readonly roundStarts: RoundStart[];
  /** Squares on which up to so many heroes may start instead. */
  altStarts: { readonly squares: readonly number[]; readonly max: number } | null;
  /** Items anybody may use; a used one leaves the list. */
  partyItems: string[];

  /** What a single boss needs beyond all this. */
  extra: BossExtra;
  result: 'won' | 'lost' | null;
  frames: BattleFrame[];
}

/** The hero of this name. Comparing four names takes a fraction of what `heroes[id]` does, which looks it up: for what is asked with every step. */
export const heroOf = (heroes: BattleState['heroes'], id: HeroId): HeroState =>
  (id === 'takahiro' ? heroes.takahiro : id === 'sayaka' ? heroes.sayaka : id === 'kosuke' ? heroes.kosuke : heroes.kensho);

export const isStanding = ({ hp }: Pick<HeroState, 'hp'>): boolean => hp > 0;
export const isComrade = ({ loadout }: Pick<HeroState, 'loadout'>): boolean => loadout === null;
/** Nothing goes on any more. */
export const isOver = ({ result }: Pick<BattleState, 'result'>): boolean => result !== null;
