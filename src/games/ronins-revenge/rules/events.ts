import type { GameEvent } from '@/engine/game';
import type { Line } from '@/engine/hooks/language';
import type { Facing } from '@/engine/parts/grid/facing';

import type { DestinyId } from '../content/destiny';
import type { Category, DamageType, HeroId, Resource, ZoneToken, ObjectKind } from '../content/terms';
import type { BossEvent } from './boss/events';
import type { ConditionName } from './conditions';
import type { AttackChoice, AttackKind, Gait, Cause } from './frames';
import type { FigureRef, TargetRef } from './refs';
import type { Buff } from './state';

/** What happened, for the log, the animation, the haptics and the sound. Numbers are what was really paid, lost and gained. */
type HeroEvent =
  | { readonly type: 'battleBegan' }
  | { readonly type: 'placesTaken' }
  | { readonly type: 'placeChanged'; readonly hero: HeroId; readonly square: number }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'roundEnded'; readonly round: number; readonly line: readonly HeroId[] }
  | { readonly type: 'turnBegan'; readonly hero: HeroId }
  | { readonly type: 'turnEnded'; readonly hero: HeroId }
  | { readonly type: 'turnMissed'; readonly hero: HeroId }

  // Movement
  | { readonly type: 'moved'; readonly hero: HeroId; readonly way: readonly number[]; readonly bought: number }
  | { readonly type: 'stepped'; readonly who: FigureRef; readonly from: number; readonly square: number; readonly gait: Gait }
  | { readonly type: 'turned'; readonly who: FigureRef; readonly facing: Facing }

  // Resources
  | { readonly type: 'gained'; readonly hero: HeroId; readonly res: Resource; readonly n: number; readonly why: string }
  | { readonly type: 'lost'; readonly hero: HeroId; readonly res: Resource; readonly n: number; readonly why: string }
  | { readonly type: 'healed'; readonly hero: HeroId; readonly n: number; readonly why: string }
  | { readonly type: 'kiUsed'; readonly hero: HeroId; readonly into: 'stamina' | 'hp' | 'yin' | 'yang' | 'damage' }
  | { readonly type: 'fused'; readonly hero: HeroId }
  | { readonly type: 'rested'; readonly hero: HeroId; readonly choice: 'A' | 'B' }
  | { readonly type: 'flaskUsed'; readonly hero: HeroId; readonly left: number }
  | { readonly type: 'buffed'; readonly hero: HeroId; readonly stat: Buff['stat']; readonly n: number; readonly until: Buff['until']; readonly why: string }
  | { readonly type: 'conditionGained'; readonly who: FigureRef; readonly name: ConditionName }
  | { readonly type: 'conditionLost'; readonly who: FigureRef; readonly name: ConditionName }

  // Attacks
  | { readonly type: 'attackDeclared'; readonly hero: HeroId; readonly choice: AttackChoice; readonly as: AttackKind; readonly name: string; readonly category: Category; readonly damageType: DamageType; readonly targets: readonly TargetRef[] }
  | { readonly type: 'attackRolled'; readonly hero: HeroId; readonly black: number; readonly white: number }
  | { readonly type: 'destinyPlayed'; readonly hero: HeroId; readonly card: DestinyId; readonly side: 'attack' | 'defense' }
  | { readonly type: 'destinyReturned'; readonly hero: HeroId }
  | { readonly type: 'struck'; readonly hero: HeroId; readonly target: TargetRef; readonly damage: number; readonly damageType: DamageType | null; readonly lines: readonly Line<number>[] }
  | { readonly type: 'specialUsed'; readonly hero: HeroId; readonly name: string }
  | { readonly type: 'cardUsed'; readonly hero: HeroId; readonly card: string; readonly name: string }
  | { readonly type: 'primed'; readonly hero: HeroId; readonly weapon: number; readonly damageType: DamageType }
  | { readonly type: 'cubeGone'; readonly hero: HeroId }

  // Defence
  | { readonly type: 'defended'; readonly hero: HeroId; readonly dodge: number; readonly dice: readonly number[]; readonly card?: DestinyId }
  | { readonly type: 'yangSpent'; readonly hero: HeroId; readonly n: number }

  | { readonly type: 'attackPrepared'; readonly hero: HeroId; readonly why: string }

  // Harm
  | { readonly type: 'hpSet'; readonly hero: HeroId; readonly hp: number }
  | { readonly type: 'hpLost'; readonly who: FigureRef; readonly n: number; readonly cause: Cause }
  | { readonly type: 'fell'; readonly hero: HeroId }
  | { readonly type: 'revived'; readonly hero: HeroId; readonly hp: number }
  | { readonly type: 'threatMoved'; readonly hero: HeroId }

  // The field
  | { readonly type: 'objectUsed'; readonly hero: HeroId; readonly kind: ObjectKind; readonly square: number }
  | { readonly type: 'objectBroken'; readonly kind: ObjectKind; readonly square: number; readonly by?: FigureRef }
  | { readonly type: 'tokenPlaced'; readonly zone: number; readonly token: ZoneToken }
  | { readonly type: 'tokenRemoved'; readonly zone: number; readonly token: ZoneToken }

  | { readonly type: 'battleWon' }
  | { readonly type: 'battleLost' };

export type BattleEvent = (HeroEvent | BossEvent) & GameEvent;
