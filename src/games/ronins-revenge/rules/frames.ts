import type { Process } from '@/engine/decisions/frames';
import type { Facing } from '@/engine/parts/grid/facing';

import type { DestinyId } from '../content/destiny';
import type { Step, Steps } from '../content/effects';
import type { Cost } from '../content/kit';
import type { Category, DamageType, HeroId } from '../content/terms';
import type { FlatChange } from './damage/combat';
import type { Force } from './field/forced';
import type { EnemyRef, FigureRef, TargetRef } from './refs';

/** Why somebody loses HP, and who is praised for it (RR-510). */
export interface Cause {
  readonly why: 'attack' | 'effect' | 'terrain' | 'cost' | 'rule';
  /** The hero whose attack, push or Special it was. */
  readonly credit?: HeroId;
  /** Who did it, where somebody did. */
  readonly by?: FigureRef;
}

/** Which attack of a hero: a weapon's, a Comrade's. */
export type AttackChoice =
  | { readonly weapon: 0 | 1; readonly attack: 0 | 1 }
  | { readonly pad: 'light' | 'heavy'; readonly type: DamageType };

/** Main Action; one more in the same turn; answer to an enemy. */
export type AttackKind = 'main' | 'extra' | 'counter';

/** A target as it stood when the attack was aimed (RR-203). */
export interface Aimed {
  readonly ref: TargetRef;
  readonly flanked: boolean;
  /** From High Ground at a target that is not on it. */
  readonly high: boolean;
  /** The arcs of the target in which the attacker stands, as bits: front 1, right 2, rear 4, left 8. */
  readonly arcs: number;
  /** What cards and rules make of the type: 1 Vulnerable, −1 Resistant, 0 neither. Tokens are read when the blow lands. */
  readonly weak: number;
  /** Whatever a boss of its own needs to remember of this moment. */
  readonly note?: string;
}

/** Everything that is fixed when an attack is aimed. */
export interface Snapshot {
  /** The printed condition of the passive holds. */
  readonly passive: boolean;
  /** The boss card that will be taken is Broken by this attack (RR-297). */
  readonly breaks: boolean;
  /** The Wound card that was active: the attack has what it gives, even if it ends it (RR-511, RR-632). */
  readonly wound: number;
}

/** What the dice or the Destiny card gave. */
export interface Fortune {
  readonly black?: number;
  readonly white?: number;
  readonly card?: DestinyId;
  readonly dmg: number;
  readonly yin: number;
  readonly yang: number;
  special: number;
}

/** A hero's attack, from the payment to the boss card (RR-199 … RR-209). */
export interface AttackBody {
  readonly by: HeroId;
  readonly choice: AttackChoice;
  readonly as: AttackKind;
  /** Nothing in Stamina is paid (a Counterstrike, a free attack). */
  readonly free: boolean;
  /** Stamina beyond the printed cost. */
  readonly more: number;
  /** The way of the card’s own movement. */
  readonly way: readonly number[];
  readonly facing: Facing;
  /** A rule of the boss may put others in their place (RR-594). */
  aim: readonly TargetRef[];
  readonly category: Category;
  readonly type: DamageType;
  targets: Aimed[];
  snapshot: Snapshot | null;
  fortune: Fortune | null;
  /** Whatever changes the damage of this attack alone. */
  flats: FlatChange[];
  /** The target whose turn it is. */
  place: number;
  /** Special symbols still to be used after the attack. */
  specials: number;
  /** Lines that wait until the attack is done. */
  after: Step[];
  /** Condition tokens used up by it. */
  used: boolean;
  cubesRemoved: number;
  minionsDefeated: number;
  /** Damage the boss took. */
  dealt: number;
}

/** What a line is read against. */
export interface LineContext {
  /** Who acts: `self`, the source of pushes, the one distances are measured from. */
  readonly by: FigureRef;
  /** Whom “target” means. */
  readonly target?: FigureRef;
  /** Whom “attacker” means. */
  readonly attacker?: FigureRef;
  /** The card, for the reader. */
  readonly why: string;
  /** A hero’s attack or Special Ability: it is praised for what falls (RR-510). */
  readonly credit?: HeroId;
}

/** How a figure comes over the ground. */
export type Gait = 'move' | 'card' | 'forced' | 'boss' | 'minion';

export type WindowName = 'enemyTargeted' | 'beforeDamage' | 'afterHit' | 'attackModifiers' | 'wouldFall' | 'eventReplacement' | 'startOfRound' | 'endOfRound';

/** What goes on, on the side of the heroes. */
export interface HeroFrames {
  /** The whole battle: places, rounds. */
  battle: Process;
  /** Heroes take their places (RR-102, RR-103). */
  places: { changes: number };
  round: Process<{ turn: number }>;
  /** One turn, from its start to its end. */
  heroTurn: Process<{
    readonly hero: HeroId;
    /** The Move is done. */
    moved: boolean;
    /** The Main Action is done. */
    acted: boolean;
    /** It walked at least one square. */
    walked: boolean;
    /** The one Dangerous entry that is ignored each turn is used. */
    sheltered: boolean;
  }>;
  /** A fallen hero may revive (RR-383). */
  revive: { readonly hero: HeroId };
  /** The free moment between the parts of a turn. */
  turn: { readonly hero: HeroId };
  /** A skill, ultimate or item, and, for a Special Action, its boss card. */
  cardUse: Process<{ readonly hero: HeroId; readonly card: string; readonly at: WindowName | 'turn'; readonly about: HeroId | null }>;
  /** Rest: its gain, the Flask, the boss card. */
  rest: Process<{ readonly hero: HeroId; readonly choice: 'A' | 'B'; readonly flask: boolean; readonly reviving: boolean }>;

  attack: Process<AttackBody>;
  /** Without luck: a card for the attack? */
  destiny: { readonly hero: HeroId };
  /** The last moment before the damage (step 7). */
  attackModifiers: { readonly hero: HeroId };
  /** A Special symbol after the attack. */
  special: { readonly hero: HeroId };
  /** An attack that a card gives. */
  extraAttack: { readonly hero: HeroId; readonly category: Category };

  /** A figure walks, is pushed, or is put somewhere, square by square. */
  walk: Process<{ readonly who: FigureRef; readonly way: readonly number[]; at: number; readonly gait: Gait; readonly cause: Cause; readonly facing?: Facing; from?: number }>;
  /** A hero would fall: somebody may prevent it (RR-354). */
  hurt: Process<{ readonly who: HeroId; n: number; readonly cause: Cause; prevented: boolean }>;

  /** Lines of a card, one after the other. */
  lines: Process<LineContext & {
    readonly steps: Steps;
    at: number;
    /** Whom the line before chose; `aimed`: the present line has just been answered. */
    same: FigureRef | null;
    zone: number | null;
    aimed: boolean;
    crossed: EnemyRef[];
  }>;
  /** Which figure does the line mean? */
  chooseFigure: { readonly hero: HeroId; readonly options: readonly FigureRef[]; readonly words: string; readonly optional: boolean };
  chooseZone: { readonly hero: HeroId; readonly options: readonly number[]; readonly words: string };
  chooseResource: { readonly hero: HeroId; readonly of: readonly ('stamina' | 'ki' | 'yin' | 'yang')[]; readonly n: number; readonly why: string };
  chooseType: { readonly hero: HeroId; readonly figure: FigureRef; readonly name: 'vulnerable' | 'resistant'; readonly of: readonly DamageType[] };
  chooseCondition: { readonly hero: HeroId; readonly figure: HeroId };
  cardMove: { readonly hero: HeroId; readonly n: number; readonly straight: boolean; readonly through: boolean; readonly why: string };
  /** Somebody is pushed or pulled. */
  shove: Process<{ readonly force: Force; readonly source: FigureRef; readonly target: FigureRef; readonly n: number; readonly cause: Cause }>;
  /** How far a hero’s push or pull goes (RR-175). */
  force: { readonly hero: HeroId; readonly force: Force; readonly target: FigureRef; readonly way: readonly number[]; readonly cause: Cause };
  /** A hero may pay to stay where it is. */
  holdGround: { readonly hero: HeroId; readonly cost: Cost; readonly way: readonly number[]; readonly cause: Cause };

  /** One hero after the other may interrupt, until all have passed (RR-272). */
  window: Process<{ readonly at: WindowName; readonly about: HeroId | null; place: number; anyUsed: boolean }>;
  interrupt: { readonly hero: HeroId; readonly at: WindowName; readonly about: HeroId | null };

  /** The present target of the strike below defends itself (RR-339 … RR-341). */
  defence: Process<{ readonly hero: HeroId }>;
  defend: { readonly hero: HeroId };
  /** The present target is hit: the window before the damage, then the damage (RR-344, RR-345). */
  hit: Process<{ readonly hero: HeroId }>;
  /** It may set its facing before Counterstrikes. */
  reface: { readonly hero: HeroId };
  /** Those whom the strike below was meant for may answer, one after the other. */
  counterstrikes: Process<{ readonly heroes: readonly HeroId[]; place: number; readonly enemy: EnemyRef; readonly type: DamageType }>;
  counter: { readonly hero: HeroId; readonly enemy: EnemyRef; readonly type: DamageType };
}
