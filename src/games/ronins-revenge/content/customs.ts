import type { Bare, Steps } from './effects';
import type { AttackCardId, HeroId, LimbId, SquareName, WoundId, ZoneName } from './terms';
import type { Where } from './who';

/**
 * Effects that happen once in the whole box and are written by hand (RR-496): by whom they are used, and what each is
 * told. A boss names the rule that explains each of its own.
 */
interface Customs extends HeroCustoms, ItogurumaCustoms, FunakuroCustoms, NineFacesCustoms, RaitoraCustoms, KugiCustoms, AkaAoCustoms,
  GashaOCustoms, HarunobuCustoms, KurokaiCustoms {
  /** Where the boss starts instead. */
  bossStart: { readonly square: SquareName };
  /** The Move of all its cards. */
  bossMove: { readonly n: number };
  /** The players choose who starts with Threat; that hero gains so much Ki. */
  chooseThreat: { readonly ki?: number };
}

interface HeroCustoms {
  shadowPartner: Bare;
  wolfHour: Bare;
  cutTheRope: Bare;
  wallStepOnce: Bare;
  bentNail: Bare;
}

interface ItogurumaCustoms {
  cocoon: { readonly who: 'target' };
  drainCocoons: { readonly n: number };
  webLoneZones: Bare;
  freeCocoons: Bare;
  cocoonMostIsolated: Bare;
  cocoonsFull: { readonly n: number };
  startFacing: { readonly dir: 'N' | 'E' | 'S' | 'W' };
  fewerThreadlings: { readonly n: number };
  refuseCocoon: Bare;
}

interface FunakuroCustoms {
  sweep: { readonly n: number; readonly who: 'target' | { readonly heroesIn: number } };
  /** Whoever cannot pay suffers `else`. */
  fare: { readonly n: number; readonly who: 'target'; readonly else: Steps };
  keelhaul: { readonly who: 'target' };
  countFares: { readonly n: number };
  highTide: { readonly forRounds: number };
  setTide: { readonly n: number };
  farePrepaid: Bare;
  anchorCut: { readonly rounds: readonly number[] };
  tideStart: { readonly n: number };
  chestStart: { readonly n: number };
  stillWater: Bare;
}

interface NineFacesCustoms {
  turnAbout: { readonly who: 'target' };
  swapFar: Bare;
  turnAll: { readonly to: 'target' | 'threat' };
  quickChange: Bare;
  enter: { readonly n: number };
  nextMask: Bare;
  remask: Bare;
  fireInLight: Bare;
  unmask: Bare;
  revolve: Bare;
  stageCuts: { readonly n: number };
  maskOrderPublic: Bare;
  studied: { readonly n: number; readonly rounds: readonly number[] };
  castShort: Bare;
  startUnmasked: Bare;
  readFigure: Bare;
  keepLooking: Bare;
}

interface RaitoraCustoms {
  arc: { readonly n: number; readonly who: 'target' };
  eyeToThreat: Bare;
  lineShock: { readonly n: number };
  levelStair: Bare;
  eyeIsBoss: Bare;
  calmTheTiger: Bare;
  stormLate: { readonly rounds: readonly number[] };
  quietHigh: { readonly zone: ZoneName };
  skyIron: { readonly n: number };
}

interface KugiCustoms {
  oldWound: { readonly n: number };
  dollPull: { readonly n: number; readonly which: 'target' | 'all' };
  perDoll: { readonly n: number; readonly max: number };
  nailDoll: { readonly who: 'target' | 'threat' };
  mendDolls: { readonly n: number };
  dollsReached: { readonly n: number };
  nearDollPrice: { readonly n: number };
  restockDolls: Bare;
  fifthDoll: { readonly square: SquareName };
  /** Without a hero: all dolls. */
  dollHp: { readonly n: number; readonly hero?: HeroId };
  dollHpPlus: { readonly n: number; readonly hero?: HeroId };
  rootedDoll: Bare;
  sharedNail: Bare;
  sleeveDoll: Bare;
  redCord: Bare;
}

interface AkaAoCustoms {
  brotherCloses: { readonly n: number };
  unwatched: { readonly n: number };
  swapPlaces: Bare;
  onlyAka: Bare;
  noLeftAlone: Bare;
  noFirstImp: Bare;
}

interface GashaOCustoms {
  turnBoss: { readonly n: number };
  addWound: { readonly wound: WoundId };
  hammerIgnoresLimbs: Bare;
  limbBroken: { readonly limb: LimbId };
  threatClosest: { readonly rounds: readonly number[] };
  setAside: { readonly cards: readonly AttackCardId[] };
  farthestIsClosest: Bare;
  darkRoad: { readonly n: number; readonly rounds: readonly number[] };
  mendTwo: Bare;
  nailLimb: Bare;
}

interface HarunobuCustoms {
  dropCube: { readonly who: 'target' };
  coverWeakness: Bare;
  readTheHands: Bare;
  bannermenLeave: Bare;
  alliedBannermen: { readonly squares: readonly SquareName[] };
  cueWritten: Bare;
  wallsDown: { readonly pillars: readonly SquareName[] };
  emptyGuard: Bare;
  setGuard: Bare;
}

/** The three shapes of Kurokai. */
interface KurokaiCustoms {
  showMeAgain: Bare;
  blankReveal: { readonly order: number };
  startBeside: { readonly who: 'sitter' | 'tested' };
  cornerGone: { readonly zone: ZoneName };
  eventLater: Bare;
  noEmpowered: Bare;
  lastWordStrikeOut: { readonly hero: HeroId };
  mirrorSplinter: Bare;
  swapSouls: Bare;
  lastWordSwap: { readonly hero: HeroId };
  bentKey: Bare;
  /** `eat`: at once, without gnawing first. */
  bite: { readonly where: Where | 'corners' | 'edges'; readonly eat?: true };
  snuff: { readonly where: 'nearestToBoss' | 'in1OfSelf' };
  heartClears: Bare;
  lastWordHold: { readonly hero: HeroId };
  sealCrumb: Bare;
}

export type CustomId = keyof Customs;
export type CustomCall = { [Id in CustomId]: { readonly id: Id } & Customs[Id] }[CustomId];
