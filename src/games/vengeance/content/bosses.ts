import type { GangId } from './gangs';
import { minionsIn, type MinionType } from './minions';

/** What a Big Boss does besides the gang's ability. */
export type Power =
  /** Hurt to the hero when killed. */
  | { readonly kind: 'deathHurt'; readonly hurt: number }
  /** Shots do no damage. */
  | { readonly kind: 'shotProof' }
  /** No Items in the boss zone while alive. */
  | { readonly kind: 'noItems' }
  /** Deals this much Hurt. */
  | { readonly kind: 'hurt'; readonly hurt: number };

export interface Boss {
  readonly name: string;
  readonly gang: GangId;
  readonly health: number;
  /** Minions that stand with the Boss. */
  readonly escort: readonly MinionType[];
  /** Total victory points for one, two, three scored copies. */
  readonly ladder: readonly number[];
  readonly power?: Power;
  readonly words: string;
}

const boss = (name: string, gang: GangId, health: number, escort: string, ladder: readonly number[], words: string): Boss => ({
  name, gang, health, escort: minionsIn(escort), ladder, words,
});
const bigBoss = (name: string, gang: GangId, health: number, escort: string, power: Power, words: string): Boss => ({
  ...boss(name, gang, health, escort, [5, 10], words), power,
});

export const BOSSES = {
  batoman: boss('Batoman', 'tenguKai', 2, 'g', [2, 4, 7], 'Teaches manners with a stick.'),
  sisterNeedle: boss('Sister Needle', 'tenguKai', 2, 'gn', [3, 6], 'Mends kimonos and breaks people.'),
  ledgerMori: boss('Ledger Mori', 'tenguKai', 2, 'hh', [3], 'Every debt is in the book, and the book is heavy.'),
  tallKenji: boss('Tall Kenji', 'tenguKai', 3, 'g', [4], 'Looks down on everybody, mostly from rooftops.'),
  kazuOno: bigBoss('Kazu Ono', 'tenguKai', 3, 'gh', { kind: 'deathHurt', hurt: 2 }, 'The Chairman never leaves without the last word: 2 Hurt when he dies.'),
  littleDrago: boss('Little Drago', 'zuceClan', 2, 'g', [2, 4, 7], 'Drives the car nobody wants to ride in.'),
  theNotary: boss('The Notary', 'zuceClan', 2, 'gn', [3, 6], 'Has your signature already.'),
  auntVesna: boss('Aunt Vesna', 'zuceClan', 2, 't', [3], 'Eat first, she says, and locks the door.'),
  goranTwoCoats: boss('Goran Two-Coats', 'zuceClan', 3, 'h', [4], 'One coat for the street, one for the work.'),
  donZemun: bigBoss('Don Zemun', 'zuceClan', 3, 'gb', { kind: 'shotProof' }, 'Bullets are beneath him: Shots do no damage.'),
  chainlink: boss('Chainlink', 'hellRiders', 2, 'b', [2, 4, 7], 'Guards the gate and swings it.'),
  dieselMarge: boss('Diesel Marge', 'hellRiders', 2, 'gg', [3, 6], 'Warms her hands on other people’s engines.'),
  preacherCole: boss('Preacher Cole', 'hellRiders', 2, 'h', [3], 'Blesses the road and those who lie on it.'),
  tankRuiz: boss('Tank Ruiz', 'hellRiders', 3, 't', [4], 'Parks where he likes, on whom he likes.'),
  prez: bigBoss('Prez', 'hellRiders', 4, 'g', { kind: 'noItems' }, 'Empty your pockets: no Items in his zone while he lives.'),
  kidKarat: boss('Kid Karat', 'lordz', 2, 'n', [2, 4, 7], 'All of it is real except the smile.'),
  missDemeanour: boss('Miss Demeanour', 'lordz', 2, 'gh', [3, 6], 'Reads everything and answers nothing.'),
  djVerdict: boss('DJ Verdict', 'lordz', 2, 'gb', [3], 'When the music stops, somebody is guilty.'),
  bigSleeps: boss('Big Sleeps', 'lordz', 3, 't', [4], 'Tells one story, and nobody heard the end.'),
  roxyKween: bigBoss('Roxy Kween', 'lordz', 3, 'gh', { kind: 'hurt', hurt: 2 }, 'The queen hits twice as hard: 2 Hurt.'),
} satisfies Record<string, Boss>;

export type BossId = keyof typeof BOSSES;
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[];
const BOSS_TABLE: Readonly<Record<BossId, Boss>> = BOSSES;
export const bossOf = (id: BossId): Boss => BOSS_TABLE[id];
export const isBigBoss = (id: BossId): boolean => bossOf(id).power !== undefined;
export const bossesOf = (gang: GangId): readonly BossId[] => BOSS_IDS.filter((id) => BOSSES[id].gang === gang);
export const BIG_BOSSES: Readonly<Record<GangId, BossId>> = { tenguKai: 'kazuOno', zuceClan: 'donZemun', hellRiders: 'prez', lordz: 'roxyKween' };
