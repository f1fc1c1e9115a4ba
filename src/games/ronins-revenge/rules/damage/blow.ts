import type { DamageType, HeroId } from '../../content/terms';
import type { AttackBody, Aimed } from '../frames';
import type { Defence, StrikeBody } from '../boss/frames';
import type { EnemyRef, TargetRef } from '../refs';
import type { BattleState } from '../state';

/** One attack on one target: whatever a number of it may depend on. */
export type Blow = HeroBlow | EnemyBlow;

/** A hero strikes. */
export interface HeroBlow {
  readonly side: 'hero';
  readonly state: BattleState;
  readonly attacker: HeroId;
  readonly target: TargetRef;
  readonly type: DamageType;
  readonly attack: AttackBody;
  readonly aimed: Aimed;
}

/** The boss or a minion strikes. */
export interface EnemyBlow {
  readonly side: 'enemy';
  readonly state: BattleState;
  readonly attacker: EnemyRef;
  readonly target: HeroId;
  readonly type: DamageType;
  readonly strike: StrikeBody;
  /** Absent: nothing has been declared yet. */
  readonly defence: Defence | null;
}
