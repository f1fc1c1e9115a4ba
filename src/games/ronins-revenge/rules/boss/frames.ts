import type { Bare, Process } from '@/engine/decisions/frames';
import type { Facing } from '@/engine/parts/grid/facing';

import type { Steps } from '../../content/effects';
import type { Reach } from '../../content/kit';
import type { Arc, AttackCardId, DamageType, EventId, EventSlot, HeroId, LimbId } from '../../content/terms';
import type { ThreatTo } from '../../content/who';
import type { BossRef, EnemyRef, FigureRef } from '../refs';

/** Where a strike comes from. */
export type StrikeSource =
  | { readonly card: AttackCardId; readonly slot: number }
  | { readonly own: 'basic' | 'minion' | 'answer' | 'again' };

/** A strike as it is printed, or written by a hero (RR-602). */
export interface StrikeValues {
  readonly name: string;
  readonly precision: number;
  readonly damage: number;
  /** The type it has for everything: Counterstrikes and Powerful Strikes ask for it too. */
  readonly type: DamageType;
  readonly reach: Reach;
  readonly steps: Steps;
  readonly threat: ThreatTo;
  readonly cannotBeDodged?: true;
  readonly ignoresArmor?: true;
}

/** What the present target has done about it so far. */
export interface Defence {
  readonly hero: HeroId;
  /** From Stamina, dice, cards. */
  dodge: number;
  armor: number;
  /** It counts as dodged (RR-495). */
  auto: boolean;
  /** Flat reductions at step 4, and the most that is left after step 6. */
  reduce: number;
  atMost: number | null;
  /** A Comrade’s Yang, after everything else. */
  yang: number;
}

/** hit, dodged, or no longer reached (RR-273). */
export type StrikeOutcome = 'hit' | 'dodged' | 'gone';

export interface StrikeBody {
  readonly by: EnemyRef;
  readonly from: StrikeSource;
  readonly values: StrikeValues;
  /** Chosen in the target step (RR-508). */
  readonly target: HeroId;
  /** Where the strike is measured to, if not to the hero: the square of a doll (RR-566). */
  readonly through?: number;
  /** A card of a silent soul: weaker, without lines (RR-613). */
  readonly silent?: true;
  /** It strikes to the rear (RR-614). */
  readonly rearward?: true;
  /** The arc in which a ranged strike needs its target, if not in front; `any`: in none (RR-583). */
  readonly arc?: Arc | 'any';
  /** Fixed when the strike starts, in initiative order. A redirected strike has another one here. */
  targets: HeroId[];
  /** Where each of them stood when the strike started; −1: whoever took it for another, wherever it stands (RR-273). */
  spots?: number[];
  /** The targets done so far. */
  place: number;
  /** What became of the present target. */
  outcome: StrikeOutcome | null;
  hit: HeroId[];
  dodged: HeroId[];
  defence: Defence | null;
  /** Parts of defenders’ cards that wait until the Counterstrikes are done (RR-509). */
  later: { readonly hero: HeroId; readonly steps: Steps; readonly why: string }[];
  /** The attacker’s square and facing when it struck: the rest is resolved from there even if it is torn. */
  anchor: number;
  facing: Facing;
  /** The Wound card whose text it has, fixed with its first target (RR-511). */
  wound: number;
  /** Whom an Arc of this strike has taken HP from (RR-553). */
  arced: HeroId[];
  /** Its Threat line is left out (RR-523). */
  keepThreat?: true;
}

/** Who may turn one of these cards down before the Event is drawn, and by which rule. */
export interface TurnDown {
  readonly hero: HeroId;
  readonly by: 'calm' | 'word';
  readonly slots: readonly number[];
}

/** What goes on, on the side of the boss. */
export interface BossFrames {
  /** RR-309: the Event takes its slot. */
  eventReplacement: Process;
  bossPhase: Process<{ slot: number }>;
  slot: Process<{ readonly slot: number; hauled: boolean; lostBy: BossRef | null }>;
  bossEvent: Process<{ readonly event: EventId }>;
  /** An enemy walks to its place, turns and strikes. */
  strike: Process<StrikeBody & { readonly way: readonly number[] }>;
  minionPhase: Process<{ done: EnemyRef[] }>;
  /** One minion acts. `replaced`: it is gone, and another has come under its name. */
  minionTurn: Process<{ readonly minion: EnemyRef; replaced?: true }>;
  /** RR-371: what a new Wound card does when it is revealed. */
  revealWound: Process;
  /** Which slot does the Event take? */
  chooseSlot: { readonly hero: HeroId; readonly options: readonly EventSlot[] };

  /** A minion strikes from where it stands (RR-595). */
  guardStrike: Process<{ readonly minion: EnemyRef }>;

  // Chosen at the beginning, because of Facts
  chooseThreat: { readonly ki: number };
  startBeside: { readonly hero: HeroId };
  sleeveDoll: Bare;
  /** A card may be turned down before the Event is drawn. */
  turnDown: TurnDown;

  // Itoguruma
  web: { readonly hero: HeroId };
  refuseCocoon: { readonly hero: HeroId };
  // Funa-Kuro
  riverStep: Process<{ moves: { readonly who: FigureRef; readonly n: number }[] }>;
  sweep: Process<{ heroes: HeroId[]; readonly n: number }>;
  fare: { readonly hero: HeroId; readonly n: number; readonly otherwise: Steps; readonly why: string };
  // Lady Kugi
  dollLoss: { readonly hero: HeroId; readonly n: number };
  // Gasha-O
  chooseSide: { readonly hero: HeroId; readonly arcs: readonly Arc[] };
  /** Kugi’s Last Nail, when a limb has broken. */
  nailLimb: { readonly hero: HeroId; readonly limb: LimbId };
  // Suzaku Harunobu
  chooseGuard: { readonly hero: HeroId };
  /** A Village Bannerman may walk; may take a blow (RR-598). */
  villageMove: { readonly place: number };
  takeCover: { readonly hero: HeroId };
  // The Devouring Night
  bites: Process<{ zones: number[]; readonly eat: boolean; castOut: HeroId[] }>;
  saveZone: { readonly zone: number };
  intoTheMouth: { readonly hero: HeroId };
  // The Nine-Faced Actor
  keepLooking: { readonly hero: HeroId };
  readFigure: { readonly hero: HeroId };
  // The Fifth Wanderer
  chooseWriting: { readonly hero: HeroId; readonly slot: number };
}
