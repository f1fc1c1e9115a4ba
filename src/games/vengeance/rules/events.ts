import type { GameEvent, Seat } from '@/engine/game';

import type { AbilityId } from '../content/abilities';
import type { AchievementId } from '../content/achievements';
import type { BossId } from '../content/bosses';
import type { TrackName } from '../content/damage';
import type { DenId } from '../content/dens';
import type { FightFace, MontageFace, Token } from '../content/dice';
import type { ItemId } from '../content/items';
import type { MontageAction, Special } from '../content/montageCards';
import type { TileId } from '../content/tiles';
import type { CardId } from '../content/vengeanceCards';

/** What hurts a hero in a Den. */
export type HurtBy = 'run' | 'activation' | 'exit' | 'death';
/** What an enemy was damaged with. */
export type Weapon = 'hit' | 'doubleHit' | 'shot' | 'blast' | 'crowbar';
export type RerollBy = 'skulls' | 'speedDie' | AbilityId | ItemId;

type Something =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'nightOver' }
  | { readonly type: 'orderSet'; readonly order: readonly Seat[] }

  // Cards
  | { readonly type: 'picked'; readonly seat: Seat }
  | { readonly type: 'handsPassed' }
  | { readonly type: 'deckMade' }
  | { readonly type: 'suffered'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'sawCards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'putUnder'; readonly seat: Seat }

  // Montage
  | { readonly type: 'montageRolled'; readonly seat?: Seat; readonly dice: readonly number[] }
  | { readonly type: 'rolledAgain'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'diceTaken'; readonly seat: Seat }
  | { readonly type: 'dieClaimed'; readonly seat: Seat; readonly face: MontageFace }
  | { readonly type: 'dieTurned'; readonly seat: Seat; readonly from: MontageFace; readonly into: MontageFace }
  | { readonly type: 'cardsPlaced'; readonly seat: Seat }
  | { readonly type: 'cardsRevealed'; readonly slot: number; readonly cards: readonly number[] }
  | { readonly type: 'specialUsed'; readonly seat: Seat; readonly special: Special }
  | { readonly type: 'boosted'; readonly seat: Seat; readonly slot: number; readonly action: MontageAction; readonly points: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly track: TrackName; readonly severe: boolean; readonly count: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly tile: TileId; readonly cost: number; readonly space: number }
  | { readonly type: 'shopFilled'; readonly spaces: readonly number[] }
  | { readonly type: 'columnReplaced'; readonly seat: Seat; readonly column: number }
  | { readonly type: 'reconGained'; readonly seat: Seat }
  | { readonly type: 'actionDiceLost' }
  | { readonly type: 'speedDiceLost'; readonly seat: Seat }
  | { readonly type: 'montageOver' }
  | { readonly type: 'speedSettled'; readonly speeds: readonly number[] }
  | { readonly type: 'montageCardsRemoved'; readonly seat: Seat; readonly cards: readonly number[] }

  // Goals
  | { readonly type: 'claimed'; readonly seat: Seat; readonly slot: number; readonly card: AchievementId; readonly vp: number }
  | { readonly type: 'achievementDealt'; readonly slot: number; readonly card: AchievementId }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly slot: number }

  // Ready
  | { readonly type: 'reconnoitred'; readonly seat: Seat; readonly place: number; readonly den: DenId }
  | { readonly type: 'sawBoss'; readonly seat: Seat; readonly place: number; readonly boss: BossId }
  | { readonly type: 'bossTurnedUp'; readonly place: number; readonly boss: BossId }
  | { readonly type: 'arranged'; readonly seat: Seat }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'denRemoved'; readonly seat: Seat; readonly place: number; readonly den: DenId; readonly boss: BossId }
  | { readonly type: 'satOut'; readonly seat: Seat }

  // City
  | { readonly type: 'denTurned'; readonly place: number; readonly from: DenId; readonly den: DenId }
  | { readonly type: 'denOpened'; readonly place: number; readonly den: DenId }
  | { readonly type: 'placeEmptied'; readonly place: number; readonly den: DenId }
  | { readonly type: 'denRepopulated'; readonly place: number; readonly den: DenId }

  // Fight
  | { readonly type: 'attacked'; readonly seat: Seat; readonly place: number; readonly den: DenId; readonly boss: BossId }
  | { readonly type: 'ran'; readonly seat: Seat; readonly from: number; readonly zone: number; readonly by?: ItemId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number; readonly faces: readonly FightFace[]; readonly missing: number }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly by: RerollBy; readonly dice: readonly number[]; readonly faces: readonly FightFace[] }
  | { readonly type: 'dieDiscarded'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'skullsRemoved'; readonly seat: Seat; readonly count: number; readonly by: AbilityId | ItemId }
  | { readonly type: 'gainedActions'; readonly seat: Seat; readonly by: AbilityId | ItemId; readonly inputs: readonly Token[]; readonly tokens: readonly Token[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly zone: number }
  | { readonly type: 'struck'; readonly seat: Seat; readonly enemy: number; readonly by: Weapon; readonly damage: number }
  | { readonly type: 'killed'; readonly seat: Seat; readonly enemies: readonly number[]; readonly by: Weapon }
  | { readonly type: 'wildTaken'; readonly seat: Seat; readonly zone: number }
  | { readonly type: 'activated'; readonly seat: Seat; readonly enemies: readonly number[]; readonly hurt: number; readonly prevented: number }
  | { readonly type: 'diceLost'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'hurt'; readonly seat: Seat; readonly count: number; readonly by: HurtBy }
  | { readonly type: 'knockedOut'; readonly seat: Seat }
  | { readonly type: 'carriedOut'; readonly seat: Seat }
  | { readonly type: 'rollOver'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'fightOver'; readonly seat: Seat }
  | { readonly type: 'denCleared'; readonly seat: Seat; readonly place: number; readonly den: DenId }
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  | { readonly type: 'exited'; readonly seat: Seat; readonly path: readonly number[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly vp: number; readonly boss: boolean; readonly den: boolean };

export type Event = GameEvent & Something;
