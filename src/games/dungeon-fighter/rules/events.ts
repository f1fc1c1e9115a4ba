import type { RoomId } from '../content/faces';
import type { CardId } from '../content/equipment';
import type { HeroId } from '../content/heroes';
import type { MonsterId } from '../content/monsters';
import type { Color, DieKind, HeroAbilityKind, Level } from '../content/vocabulary';
import type { CardSource, FlightInput, LossReason, MonsterRef, ThrowResult, Tokens, Wish } from './state';

export type HurtCause = 'miss' | 'criticalMiss' | 'partyDefeat' | 'backDown' | 'berserk';
export type HealCause = 'ability' | 'card' | 'fountain' | 'shop';
export type MonsterHurtCause = 'contact' | 'bullseye' | 'swornEnemy' | 'counterblow';
export type GoldReason = 'start' | 'monster' | 'treasure' | 'pickpocket' | 'melody' | 'monsterAbility' | 'card' | 'healing' | 'bonusDie';
export type CardLoss = 'played' | 'destroyed' | 'discarded' | 'unsold' | 'unclaimed';

/** One part of the damage sum, for the outcome line: "3 × 2 + 3". */
export interface DamagePart {
  readonly source: 'section' | 'focusedDamage' | 'berserk' | 'piercingDamage' | 'weapon' | 'card' | 'tracking' | 'swornEnemy' | 'seduced';
  /** A factor for `berserk`, an addend for the rest. */
  readonly amount: number;
  readonly card?: CardId;
}

export type DfEvent =
  | { readonly type: 'roomEntered'; readonly floor: number; readonly room: RoomId }
  | { readonly type: 'monsterRevealed'; readonly monster: MonsterRef; readonly hp: number; readonly gold: number }
  | { readonly type: 'turnBegan'; readonly hero: HeroId; readonly dice: readonly Color[] }
  | { readonly type: 'bonusDieTaken'; readonly hero: HeroId }
  | {
      readonly type: 'dieThrown';
      readonly hero: HeroId;
      readonly die: DieKind;
      readonly weapons: readonly CardId[];
      readonly input: FlightInput;
      readonly result: ThrowResult;
    }
  | { readonly type: 'dieTakenBack'; readonly hero: HeroId; readonly die: DieKind; readonly why: 'swingAgain' | 'swingTwice' }
  | { readonly type: 'abilityActivated'; readonly hero: HeroId; readonly color: Color; readonly ability: HeroAbilityKind; readonly effect: boolean }
  | { readonly type: 'tokenPlaced'; readonly token: keyof Tokens; readonly hero: HeroId }
  | { readonly type: 'monsterHurt'; readonly cause: MonsterHurtCause; readonly hero: HeroId; readonly amount: number; readonly hp: number; readonly parts: readonly DamagePart[] }
  | { readonly type: 'monsterHealed'; readonly amount: number; readonly hp: number }
  | { readonly type: 'monsterDefeated'; readonly monster: MonsterRef; readonly by: HeroId }
  /** Its card leaves the table after the fight. */
  | { readonly type: 'monsterPutAway'; readonly monster: MonsterRef }
  | { readonly type: 'heroHurt'; readonly hero: HeroId; readonly cause: HurtCause; readonly amount: number; readonly hp: number }
  | { readonly type: 'heroSafe'; readonly hero: HeroId; readonly why: 'agileInstincts' | 'beer' | 'reducedDamage' }
  | { readonly type: 'heroHealed'; readonly hero: HeroId; readonly cause: HealCause; readonly amount: number; readonly hp: number }
  | { readonly type: 'heroFainted'; readonly hero: HeroId }
  | { readonly type: 'heroScarred'; readonly hero: HeroId; readonly color: Color; readonly maxHp: number }
  | { readonly type: 'heroEliminated'; readonly hero: HeroId }
  | { readonly type: 'leaderChanged'; readonly hero: HeroId }
  | { readonly type: 'partyDefeated'; readonly hero: HeroId; readonly level: Level; readonly loss: number }
  | { readonly type: 'diceCleared'; readonly taker: HeroId }
  | { readonly type: 'leaderTokenTurned'; readonly undefeated: boolean }
  | { readonly type: 'backDownProposed'; readonly hero: HeroId }
  | { readonly type: 'backDownRefused' }
  | { readonly type: 'backedDown'; readonly monster: MonsterId }
  | { readonly type: 'bonusDiceGained'; readonly amount: number; readonly why: 'unusedDice' | 'treasure' | 'shop' }
  | { readonly type: 'goldChanged'; readonly amount: number; readonly reason: GoldReason; readonly gold: number }
  | { readonly type: 'cardStolen'; readonly hero: HeroId }
  | { readonly type: 'cardsRevealed'; readonly cards: readonly CardId[]; readonly from: CardSource | 'shop' }
  | { readonly type: 'cardTaken'; readonly hero: HeroId; readonly card: CardId; readonly price: number }
  | { readonly type: 'ownerAsked'; readonly hero: HeroId; readonly wish: Wish }
  | { readonly type: 'ownerRefused'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'cardGiven'; readonly giver: HeroId; readonly taker: HeroId; readonly card: CardId }
  | { readonly type: 'cardLost'; readonly hero?: HeroId; readonly card: CardId; readonly why: CardLoss }
  | { readonly type: 'monsterSeduced'; readonly hero: HeroId; readonly monster: MonsterId; readonly damage: number }
  | { readonly type: 'seducedSpent'; readonly hero: HeroId; readonly monster: MonsterId; readonly damage: number }
  | { readonly type: 'fountainUsed' }
  | { readonly type: 'deckShuffled' }
  | { readonly type: 'won'; readonly by: HeroId }
  | { readonly type: 'lost'; readonly reason: LossReason };
