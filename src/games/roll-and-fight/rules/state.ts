import type { Cursor } from '@/engine/effects/language';
import type { BaseOptions, Seat } from '@/engine/game';

import type { AbilityId, TileId } from '../content/abilities';
import type { BossId } from '../content/bosses';
import type { Board, DenId } from '../content/dens';
import type { Action, Face } from '../content/dice';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { Fighting, Program, Waiting } from '../content/steps';
import type { Level } from '../content/tracks';
import type { Source } from './moves';

export const ROLLING_MODES = ['realTime', 'turns', 'equalShare', 'throwBudget'] as const;
export type RollingMode = (typeof ROLLING_MODES)[number];

export const HERO_PICKS = ['assigned', 'table', 'random'] as const;
export type HeroPick = (typeof HERO_PICKS)[number];

export interface Options extends BaseOptions {
  readonly heroPick: HeroPick;
  /** One hero a seat, used when they are assigned. */
  readonly heroes: readonly HeroId[];
  readonly rollingMode: RollingMode;
  /** The solo challenge: how many dice, how much time, how many points (RF-209). */
  readonly diceLevel: Level;
  readonly timeLevel: Level;
  readonly pointsLevel: Level;
  /** Percent of the printed time: 100, 150 or 200. */
  readonly timerScale: number;
  readonly rollSettleMs: number;
  /** 0: off (RF-107). */
  readonly finalCountdownMs: number;
  /** A table laid by hand instead of dealt: one boss and one den board a seat. */
  readonly bosses?: readonly BossId[];
  readonly boards?: readonly Board[];
}

export type Phase = 'setup' | 'flashback' | 'rolling' | 'fighting' | 'resolution' | 'over';

/**
 * What is not there is written out as undefined, and taken away by writing undefined: a `delete`, or a field that comes
 * later, gives an object another shape, and rules that meet several shapes of one thing run at a fraction of their speed.
 */

/** A rollable die; without a face it is in hand. It may be used from `ready` on (RF-105). */
export interface PoolDie {
  id: number;
  face?: Face;
  ready: number;
}

export interface SetDie {
  readonly id: number;
  readonly face: Face;
}

export interface DiceSet {
  readonly ability: AbilityId;
  readonly dice: readonly SetDie[];
}

/** Squares of one item: `bought` of them marked, `spent` of those crossed out. */
export interface ItemTrack {
  id: ItemId;
  bought: number;
  spent: number;
}

/** What a run of an activation remembers for its later steps. */
export interface RunMemory {
  /** Rooms or minions that this run may not take again, or must take again. */
  used: readonly number[];
  /** `once` marks taken in this run. */
  taken: readonly string[];
  evadedSomebody: boolean;
}

/** One activation being resolved: its program, from `afterFrom` on what passives offer once a run is over (RF-227). */
export interface Activation extends Cursor<Fighting>, RunMemory {
  readonly source: Source;
  /** The dice of its set, on their way back to the supply. */
  readonly dice: readonly SetDie[];
  /** The program of every run, with its alternatives still open. */
  readonly base: Program;
  readonly baseAfterFrom: number;
  /** Runs that follow this one (Rage Brew). */
  runsLeft: number;
}

export interface Fight {
  /** `start`: Start-of-Fighting tiles come before anything else. */
  stage: 'start' | 'free';
  waiting: Waiting;
  /** Objectives marked for which a Pocket Mirror may still be spent (RF-218). */
  mirrors: number;
  moved: boolean;
  bossHurt: boolean;
  /** Enemies killed in each room in this fight. */
  kills: number[];
  /** Rooms whose minions were all alive when the fight began, one bit a room (RF-170). */
  intact: number;
}

export interface Resolution {
  step: 'loot' | 'recover';
  looted: boolean;
}

/** Bits of a minion's marks. */
export const DEAD = 1;
export const EVADED = 2;
export const DOT = 4;

export interface Player {
  hero?: HeroId;
  boss: BossId;
  board: Board;
  den?: DenId;
  room: number;
  /** One bit a room: its Visited space is crossed; its objective is marked. */
  visited: number;
  objectives: number;
  /** Marks of each minion, in the order of the lair. */
  minions: number[];
  /** Loot icons left in each room. */
  lootLeft: number[];
  bossDamage: number;
  bossEverHurt: boolean;
  extraHealth: number;
  wounds: number;
  /** Wound dice lying on the Health track. */
  woundDice: number[];
  xp: number;
  xpSpent: number;
  loot: number;
  beatings: number;
  items: ItemTrack[];
  tiles: TileId[];
  /** Abilities whose recon space is marked. */
  recon: AbilityId[];
  pool: PoolDie[];
  sets: DiceSet[];
  /** Flashback sources used, one bit each. */
  flashbackUsed: number;
  /** Tiles without dice that have worked this round (RF-120). */
  tilesUsed: TileId[];
  /** Has finished the running phase. */
  done: boolean;
  /** When this seat last rolled, assigned or took: for bots, which keep a human pace. */
  lastAt: number;
  fight?: Fight;
  resolution?: Resolution;
  activation?: Activation;
}

export interface Rolling {
  /** Time of the last move; the number of the turn when there is no clock. */
  clock: number;
  /** Nothing more may be taken from the supply. */
  locked: boolean;
  /** When the supply became empty. */
  emptyAt?: number;
  /** Rolls made in this phase (RF-215). */
  rolls: number;
  /** Who acts, where seats act one after the other. */
  turn?: Seat;
  /** That seat has rolled, or may not, in this turn. */
  rolled: boolean;
  /** What that seat may still take of its private supply. */
  share?: number;
}

export interface State {
  readonly options: Options;
  /** Fighting dice in the game. */
  readonly diceInGame: number;
  phase: Phase;
  round: number;
  /** Seats that still pick a hero, in order. */
  picking: Seat[];
  flashback: Action[];
  supply: number[];
  rolling: Rolling;
  players: Player[];
}

export const isSolo = (state: State): boolean => state.players.length === 1;
