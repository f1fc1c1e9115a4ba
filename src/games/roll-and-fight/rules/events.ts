import type { GameEvent, Seat } from '@/engine/game';

import type { AbilityId, TileId } from '../content/abilities';
import type { DenId } from '../content/dens';
import type { Action } from '../content/dice';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { Waiting } from '../content/steps';
import type { Source } from './moves';
import type { SetDie } from './state';

export type WoundCause = 'trait' | 'boss' | 'effect';
export type StopReason = 'choice' | 'tooFewDice' | 'stuck' | 'time';

/** Who wounds the hero in Resolution: minions by number, the boss, or a text on hero or boss. */
export type WoundSource =
  | { readonly from: 'minion'; readonly minion: number; readonly wounds: number }
  | { readonly from: 'boss' | 'trait' | 'bossEffect'; readonly wounds: number };

type SeatEvent = { readonly seat: Seat } & (
  | { readonly type: 'heroChosen'; readonly hero: HeroId }
  | { readonly type: 'denEntered'; readonly den: DenId; readonly room: number }
  | { readonly type: 'dealt'; readonly dice: readonly number[] }
  | { readonly type: 'trained'; readonly spaces: number }
  | { readonly type: 'purchased'; readonly item: ItemId }
  | { readonly type: 'healthMarked'; readonly extra: number }
  | { readonly type: 'healed'; readonly wounds: number }
  | { readonly type: 'reconMarked'; readonly ability: AbilityId }
  | { readonly type: 'lootCrossed'; readonly loot: number }
  | { readonly type: 'tileBought'; readonly tile: TileId; readonly discard?: TileId }
  | { readonly type: 'ready' }
  | { readonly type: 'rolled'; readonly t: number; readonly dice: readonly SetDie[] }
  | { readonly type: 'assigned'; readonly t: number; readonly ability: AbilityId; readonly dice: readonly SetDie[]; readonly pickUp?: number }
  | { readonly type: 'woundAssigned'; readonly t: number; readonly die: number; readonly pickUp: readonly number[] }
  | { readonly type: 'taken'; readonly t: number; readonly dice: readonly number[] }
  | { readonly type: 'stopped'; readonly why: StopReason }
  | { readonly type: 'woundDiceScored'; readonly dice: readonly number[] }
  | { readonly type: 'activated'; readonly source: Source; readonly ability?: AbilityId; readonly item?: ItemId }
  | { readonly type: 'ranAgain' }
  | { readonly type: 'effectsLost'; readonly steps: number }
  | { readonly type: 'activationEnded' }
  | { readonly type: 'waits'; readonly what: keyof Waiting }
  | { readonly type: 'moved'; readonly from: number; readonly room: number; readonly jump: boolean; readonly firstVisit: boolean }
  | { readonly type: 'attacked'; readonly by: 'hit' | 'shoot' | 'kill'; readonly room: number; readonly minion?: number }
  | { readonly type: 'minionDotted'; readonly minion: number }
  | { readonly type: 'minionKilled'; readonly minion: number }
  | { readonly type: 'minionEvaded'; readonly minion: number }
  | { readonly type: 'bossHurt'; readonly damage: number; readonly total: number }
  | { readonly type: 'bossKilled' }
  | { readonly type: 'wounded'; readonly wounds: number; readonly cause: WoundCause }
  | { readonly type: 'objectiveMarked'; readonly room: number; readonly points: number }
  | { readonly type: 'fightEnded' }
  | { readonly type: 'reconLost'; readonly abilities: readonly AbilityId[] }
  | { readonly type: 'lootCollected'; readonly room: number }
  | { readonly type: 'attackedBy'; readonly sources: readonly WoundSource[]; readonly taken: number; readonly ignored: number }
  | { readonly type: 'beaten'; readonly beatings: number }
  | { readonly type: 'died' }
  | { readonly type: 'evadedReturned'; readonly minions: readonly number[] }
  | { readonly type: 'bossRecovered'; readonly damage: number }
);

type TableEvent =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'flashbackRolled'; readonly faces: readonly Action[] }
  | { readonly type: 'rollingStarted' }
  | { readonly type: 'supplyEmpty'; readonly t: number }
  | { readonly type: 'supplyLocked'; readonly t: number }
  | { readonly type: 'turnStarted'; readonly turn: Seat }
  | { readonly type: 'rollingEnded' }
  | { readonly type: 'fightingStarted' }
  | { readonly type: 'resolutionStarted' }
  | { readonly type: 'gameEnded' };

export type Event = GameEvent & (SeatEvent | TableEvent);
