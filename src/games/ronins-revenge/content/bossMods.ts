import type { Bare } from './effects';
import type { BrotherId, Category, DamageType, Difficulty, MinionId, SoulName, ZoneToken } from './terms';
import type { Where } from './who';

/** In force on these difficulties alone, absent: on all. The first boss has other numbers on each; its cards say so. */
interface Graded {
  readonly on?: readonly Difficulty[];
}

/**
 * What the card of a boss or its Wound card says of all that the boss does (RR-491, RR-515), and what each is told. The
 * words of the card are the rule; the rules of the boss go into detail.
 */
interface Mods {
  damage: { readonly n: number; readonly figure?: BrotherId } & Graded;
  precision: { readonly n: number } & Graded;
  /** Hero attacks on the boss deal so much more, or less. */
  heroDamage: { readonly n: number } & Graded;
  move: { readonly n: number };
  moveCap: { readonly n: number };
  immovable: Bare;
  ignoreTokens: { readonly tokens: readonly ZoneToken[] };
  onHitPull: { readonly n: number; readonly minRange: number };
  chainWretchPrecision: { readonly n: number };

  // Itoguruma
  resistantInToken: { readonly token: ZoneToken; readonly dtype: DamageType };
  webTrail: Bare;
  isolatedDodge: { readonly n: number };
  threatToIsolated: Bare;
  webTurnsPoison: Bare;

  // Funa-Kuro
  hawser: { readonly n: number };
  tide: { readonly n: number };
  current: { readonly n: number };
  onHitFare: { readonly n: number; readonly sweep: number };
  postsGone: Bare;
  chainHold: { readonly n: number };

  // The Nine-Faced Actor
  cast: { readonly figures: number };
  tearThreat: Bare;
  rearOrUnmasked: { readonly n: number };
  masks: { readonly n: number };
  tearYin: { readonly n: number };
  nightlyChange: Bare;
  burningPaper: Bare;
  intoTheLight: Bare;
  paperCuts: { readonly n: number };

  // Raitora
  stormLines: { readonly n: number };
  highLightning: { readonly n: number };
  stormEye: { readonly at: 'startOfRound' | 'afterHeroTurns' | 'boss' };
  stillPrey: { readonly precision: number; readonly damage: number };
  onHitArc: { readonly n: number };

  // Lady Kugi
  mirrorHalf: Bare;
  nailAtRoundStart: { readonly below: number };
  mirror: { readonly los: boolean; readonly range?: number };
  breakGivesKi: Bare;

  // Aka and Ao
  leftAlone: Bare;
  hammerAndAnvil: { readonly n: number };
  owners: Readonly<Record<Category, readonly BrotherId[]>>;
  shutOut: Bare;
  closesAfterAttack: { readonly n: number };
  welded: { readonly range: number; readonly reduce: number };

  // Gasha-O
  fixedFacing: Bare;
  limbs: Bare;
  blindSides: Bare;
  lockedJoints: Bare;
  pilgrimsMend: Bare;
  hollowBreath: { readonly dmg: number; readonly range: number; readonly loseHp: number };

  // Suzaku Harunobu
  guard: { readonly start: readonly DamageType[] };
  answer: Bare;
  unspentSteel: { readonly precision: number; readonly damage: number };
  bannerShield: { readonly minion: MinionId };
  guardSize: { readonly n: number };
  answerAll: Bare;
  dodgedAnswerOpens: Bare;

  // The Fifth Wanderer
  echo: Bare;
  chorus: { readonly n: number; readonly match: 'same' | 'different' };
  echoTarget: { readonly to: 'threat' | 'writer' | 'afterWriter' };
  writtenDamage: { readonly n: number };

  // The Caged Dawn
  souls: { readonly front: SoulName; readonly rear: SoulName; readonly hp: number };
  soulGift: Bare;
  /** In force only where one brother alone was placed (RR-578). */
  lastBrother: { readonly damage: number; readonly move: number };
  heatAndCold: { readonly n: number; readonly range: number };
  soulRelight: { readonly n: number };
  swapEachRound: Bare;

  // The Devouring Night
  overVoid: Bare;
  endRoundBite: { readonly where: Where | 'edges' };
  openMouth: Bare;
}

export type ModId = keyof Mods;
export type Mod = { [Id in ModId]: { readonly mod: Id } & Mods[Id] }[ModId];
