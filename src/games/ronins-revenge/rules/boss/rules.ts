import type { HeroId } from '../../content/terms';
import type { AttackBody, Cause } from '../frames';
import type { BattleState } from '../state';
import type { Play } from '../world';

/** Something a boss’s own rule lets a hero do between the parts of its turn (RR-524, RR-561 …). */
export interface BossAction {
  readonly id: string;
  /** A square, a hero: whatever the rule needs; '' where it needs nothing. */
  readonly target: string;
  readonly label: string;
  readonly help?: string;
}

/**
 * Where the rules of a single boss come into the course of a battle. All are optional; each is called in exactly one
 * place. What they call comes before anything else goes on.
 */
export interface BossRules {
  /** Start of Round, after Facts and Wound card; `last`: after everything else of that moment. */
  roundBegins?(run: Play): void;
  roundBeginsLast?(run: Play): void;
  /** End of round: before, and after, all other end-of-round effects. */
  roundEndsFirst?(run: Play): void;
  roundEndsLast?(run: Play): void;
  /** After the last hero turn, before the Event is drawn. */
  heroTurnsOver?(run: Play): void;
  /** A standing hero’s turn, after Stamina and cooldowns (RR-120); its end, before terrain (RR-126). */
  turnBegins?(run: Play, hero: HeroId): void;
  turnEnds?(run: Play, hero: HeroId): void;
  /** It makes no voluntary movement and no attack; its Main Action is Rest. */
  isBound?(state: BattleState, hero: HeroId): boolean;
  carriesDoll?(state: BattleState, hero: HeroId): boolean;
  /** Change of the Movement value. */
  movement?(state: BattleState, hero: HeroId): number;
  actions?(state: BattleState, hero: HeroId): readonly BossAction[];
  act?(run: Play, hero: HeroId, action: BossAction): void;
  /** Step 5, before the snapshot is taken: other targets than those aimed at. */
  aimed?(run: Play, attack: AttackBody): void;
  /** Before step 9; at the end of step 9; after step 11 (an extra attack, a Counterstrike: at its end). */
  attackLanded?(run: Play, attack: AttackBody): void;
  attackGained?(run: Play, attack: AttackBody): void;
  attackOver?(run: Play, attack: AttackBody): void;
  /** A hero has lost HP, has fallen. */
  heroHurt?(run: Play, hero: HeroId, n: number, cause: Cause): void;
}

const PLAIN: BossRules = {};

/** The rules of the boss of this battle. */
export const bossRules = (_state: BattleState): BossRules => PLAIN;
