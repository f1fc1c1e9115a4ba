import type { Launch } from '@/dice/physics';
import type { Bare, Frames, Process } from '@/engine/decisions/frames';
import type { BaseOptions, Seat } from '@/engine/game';

import type { PropKind } from '../content/board';
import type { BossId } from '../content/bosses';
import type { CardId } from '../content/equipment';
import type { FaceId, RoomId } from '../content/faces';
import type { HeroId } from '../content/heroes';
import type { MonsterId } from '../content/monsters';
import type { GateKey } from '../content/requirements';
import type { Difficulty } from '../content/tables';
import type { Color, DieKind, Hidden, Level, MissReason, Region, RequirementId } from '../content/vocabulary';

export interface DfOptions extends BaseOptions {
  readonly difficulty: Difficulty;
  /** One hero per seat; further heroes of one or two players are dealt at random or named by `second` and `third`. */
  readonly heroes: readonly HeroId[];
  /** How many heroes walk: one per seat, or 2–3 for one player, 2 or 4 for two. */
  readonly party: number;
  readonly second: HeroId | 'random';
  readonly third: HeroId | 'random';
  /** Place of the leading hero in the circle, or −1: drawn at random. */
  readonly leader: number;
  /** Outside the rules and the score; kept with the result (DF-278). */
  readonly assist: Assist;
  /** A card is used, given or left by its owner's player only (DF-163, DF-237). Left out, as in saves from before it was a rule: by whoever is asked. */
  readonly askOwners?: boolean;
  /** The first monster has no tricks (DF-308): where somebody plays for the first time. */
  readonly firstRoom?: 'plain';
  /** The cards and questions of this edition; an older one in matches begun with it. */
  readonly edition: Edition;
}
/** 2: monsters hit harder or softer than their level says, a dead boss asks nothing more. 3: when a throw lies, the thrower is asked first. */
export const EDITIONS = [1, 2, 3] as const;
export type Edition = (typeof EDITIONS)[number];
export const ASSISTS = ['off', 'line', 'steady'] as const;
export type Assist = (typeof ASSISTS)[number];

export type HeroStatus = 'standing' | 'fainted' | 'eliminated';

export interface HeroState {
  readonly id: HeroId;
  readonly seat: Seat;
  status: HeroStatus;
  hp: number;
  maxHp: number;
  /** Abilities that are gone for good. */
  scars: Color[];
  cards: CardId[];
  seduced: MonsterId[];
  /** Taken unseen in this encounter; turned up in maintenance. */
  stolen: (CardId | Hidden)[];
}

export type { Launch };

/** 0.1 mm and 1/1024 turn. */
export interface PlacedProp {
  readonly kind: PropKind;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

export interface GateValue {
  readonly req: RequirementId;
  readonly key: GateKey;
  readonly value: number;
  readonly method: 'sensor' | 'touch';
}

/** Where a die came to rest: 0.1 mm, 1/1024 turn. */
export interface RestSpot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  /** Off the table. */
  readonly fallen: boolean;
}

export interface LyingDie {
  readonly die: DieKind;
  readonly by: HeroId;
  readonly rest: RestSpot;
  readonly face: number;
  readonly special: boolean;
  readonly region: Region;
}

/** Everything the simulation needs: equal input, equal flight, on every device. A table replays a throw from this. */
export interface FlightInput {
  readonly launch: Launch;
  /** Drawn by the game, not chosen: one of 24 stands, a yaw of 1/64 turn, and tumble in 0.01 rad/s. */
  readonly turn: number;
  readonly yaw: number;
  readonly tumble: readonly [number, number, number];
  /** Hidden aim error of a blind throw, in 1/1024 turn. */
  readonly sway: number;
  readonly props: readonly (PlacedProp & { readonly height: number })[];
  readonly obstacles: readonly RestSpot[];
}

/** What the simulation saw. Rules read this and nothing else of a flight. */
export interface Flight {
  /** Before the first touch of the board. */
  readonly bouncesOutside: number;
  readonly touchedBoard: boolean;
  readonly wallBeforeBoard: boolean;
  readonly bouncesBeforeCard: number;
  readonly crossedOverCard: boolean;
  /** Spin about the upright axis at the first touch of the board, 0.01 rad/s. */
  readonly spinAtBoard: number;
  readonly rest: RestSpot;
  readonly face: number;
  readonly special: boolean;
  readonly region: Region;
  readonly digest: number;
}

export interface ThrowResult extends Flight {
  readonly failed: readonly RequirementId[];
  readonly missReasons: readonly MissReason[];
  readonly contact: boolean;
}

/** A throw between its landing and the end of its consequences. */
export interface ThrowInProgress {
  readonly hero: HeroId;
  readonly die: DieKind;
  readonly weapons: CardId[];
  readonly result: ThrowResult;
  /** The second throw of `swingTwice`. */
  readonly second: boolean;
  /** The colour whose ability this throw activates. */
  ability?: Color;
  /** Single-use and seduced additions played onto this throw. */
  piercingCards: number;
  seducedDamage: number;
  dodge: boolean;
  berserk: boolean;
  /** The bullseye with a special face: the monster falls whatever its hit points. */
  deadly: boolean;
  /** Damage dealt by the contact, for `divineIntervention`. */
  dealt: number;
  /** The moment for additions and dodges has passed. */
  settled: boolean;
}

export interface Tokens {
  toad: boolean;
  tracking: boolean;
  melody: boolean;
  charm?: HeroId;
  beer?: HeroId;
}

/** Cards of the first edition say nothing of it. */
export type MonsterRef = { readonly kind: 'monster'; readonly id: MonsterId; readonly edition?: 2 } | { readonly kind: 'boss'; readonly id: BossId };

export interface Encounter {
  monster: MonsterRef;
  hp: number;
  /** Coins on the monster card; nobody's yet. */
  gold: number;
  /** The hero dice not thrown yet; `turn` holds them. */
  hand: Color[];
  lying: LyingDie[];
  turn: HeroId;
  lastThrower?: HeroId;
  /** Throws against this monster. */
  throws: number;
  backDownRefused: boolean;
  tokens: Tokens;
  thrown?: ThrowInProgress;
}

/** Where cards to hand out come from. */
export type CardSource = 'stolen' | 'inherited' | 'treasure';

/** What is going on, see `decisions`. */
export type Frame = Frames<{
  movement: Bare;
  /** A throw, or before it the choice between A and B; `die`: with this one. */
  swing: { readonly die?: DieKind; readonly second?: true };
  vote: { readonly agreed: Seat[] };
  resolve: Process;
  /** The owner of cards that could be played; absent: the thrower. */
  react: { readonly seat?: Seat };
  bonusColor: Bare;
  swingAgain: Bare;
  beer: Bare;
  melody: Bare;
  berserk: Bare;
  destroy: Bare;
  secondThrow: Bare;
  divine: { readonly points: number };
  maintenance: Process;
  consent: { readonly wish: Wish; readonly asker: Seat };
  scar: { readonly hero: HeroId };
  distribute: { readonly cards: CardId[]; readonly from: CardSource };
  shop: { readonly cards: CardId[] };
}>;
export type FrameKind = Frame['kind'];

/** What somebody would like to do with a card, which may be another player's. */
export type Wish =
  | { readonly kind: 'playCard'; readonly hero: HeroId; readonly card: CardId; readonly target?: HeroId }
  | { readonly kind: 'giveEquipment'; readonly from: HeroId; readonly to: HeroId; readonly card: CardId }
  | { readonly kind: 'discardEquipment'; readonly hero: HeroId; readonly card: CardId };

export type LossReason = 'allFainted' | 'allEliminated' | 'noDice';

export interface DfState {
  readonly people: number;
  readonly difficulty: Difficulty;
  readonly assist: Assist;
  /** The simulator's version the match was begun with. */
  readonly physics: number;
  /** Absent in matches begun before the second edition. */
  readonly edition?: Exclude<Edition, 1>;
  /** Players decide about their own heroes' cards. */
  readonly ownersAsked?: true;
  /** In circle order; the left neighbour is the next one. */
  heroes: HeroState[];
  leader: HeroId;
  firstPlayer: HeroId;
  partyUndefeated: boolean;
  chest: { gold: number; bonusDice: number };
  supply: { gold: number; bonusDice: number; scars: number };
  /** Face-down piles, the top card first. */
  tower: Record<Level, (MonsterId | Hidden)[]>;
  monsterDiscard: MonsterId[];
  /** The top card first. */
  deck: (CardId | Hidden)[];
  discard: CardId[];
  boss: BossId | Hidden;
  floors: readonly FaceId[];
  floor: number;
  /** Undefined: before the final boss. */
  room?: RoomId;
  encounter?: Encounter;
  frames: Frame[];
  over?: { readonly won: true } | { readonly won: false; readonly reason: LossReason };
  stats: { throws: number; contacts: number; partyDefeats: number; scars: number; rooms: number };
}
