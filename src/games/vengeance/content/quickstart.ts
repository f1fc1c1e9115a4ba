import type { UpgradeId } from './abilities';
import type { GangId } from './gangs';
import type { HeroId } from './heroes';
import type { CardId } from './vengeanceCards';

/** How a hero starts when the Wronging and the first Montage are skipped. */
export interface Preset {
  readonly inPlay: readonly CardId[];
  readonly ability: UpgradeId;
}

export const PRESETS: Readonly<Record<HeroId, Preset>> = {
  kaja: { inPlay: ['TK1', 'TK5', 'LZ1'], ability: 'axeThrow' },
  shadowman: { inPlay: ['LZ2', 'LZ4', 'TK3'], ability: 'shoulderCharge' },
  littleGudrun: { inPlay: ['ZC2', 'ZC6', 'LZ3'], ability: 'spin' },
  johnnySilver: { inPlay: ['ZC1', 'ZC5', 'LZ6'], ability: 'juggle' },
  leaPistolera: { inPlay: ['TK4', 'TK6', 'LZ7'], ability: 'shootAndScoot' },
};

export const QUICKSTART = {
  /** With two or three players this gang stays out. */
  leftOut: 'hellRiders' satisfies GangId as GangId,
  healedHurt: 2,
  reconTokens: 1,
  handCards: 4,
} as const;
