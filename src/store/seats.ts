import type { BotLevel } from '@/engine/box';

/** Who sits in a seat. The rules never know; the table asks a person or lets a bot think. */
export interface SeatPlayer {
  readonly name: string;
  readonly plays: 'person' | BotLevel;
  /** Of a computer player: one of the box's temperaments. */
  readonly temperament?: string;
}

export const isPerson = (player: SeatPlayer): boolean => player.plays === 'person';

/** How several people share one device: handed round, or lying between them. */
export const SHARINGS = ['pass', 'around'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Alone (or against bots), or in one of the ways to share. */
export type Seating = 'solo' | Sharing;

export const isShared = (players: readonly SeatPlayer[]): boolean => players.filter(isPerson).length > 1;

export const seatingOf = (players: readonly SeatPlayer[], sharing: Sharing = 'pass'): Seating => (isShared(players) ? sharing : 'solo');

export const LONGEST_NAME = 20;

const BOT_NAMES = ['Ash', 'Birch', 'Cedar', 'Dorn', 'Ember', 'Flint'] as const;

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? `Bot ${seat + 1}`;

/** One person and easy bots: how *Play now* fills the seats. A name, not “You”: the log says “Player 1 rolls”. */
export const defaultPlayers = (seats: number): readonly SeatPlayer[] =>
  Array.from({ length: seats }, (_, seat): SeatPlayer => (seat === 0 ? { name: 'Player 1', plays: 'person' } : { name: botName(seat), plays: 'easy' }));
