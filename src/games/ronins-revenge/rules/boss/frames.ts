import type { Process } from '@/engine/decisions/frames';
import type { Facing } from '@/engine/parts/grid/facing';

import type { Steps } from '../../content/effects';
import type { Reach } from '../../content/kit';
import type { AttackCardId, DamageType, EventId, HeroId } from '../../content/terms';
import type { EnemyRef } from '../refs';

/** Where a strike comes from. */
export type StrikeSource = { readonly card: AttackCardId } | { readonly event: EventId } | { readonly own: 'basic' | 'minion' | 'answer' };

/** The numbers of a strike as they were when its first target was resolved (RR-511). */
export interface StrikeValues {
  readonly name: string;
  readonly precision: number;
  readonly damage: number;
  /** The printed type: what Counterstrikes and Powerful Strikes ask for. */
  readonly type: DamageType;
  readonly reach: Reach;
  readonly steps: Steps;
  readonly cannotBeDodged: boolean;
  readonly ignoresArmor: boolean;
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

export interface StrikeBody {
  readonly by: EnemyRef;
  readonly from: StrikeSource;
  readonly values: StrikeValues;
  /** Chosen in the target step (RR-508). */
  readonly target: HeroId;
  /** Fixed when the strike starts, in initiative order. A redirected strike has another one here. */
  targets: HeroId[];
  /** The targets done so far. */
  place: number;
  hit: HeroId[];
  dodged: HeroId[];
  defence: Defence | null;
  /** Parts of defenders’ cards that wait until the Counterstrikes are done (RR-509). */
  later: { readonly hero: HeroId; readonly steps: Steps; readonly why: string }[];
}

/** What goes on, on the side of the boss. */
export interface BossFrames {
  /** RR-309: the Event takes its slot. */
  eventReplacement: Process;
  bossPhase: Process<{ slot: number }>;
  /** An enemy walks to its place, turns and strikes. */
  strike: Process<StrikeBody & { readonly way: readonly number[]; readonly facing: Facing }>;
  minionPhase: Process<{ done: EnemyRef[] }>;
  /** RR-371: what a new Wound card does when it is revealed. */
  revealWound: Process;
}
