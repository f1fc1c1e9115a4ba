import type { Frames, Process, Together } from '@/engine/decisions/frames';
import type { BaseOptions, Seat } from '@/engine/game';
import type { Cards } from '@/engine/parts/cards/cards';
import type { Cubes } from '@/engine/parts/counts/cubes';

import type { AchievementId } from '../content/achievements';
import type { UpgradeId } from '../content/abilities';
import type { BossId } from '../content/bosses';
import type { TrackName } from '../content/damage';
import type { DenId } from '../content/dens';
import type { FightFace } from '../content/dice';
import { GANG_IDS, type GangId } from '../content/gangs';
import type { HeroId } from '../content/heroes';
import type { ItemId } from '../content/items';
import type { MissionId } from '../content/missions';
import type { MontageAction, Special } from '../content/montageCards';
import type { TileId } from '../content/tiles';
import type { CardId } from '../content/vengeanceCards';

export interface Options extends BaseOptions {
  /** One hero a seat; alone it is also the choice of the mission. */
  readonly heroes: readonly HeroId[];
  /** Which gang stays out with two or three players. */
  readonly leftOut: GangId | 'random';
  readonly hardcoreMontage: boolean;
  /** Minutes a Fight may take; 0: as long as one likes. */
  readonly timer: 0 | 3 | 6;
  readonly quickstart: boolean;
  /** After a roll the table may say how many kills are possible. */
  readonly bestLine: boolean;
}

/** An empty space of the shop, an empty slot for an achievement. */
export const EMPTY = '';
export type Empty = typeof EMPTY;
/** A montage card that lies face down in the eyes of others. */
export const FACE_DOWN_CARD = -1;
export const NEVER = -1;

/** The kinds of cubes on a track, in the order in which they lie there. */
export const SEVERE = 0;
export const NORMAL = 1;

export interface Player extends Record<TrackName, Cubes> {
  readonly hero: HeroId;
  vp: number;
  /** Wild tokens. */
  wild: number;
  /** Recon tokens gained and not yet on a Den. */
  recon: number;
  hand: Cards<CardId>;
  /** Suffered, face up. */
  inPlay: CardId[];
  scored: CardId[];
  /** Four stacks of tiles; the last tile of each is on top. The default ability lies under the last stack. */
  slots: TileId[][];
  /** Montage dice claimed and not spent, how many of each face. */
  dice: number[];
  /** Alone: Speed dice kept on the hero board. */
  kept: number;
  /** Montage cards of this round at the boosts 2, 1, 0. */
  placed: number[];
  /** Montage cards out of the game, one bit each. */
  removed: number;
  achievements: AchievementId[];
  /** The round of the last claimed one. */
  claimed: number;
  /** Dens cleared, Boss and Minions in one Fight. */
  cleared: number;
  /** Minions killed. */
  minions: number;
}

/** A place for a Den. Without an id it is empty. */
export interface Place {
  id?: DenId;
  /** One card, or none. Whoever has looked at it while it is face down has a Recon token here. */
  boss: Cards<BossId>;
  /** Zones whose Wild token still lies there, one bit each. */
  wild: number;
}
export type Den = Place & { id: DenId };

export interface AchievementSlot {
  card: AchievementId | Empty;
  /** Objective tokens of each seat. */
  tokens: number[];
  /** Tokens taken in the running Fight or roll, where the card limits them. */
  taken: number;
  /** The active player has done what the card asks for, in this Combat turn. */
  met: boolean;
}

/** The part of a Montage that everybody shares. */
export interface Montage {
  /** Dice not yet claimed, how many of each face. */
  pool: number[];
  /** Dice each seat may still claim. */
  owed: number[];
  /** Seats that may still turn one die, one bit each. */
  swaps: number;
  /** How many of the three card slots are turned up. */
  revealed: number;
}

export interface Die {
  face: FightFace;
  /** The green die. */
  readonly bonus?: true;
  /** Why it counts no more in this roll: its action was used, it was discarded, its Skull was removed. Absent: it is active. */
  out?: 'locked' | 'discarded' | 'removed';
}

export interface Fight {
  readonly seat: Seat;
  /** The Den, where it lies, and who waits there; known here even when the Den has been replaced. */
  readonly place: number;
  readonly den: DenId;
  readonly boss: BossId;
  /** The Boss had not been seen when the Den was chosen. */
  readonly blind: boolean;
  /** 1 to 3. */
  roll: number;
  zone: number;
  /** Enemies by their number in the lair, one bit each. */
  alive: number;
  activated: number;
  /** Damage in this roll, by enemy. */
  damage: number[];
  dice: Die[];
  /** Whether a Skill Shot of this roll counts as a Shot. */
  skillShots: boolean;
  /** Actions gained from abilities and items, how many of each token; those of dice lie in the dice. */
  gained: number[];
  /** Slots whose ability was used in this roll, one bit each. */
  used: number;
  itemUsed: boolean;
  /** Hurt of the running activation that is prevented. */
  prevented: number;
  /** Fight dice fewer in the next roll. */
  penalty: number;
  /** Hurt taken since the Den was entered. */
  hurt: number;
  /** Time runs: the dice have been rolled once. */
  timed: boolean;
}

/** What kinds of things are going on; the last frame is asked, or runs by itself. */
export interface FrameMap {
  match: Process;
  wronging: Process<{ picks: number }>;
  pick: Together<{ readonly kind: 'pick'; readonly card: CardId }>;
  suffer: Together<{ readonly kind: 'suffer'; readonly cards: readonly CardId[] }>;

  montage: Process;
  /** A moment to play Vengeance cards in: before the dice are rolled, or before the order is set. */
  window: { readonly seat: Seat; readonly at: 'opening' | 'closing' };
  rollAgain: { readonly seat: Seat };
  claimDie: { readonly seat: Seat };
  turnDie: { readonly seat: Seat };
  place: Together<{ readonly kind: 'place'; readonly cards: readonly number[] }>;
  card: { readonly seat: Seat; readonly slot: number; special?: true };
  favour: { readonly seat: Seat };
  spend: {
    readonly seat: Seat;
    readonly at: 'card' | 'cleanUp' | 'sitOut';
    points: Record<MontageAction, number>;
    readonly special?: Special;
    /** The one discount of the card is used. */
    discounted?: true;
    /** Something was bought: the shop waits to be refilled. */
    bought?: true;
  };
  buyCards: { readonly seat: Seat };
  keepCard: { readonly seat: Seat };
  claims: Process<{ cards: number }>;
  claim: { readonly seat: Seat };

  combat: Process<{ turn: number }>;
  turn: Process<{ readonly seat: Seat }>;
  ready: { readonly seat: Seat };
  sitOut: Process<{ readonly seat: Seat }>;
  rolls: Process;
  run: { readonly seat: Seat };
  reroll: { readonly seat: Seat };
  afterRerolls: { readonly seat: Seat };
  actions: { readonly seat: Seat };
  reduce: { readonly seat: Seat; readonly early: boolean };
  exit: { readonly seat: Seat };
  score: { readonly seat: Seat };
}
export type Frame = Frames<FrameMap>;

/** Options that matter after the setup. */
export type Settings = Pick<Options, 'hardcoreMontage' | 'timer' | 'bestLine'>;

export interface State {
  readonly settings: Settings;
  /** The gang that is not in the game. */
  readonly leftOut?: GangId;
  readonly missions: readonly MissionId[];
  /** The space of the turn tracker. */
  round: number;
  order: Seat[];
  players: Player[];
  places: Place[];
  /** The 3-VP pile; its top card is open. */
  thirds: Cards<DenId>;
  /** The 4-VP pile. */
  fourths: Cards<DenId>;
  bossDeck: Cards<BossId>;
  vengeanceDeck: Cards<CardId>;
  shop: (TileId | Empty)[];
  abilities: Cards<UpgradeId>;
  items: Cards<ItemId>;
  usedAbilities: UpgradeId[];
  usedItems: ItemId[];
  achievements: AchievementSlot[];
  achievementPile: Cards<AchievementId>;
  /** Killed Bosses and who killed them, in order. */
  wall: [BossId, Seat][];
  /** Dens and Bosses that are out of the game without having been killed. */
  goneDens: DenId[];
  goneBosses: BossId[];
  /** Hands on their way round the table in the Wronging. */
  draft?: Cards<CardId>[];
  montage?: Montage;
  fight?: Fight;
  frames: Frame[];
}

export const gangsIn = ({ leftOut }: State): readonly GangId[] => (leftOut === undefined ? GANG_IDS : GANG_IDS.filter((gang) => gang !== leftOut));

/** Nothing goes on any more. */
export const isOver = (state: State): boolean => state.frames.length === 0;
export const isSolo = (state: State): boolean => state.players.length === 1;

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`there is no seat ${seat}`);
  return player;
}
