import type { BossId } from './bosses';
import type { GangId } from './gangs';
import type { HeroId } from './heroes';
import type { CardId } from './vengeanceCards';

export type Objective =
  | { readonly kind: 'killBoss'; readonly boss: BossId }
  /** Bosses of the gang other than the Big Boss. */
  | { readonly kind: 'killOthers'; readonly gang: GangId; readonly count: number }
  | { readonly kind: 'clearDens'; readonly count: number }
  | { readonly kind: 'calmMind'; readonly cubes: number }
  | { readonly kind: 'killMinions'; readonly count: number }
  | { readonly kind: 'scoreGang'; readonly gang: GangId };

export const GRADES = ['survived', 'vengeance', 'overkill'] as const;
export type Grade = (typeof GRADES)[number];

export interface SoloMission {
  readonly title: string;
  /** Regular Bosses of the deck; the Big Boss is its bottom card. */
  readonly bosses: readonly BossId[];
  readonly bigBoss: BossId;
  readonly suffered: readonly CardId[];
  /** The Vengeance deck. */
  readonly deck: readonly CardId[];
  readonly objectives: readonly Objective[];
  /** Victory points for each grade. */
  readonly grades: Readonly<Record<Grade, number>>;
}

/** In rising difficulty; the first is the beginner's. */
export const SOLO_ORDER: readonly HeroId[] = ['shadowman', 'kaja', 'johnnySilver', 'littleGudrun', 'leaPistolera'];

export const SOLO_MISSIONS: Readonly<Record<HeroId, SoloMission>> = {
  shadowman: {
    title: 'Static',
    bosses: ['kidKarat', 'missDemeanour', 'djVerdict', 'bigSleeps', 'batoman', 'littleDrago', 'chainlink'], bigBoss: 'roxyKween',
    suffered: ['LZ8', 'LZ2', 'LZ4'],
    deck: ['LZ1', 'LZ3', 'LZ5', 'LZ6', 'LZ7', 'LZ9'],
    objectives: [{ kind: 'killBoss', boss: 'roxyKween' }, { kind: 'clearDens', count: 1 }],
    grades: { survived: 17, vengeance: 23, overkill: 28 },
  },
  kaja: {
    title: 'Cut Flowers',
    bosses: ['batoman', 'sisterNeedle', 'ledgerMori', 'tallKenji', 'kidKarat', 'theNotary', 'preacherCole', 'dieselMarge'], bigBoss: 'kazuOno',
    suffered: ['TK1', 'TK8', 'TK5'],
    deck: ['TK2', 'TK3', 'TK4', 'TK6', 'TK7', 'TK9'],
    objectives: [{ kind: 'killBoss', boss: 'kazuOno' }, { kind: 'killOthers', gang: 'tenguKai', count: 2 }],
    grades: { survived: 16, vengeance: 19, overkill: 24 },
  },
  johnnySilver: {
    title: 'Last Encore',
    bosses: ['littleDrago', 'theNotary', 'auntVesna', 'goranTwoCoats', 'kidKarat', 'missDemeanour', 'tallKenji'], bigBoss: 'donZemun',
    suffered: ['ZC9', 'ZC3', 'LZ1'],
    deck: ['ZC1', 'ZC2', 'ZC4', 'ZC5', 'ZC6', 'ZC7', 'ZC8', 'LZ2', 'LZ3', 'LZ4', 'LZ5'],
    objectives: [{ kind: 'killBoss', boss: 'donZemun' }, { kind: 'calmMind', cubes: 2 }],
    grades: { survived: 14, vengeance: 16, overkill: 21 },
  },
  littleGudrun: {
    title: 'The Widow’s Road',
    bosses: ['chainlink', 'dieselMarge', 'preacherCole', 'tankRuiz', 'littleDrago', 'djVerdict', 'sisterNeedle', 'goranTwoCoats'], bigBoss: 'prez',
    suffered: ['HR8', 'HR1', 'HR6'],
    deck: ['HR2', 'HR3', 'HR4', 'HR5', 'HR7', 'HR9'],
    objectives: [{ kind: 'killBoss', boss: 'prez' }, { kind: 'killMinions', count: 18 }],
    grades: { survived: 15, vengeance: 20, overkill: 27 },
  },
  leaPistolera: {
    title: 'Two Families',
    bosses: ['littleDrago', 'theNotary', 'auntVesna', 'goranTwoCoats', 'chainlink', 'preacherCole', 'tankRuiz'], bigBoss: 'donZemun',
    suffered: ['ZC8', 'ZC2', 'HR2'],
    deck: ['ZC1', 'ZC3', 'ZC4', 'ZC5', 'ZC6', 'ZC7', 'ZC9', 'HR1', 'HR3', 'HR6', 'HR7'],
    objectives: [{ kind: 'killBoss', boss: 'donZemun' }, { kind: 'scoreGang', gang: 'zuceClan' }, { kind: 'scoreGang', gang: 'hellRiders' }],
    grades: { survived: 19, vengeance: 21, overkill: 26 },
  },
};
