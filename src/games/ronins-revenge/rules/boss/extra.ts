import { cloneJson } from '@/engine/json';

import type { Steps } from '../../content/effects';
import type { Arc, AttackCardId, DamageType, EventId, EventSlot, HeroId, LimbId, SoulName } from '../../content/terms';

/** What single bosses keep in the state beyond what all have. Every part belongs to one boss; absent: another is fought. */
export interface BossExtra {
  /** By how much Facts change every Move of the boss. */
  moveChange?: number;
  neverEmpowered?: true;
  /** Wound cards that do nothing when revealed, by their place. */
  blankReveals?: number[];
  /** Zones that are off the map for heroes and minions, as bits: eaten, or gone from the start. */
  void?: number;
  /** The walls have fallen. */
  wallsDown?: true;
  /** The hero of the last word, as long as it is not spoken. */
  speaker?: HeroId;

  /** The order of the first Event deck, where a Fact has changed it; a rebuilt one has the printed order. */
  eventOrder?: EventId[];
  /** Where the Event goes, if a hero has chosen (Fox Bell). */
  eventSlot?: EventSlot;
  /** An Ink Shade stands beside the hero whose attack is under way (RR-603). */
  blotted?: boolean;
  /** The hero whose blow the Bent Key turns (RR-617). */
  keyTurned?: HeroId;

  /** Kosuke may calm the tiger (RR-557). */
  calm?: true;
  /** The players choose who starts with Threat, and what that hero gains. */
  chooseThreat?: { readonly ki: number };
  /** Heroes who start beside the boss (RR-600). */
  beside?: HeroId[];
  /** What Facts do on the table when everybody has a place, before the first Wound card does its text. */
  openings?: Steps;

  loom?: LoomExtra;
  river?: RiverExtra;
  cast?: CastExtra;
  storm?: StormExtra;
  dolls?: DollsExtra;
  forge?: ForgeExtra;
  body?: BodyExtra;
  duel?: DuelExtra;
  souls?: SoulsExtra;
  night?: NightExtra;
}

/** Itoguruma. */
export interface LoomExtra {
  cocooned: HeroId[];
  /** Cocoons and Threadlings that will not be placed. */
  cocoonsFull: number;
  fewerThreadlings: number;
}

/** Funa-Kuro. */
export interface RiverExtra {
  /** Flooded Zone rows from the south, as they lie now. */
  tide: number;
  /** The tide of the Wound card whose `setTide` was carried out last (RR-530). */
  level: number;
  /** The last round of a high tide; 0: none. */
  highUntil: number;
  /** By how much Facts change the tide of the first Wound card of the battle. */
  startChange: number;
  /** Rounds in which the cut anchor lifts the tide. */
  cutRounds: number[];
  loose: boolean;
  chest: number;
  /** Heroes whose first Fare is paid. */
  prepaid: HeroId[];
  /** The round whose current stands still. */
  stillRound: number;
}

/** The Nine-Faced Actor. Figures are named by their start: Crane, Pine, Moon. */
export interface CastExtra {
  /** −1 in a view: nobody knows it. */
  true: number;
  unmasked: boolean;
  /** Figures that may be the true one, as bits. */
  marks: number;
  /** The trapdoor through which the next figure enters. */
  lit: number;
  /** The nine masks in their row (−1 in a view: unseen), and which of them is worn. */
  masks: number[];
  worn: number;
  /** How many of the row everybody has seen. */
  seen: number;
  rowPublic: boolean;
  /** A cube was removed: the Curtain falls when the attack or effect is over. */
  curtain: boolean;
  /** What a hero’s attack has done to the cast so far. */
  torn: number;
  damaged: number;
  /** The hero who tore a figure and will take Threat for it. */
  tearer?: HeroId;
  startsUnmasked?: true;
  studied?: { readonly rounds: readonly number[]; readonly n: number };
}

/** Raitora. */
export interface StormExtra {
  /** The square of the Eye; −1: none lies on the map. */
  eye: number;
  lateRounds: number[];
  quietZones: number[];
  /** The round in which the Sky Iron drew the lightning. */
  drawnRound?: number;
  /** Zones with High Ground by the map and by Facts, as bits. */
  base: number;
}

export interface Doll {
  /** Whom it is bound to; the Nameless Doll is bound to whoever holds Threat. */
  readonly of: HeroId | 'nameless';
  hp: number;
  /** The square on which it lies, or who carries it. */
  at: number | HeroId;
  rooted?: true;
  /** It does not weigh until it is put down. */
  light?: true;
}

/** Lady Kugi. */
export interface DollsExtra {
  dolls: Doll[];
  /** The round in which the shared nail was last used; absent: there is none. */
  sharedNail?: number;
  /** A doll is still to be hidden in a sleeve. */
  sleeve?: true;
}

/** Aka and Ao. */
export interface ForgeExtra {
  /** Brothers whom a hero has hurt this round, by their start, as bits. */
  touched: number;
  neverAlone?: true;
  noFirstImp?: true;
}

/** Gasha-O. */
export interface BodyExtra {
  broken: LimbId[];
  nailed: LimbId[];
  /** Cards of broken limbs. */
  aside: AttackCardId[];
  /** Cards that stay out of the battle. */
  out: AttackCardId[];
  /** The side a hero in a corner has chosen to strike (RR-582). */
  chosen?: { readonly hero: HeroId; readonly arc: Arc };
  hammer?: true;
  farthestIsClosest?: true;
  threatClosest?: number[];
  darkRoad?: { readonly rounds: readonly number[]; readonly n: number };
}

/** Suzaku Harunobu. */
export interface DuelExtra {
  /** Damage types, the latest first. */
  list: DamageType[];
  /** Types answered this round. */
  answered: DamageType[];
  answers: number;
  /** Change of Guard: the open weakness is covered next (RR-599). */
  cover?: true;
  shieldSpent: boolean;
  /** His first attack of the coming Boss Phase is sharper. */
  unspent: boolean;
  bannermenGone: boolean;
  /** Squares of the Village Bannermen. */
  village: number[];
  /** The Answer that the attack under way will get. */
  owed: { readonly hero: HeroId; readonly type: DamageType } | null;
  /** The Prompter's Cue is for the first round only (RR-599). */
  cueWritten?: true;
}

/** The Caged Dawn. */
export interface SoulsExtra {
  night: number;
  dawn: number;
  front: SoulName;
}

/** The Devouring Night. */
export interface NightExtra {
  /** Zones made safe by the Crumb of the Seal, as bits. */
  sealed: number;
  /** Heroes who struck into the mouth this round, and the one who does so now. */
  inMouth: HeroId[];
  striking?: HeroId;
  /** The Zone for which the last word was just spoken. */
  saved?: number;
  /** Heroes whom the card under way has cast out, while more of its lines bite. */
  castOut?: HeroId[];
}

export const noExtra = (): BossExtra => ({});
export const cloneExtra = (extra: BossExtra): BossExtra => (Object.keys(extra).length === 0 ? {} : cloneJson(extra));

/** The part of the boss that is fought. */
export function part<P>(found: P | undefined): P {
  if (found === undefined) throw new Error('another boss is fought');
  return found;
}

export const riverOf = ({ extra }: { readonly extra: BossExtra }): RiverExtra => part(extra.river);
