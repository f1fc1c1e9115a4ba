import type { AttackCardId, Category, DamageType, EventId, EventSlot, HeroId, MinionId, WoundId } from '../../content/terms';
import type { EnemyRef } from '../refs';

/** What the boss and its minions did. */
export type BossEvent =
  | { readonly type: 'cardTaken'; readonly card: AttackCardId; readonly category: Category; readonly slot: number; readonly broken: boolean; readonly by: HeroId }
  | { readonly type: 'deckShuffled'; readonly category: Category }
  | { readonly type: 'eventPlaced'; readonly event: EventId; readonly slot: EventSlot; readonly swallowed?: AttackCardId }
  | { readonly type: 'eventsRebuilt' }
  | { readonly type: 'slotReached'; readonly slot: number }
  | { readonly type: 'slotSkipped'; readonly slot: number }
  | { readonly type: 'eventResolved'; readonly event: EventId }
  | { readonly type: 'strikeBegan'; readonly by: EnemyRef; readonly name: string; readonly target: HeroId; readonly targets: readonly HeroId[]; readonly damageType: DamageType }
  | { readonly type: 'cardLost'; readonly card: AttackCardId }
  | { readonly type: 'dodged'; readonly by: EnemyRef; readonly hero: HeroId; readonly dodge: number; readonly precision: number }
  | { readonly type: 'heroStruck'; readonly by: EnemyRef; readonly hero: HeroId; readonly damage: number; readonly damageType: DamageType; readonly lines: readonly { readonly why: string; readonly change: string; readonly after: number }[] }
  | { readonly type: 'bossHurt'; readonly n: number; readonly hp: number; readonly cubes: number }
  | { readonly type: 'cubeRemoved'; readonly wound: WoundId; readonly left: number }
  | { readonly type: 'woundRevealed'; readonly wound: WoundId }
  | { readonly type: 'minionPlaced'; readonly minion: MinionId; readonly band: number; readonly square: number }
  | { readonly type: 'minionDefeated'; readonly minion: MinionId; readonly band: number; readonly by?: HeroId };
