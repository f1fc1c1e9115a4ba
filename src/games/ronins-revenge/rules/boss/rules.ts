import type { AttackCard } from '../../content/boss';
import type { CustomCall, CustomId } from '../../content/customs';
import type { AttackCardId, DamageType, HeroId, MinionId, SoulName } from '../../content/terms';
import type { ThreatTo } from '../../content/who';
import type { Force } from '../field/forced';
import type { AttackBody, Cause, LineContext } from '../frames';
import type { FigureRef, TargetRef } from '../refs';
import type { BattleState, BossFigure, MinionState, Written } from '../state';
import type { Play } from '../world';
import type { StrikeBody, StrikeSource, TurnDown } from './frames';
import type { Plan } from './plan';
import type { Reading } from './reading';
import { ownRules } from './own';

/** Something a boss’s own rule lets a hero do between the parts of its turn (RR-524, RR-561 …). */
export interface BossAction {
  readonly id: string;
  /** A square, a hero: whatever the rule needs; '' where it needs nothing. */
  readonly target: string;
  readonly label: string;
  readonly help?: string;
}

/** A custom line of one kind: what it does when an enemy's card says so. */
export type CustomRule<I extends CustomId> = (run: Play, call: Extract<CustomCall, { readonly id: I }>, context: LineContext) => void;
export type CustomRules = { readonly [I in CustomId]?: CustomRule<I> };

/**
 * Where the rules of a single boss come into the course of a battle. All are optional; each is called in exactly one
 * place. What they call comes before anything else goes on.
 */
export interface BossRules extends CourseRules, CardRules, HarmRules, StrikeRules, NumberRules, ShownRules {
  readonly customs?: CustomRules;
}

/** The round and the turns of heroes. */
interface CourseRules {
  /** Start of Round, after Facts and Wound card; `last`: after everything else of that moment. */
  roundBegins?(run: Play): void;
  roundBeginsLast?(run: Play): void;
  /** End of round: before, and after, all other end-of-round effects. */
  roundEndsFirst?(run: Play): void;
  roundEndsLast?(run: Play): void;
  /** After the last hero turn, before the Event is drawn. */
  heroTurnsOver?(run: Play): void;
  /** After slot 4, before and after the terrain under the boss (RR-324). */
  slotsOver?(run: Play): void;
  bossTurnOver?(run: Play): void;
  /** A hero’s turn, after Stamina and cooldowns, if it stood when the turn began (RR-120, RR-521); the end of the turn, before terrain (RR-126). */
  turnBegins?(run: Play, hero: HeroId): void;
  turnEnds?(run: Play, hero: HeroId): void;
  /** It makes no voluntary movement and no attack; its Main Action is Rest. */
  isBound?(state: BattleState, hero: HeroId): boolean;
  /** Standing heroes in [n] of the boss on the side of one of its souls. */
  heroesOnSide?(state: BattleState, soul: SoulName, n: number): readonly HeroId[];
  /** Squares with something of this boss that heroes may strike, such as a lying doll; and what a blow does to it. */
  things?(state: BattleState): readonly number[];
  strikeThing?(run: Play, square: number, damage: number, attack: AttackBody): void;
  /** No attack of a hero goes farther than this (RR-589). */
  farthestAttack?(state: BattleState): number | undefined;
  carriesDoll?(state: BattleState, hero: HeroId): boolean;
  /** HP that heroes may still lose through things of this boss on the map: whoever weighs a position counts them against it. */
  debt?(state: BattleState): number;
  /** Change of the Movement value. */
  movement?(state: BattleState, hero: HeroId): number;
  actions?(state: BattleState, hero: HeroId): readonly BossAction[];
  act?(run: Play, hero: HeroId, action: BossAction): void;
  /** Why an item of this boss cannot be used now, though its window is open (RR-634); undefined: it can. */
  whyNotItem?(state: BattleState, item: string): readonly [rule: string, words: string] | undefined;
  /** A minion acts by a rule of its own; false: as all do. */
  minionActs?(run: Play, minion: MinionState): boolean;
  /** Whether a minion of this kind may be placed; told that it would be. */
  mayPlace?(state: BattleState, minion: MinionId): boolean;
  /** A card has gone to this slot. */
  cardTaken?(run: Play, slot: number, hero: HeroId): void;
  /** What follows when an attack or an effect is over, before Wound cards are revealed. */
  effectOver?(run: Play): void;
}

/** Attack cards: what they read, who plays them, whom they strike. */
interface CardRules {
  /** Any of its figures plays a card: the one that needs the fewest steps (RR-545). */
  readonly anyFigureActs?: true;
  /** The figure that stands for the boss where a text needs a place and nobody acts. */
  spokesman?(state: BattleState): BossFigure | undefined;
  /** What a card takes from the attack that pulls it (RR-601). */
  written?(state: BattleState, card: AttackCard, attack: AttackBody): Written | undefined;
  /** The hero who is struck through a doll, and where that lies (RR-566). */
  nearDoll?(state: BattleState): { readonly target: HeroId; readonly through: number } | undefined;
  /** What a card or a Basic Attack reads when its moment has come. */
  reads?(state: BattleState, reading: Reading): Reading;
  /** No place allows the attack: another plan (RR-583). */
  otherwise?(state: BattleState, reading: Reading): Plan | undefined;
  /** No place allows the attack: what comes first, before it looks for one again (RR-536). Says whether something came. */
  haul?(run: Play, reading: Reading): boolean;
  /** A card was discarded because its figure could not attack (RR-323). */
  cardLost?(run: Play, figure: BossFigure): void;
  /** The lines of the card are skipped (RR-613). */
  isSilent?(state: BattleState, card: AttackCard): boolean;
  /** A Wound card has become active and is about to do what it does when revealed. */
  woundRevealed?(run: Play, order: number): void;
  /** Cards that a hero may turn down before the Event is drawn (RR-557, RR-609). */
  mayTurnDown?(state: BattleState): TurnDown | undefined;
  /** Whether a card that leaves the Sequence is put aside rather than discarded. */
  setAside?(state: BattleState, card: AttackCardId): boolean;
}

/** Attacks of heroes. */
interface HarmRules {
  /** Step 5, before the snapshot is taken: other targets than those aimed at. */
  aimed?(run: Play, attack: AttackBody): void;
  /** What the snapshot keeps of a figure that is struck: the limb, the soul, the doll. */
  note?(state: BattleState, figure: BossFigure, attack: AttackBody): string | undefined;
  /** Before step 9; at the end of step 9; after step 11 (an extra attack, a Counterstrike: at its end). */
  attackLanded?(run: Play, attack: AttackBody): void;
  attackGained?(run: Play, attack: AttackBody): void;
  attackOver?(run: Play, attack: AttackBody): void;
  /** Where the card is Vulnerable for this attack, if not where it is printed; null: nowhere. */
  vulnerability?(state: BattleState, card: AttackCard, figure: BossFigure, attack: AttackBody): DamageType | null | undefined;
  /** Vulnerable or Resistant by a text that is always there (RR-216). */
  vulnerable?(state: BattleState, figure: BossFigure, attack: AttackBody): boolean;
  resistant?(state: BattleState, figure: BossFigure, attack: AttackBody): boolean;
  /** Resistant also to damage that is no attack (RR-525). */
  lastingResistance?(state: BattleState, figure: BossFigure, type: DamageType): boolean;
  /** Whether a figure is paper (RR-541); `perhaps`: nobody who sees this can know. */
  paper?(state: BattleState, figure: BossFigure): 'surely' | 'perhaps' | undefined;
  /** The figure is torn instead of being hurt (RR-541). */
  tears?(run: Play, figure: BossFigure, cause: Cause): boolean;
  /** The bars are kept in another way (RR-611); returns the cubes removed. */
  takesFromBars?(run: Play, n: number, cause: Cause): number;
  /** The boss has lost HP. */
  bossHurt?(run: Play, figure: BossFigure | undefined, n: number, cause: Cause, cubes: number): void;
  /** The square off the ground into which somebody who was forced along this way would be forced next; and what happens then (RR-626). */
  brink?(state: BattleState, force: Force, source: FigureRef, target: FigureRef, way: readonly number[]): number | undefined;
  overTheBrink?(run: Play, who: FigureRef, cause: Cause): void;
  /** A hero has broken a Pot. */
  potBroken?(run: Play, square: number): void;
  /** A hero has lost HP, has fallen. */
  heroHurt?(run: Play, hero: HeroId, n: number, cause: Cause): void;
}

/** Strikes of enemies. */
interface StrikeRules {
  /** Further targets (RR-566). */
  moreTargets?(state: BattleState, strike: StrikeBody): readonly HeroId[];
  /** Whoever strikes was torn or stopped on its way (RR-545). */
  stoppedOnTheWay?(run: Play, strike: StrikeBody): void;
  /** When all targets are done, before Counterstrikes. */
  beforeCounter?(run: Play, strike: StrikeBody): void;
  cannotDodge?(state: BattleState, strike: StrikeBody, hero: HeroId): boolean;
  /** A hero is about to be struck: before its own window (RR-598). */
  targeted?(run: Play, strike: StrikeBody, hero: HeroId): void;
  /** After the Counterstrikes and before the Threat line; after it. */
  strikeEnds?(run: Play, strike: StrikeBody): void;
  strikeOver?(run: Play, strike: StrikeBody): void;
  /** What a Threat line really says. */
  threatTo?(state: BattleState, to: ThreatTo, from: StrikeSource): ThreatTo;
}

/** What it adds to the Damage of a strike, and conditions that only texts of this boss know. */
interface NumberRules {
  chorus?(state: BattleState, strike: StrikeBody): number;
  oldWound?(state: BattleState, strike: StrikeBody, hero: HeroId): number;
  perDoll?(state: BattleState, strike: StrikeBody): number;
  isWritten?(state: BattleState, strike: StrikeBody): boolean;
  isUnspent?(state: BattleState, strike: StrikeBody): boolean;
  /** The hero is in [1] of the brother who does not strike. */
  onTheAnvil?(state: BattleState, attacker: FigureRef, hero: HeroId): boolean;
  /** The brothers stood together at the snapshot, as it notes. */
  areWelded?(note: string | undefined): boolean;
  /** A blow of a hero finds the true figure unguarded, or a side without its limb. */
  isOpenCast?(state: BattleState, target: TargetRef, arcs: number): boolean;
  isOpenSide?(state: BattleState, target: TargetRef, note: string | undefined): boolean;
}

/** What a table shows of it. */
interface ShownRules {
  tide?(state: BattleState): number;
  guard?(state: BattleState): readonly DamageType[];
  /** Squares in which lightning will strike. */
  lightning?(state: BattleState): readonly number[];
}

/** The rules of the boss of this battle. */
export const bossRules = (state: Pick<BattleState, 'boss'>): BossRules => ownRules(state.boss);
