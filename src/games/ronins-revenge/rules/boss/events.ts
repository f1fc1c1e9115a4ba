import type { Line } from '@/engine/hooks/language';

import type { AttackCardId, Category, DamageType, EventId, HeroId, LimbId, MinionId, ObjectKind, SoulName, WoundId } from '../../content/terms';
import type { BossRef, EnemyRef, FigureRef } from '../refs';

/** What the boss and its minions did. */
export type BossEvent =
  | { readonly type: 'cardTaken'; readonly card: AttackCardId; readonly category: Category; readonly slot: number; readonly broken: boolean; readonly by: HeroId }
  | { readonly type: 'deckShuffled'; readonly category: Category }
  | { readonly type: 'eventPlaced'; readonly event: EventId; readonly slot: number; readonly swallowed?: AttackCardId }
  | { readonly type: 'eventsRebuilt' }
  | { readonly type: 'slotReached'; readonly slot: number }
  | { readonly type: 'slotSkipped'; readonly slot: number }
  | { readonly type: 'eventResolved'; readonly event: EventId }
  | { readonly type: 'strikeBegan'; readonly by: EnemyRef; readonly name: string; readonly target: HeroId; readonly targets: readonly HeroId[]; readonly damageType: DamageType }
  | { readonly type: 'cardLost'; readonly card: AttackCardId }
  | { readonly type: 'dodged'; readonly by: EnemyRef; readonly hero: HeroId; readonly dodge: number; readonly precision: number }
  /** An interrupt has taken the hero out of reach. */
  | { readonly type: 'escaped'; readonly by: EnemyRef; readonly hero: HeroId }
  | { readonly type: 'heroStruck'; readonly by: EnemyRef; readonly hero: HeroId; readonly damage: number; readonly damageType: DamageType; readonly lines: readonly Line<number>[] }
  /** `n`: what its bars have really lost. */
  | { readonly type: 'bossHurt'; readonly n: number; readonly hp: number; readonly cubes: number }
  | { readonly type: 'cubeRemoved'; readonly wound: WoundId; readonly left: number }
  | { readonly type: 'woundRevealed'; readonly wound: WoundId }
  | { readonly type: 'minionPlaced'; readonly minion: MinionId; readonly band: number; readonly square: number }
  | { readonly type: 'minionDefeated'; readonly minion: MinionId; readonly band: number; readonly by?: HeroId }
  | { readonly type: 'minionGone'; readonly minion: MinionId; readonly band: number }
  | { readonly type: 'objectPlaced'; readonly kind: ObjectKind; readonly square: number }
  | { readonly type: 'placed'; readonly who: FigureRef; readonly at: number }

  // Itoguruma
  | { readonly type: 'cocooned'; readonly hero: HeroId }
  | { readonly type: 'cocoonGone'; readonly hero: HeroId }
  // Funa-Kuro
  | { readonly type: 'tideChanged'; readonly tide: number }
  | { readonly type: 'objectDrifted'; readonly kind: ObjectKind; readonly from: number; readonly square: number }
  | { readonly type: 'farePaid'; readonly hero: HeroId; readonly n: number }
  | { readonly type: 'chestOpened'; readonly hero: HeroId; readonly ki: number }
  // The Nine-Faced Actor
  | { readonly type: 'figureTorn'; readonly who: BossRef; readonly by?: HeroId }
  | { readonly type: 'figureEntered'; readonly who: BossRef; readonly square: number }
  | { readonly type: 'castDrawn'; readonly marks: number }
  | { readonly type: 'unmasked'; readonly figure: number }
  | { readonly type: 'maskWorn'; readonly mask: number }
  | { readonly type: 'curtain' }
  | { readonly type: 'figureRead'; readonly who: BossRef; readonly isTrue: boolean; readonly marks: number }
  // Raitora
  | { readonly type: 'eyeMoved'; readonly square: number }
  | { readonly type: 'lightning'; readonly squares: readonly number[] }
  // Lady Kugi
  | { readonly type: 'dollNailed'; readonly of: HeroId | 'nameless'; readonly square: number }
  | { readonly type: 'dollMoved'; readonly of: HeroId | 'nameless'; readonly square: number }
  | { readonly type: 'dollTaken'; readonly of: HeroId | 'nameless'; readonly hero: HeroId }
  | { readonly type: 'dollHurt'; readonly of: HeroId | 'nameless'; readonly n: number; readonly hp: number }
  | { readonly type: 'dollBroken'; readonly of: HeroId | 'nameless' }
  | { readonly type: 'dollsMended' }
  | { readonly type: 'mirrored'; readonly of: HeroId | 'nameless'; readonly hero: HeroId; readonly n: number }
  // Gasha-O
  | { readonly type: 'limbBroken'; readonly limb: LimbId }
  | { readonly type: 'limbMended'; readonly limb: LimbId }
  // Suzaku Harunobu
  | { readonly type: 'guardChanged'; readonly list: readonly DamageType[] }
  | { readonly type: 'shielded'; readonly by: EnemyRef }
  | { readonly type: 'villagerMoved'; readonly from: number; readonly square: number }
  | { readonly type: 'villagerGone'; readonly square: number; readonly hero: HeroId }
  // Kurokai
  | { readonly type: 'cardTurnedDown'; readonly card: AttackCardId; readonly slot: number }
  | { readonly type: 'cardWritten'; readonly slot: number; readonly damageType: DamageType }
  | { readonly type: 'soulsSwapped'; readonly front: SoulName }
  | { readonly type: 'soulsLit'; readonly night: number; readonly dawn: number }
  | { readonly type: 'zoneEaten'; readonly zone: number };
