import type { BotLevel } from '@/engine/box';

/** Who sits in a seat. The rules never know; the table asks a person or lets a bot think. */
export interface SeatPlayer {
  readonly name: string;
  readonly plays: 'person' | BotLevel;
}

export const isPerson = (player: SeatPlayer): boolean => player.plays === 'person';

export const LONGEST_NAME = 20;
