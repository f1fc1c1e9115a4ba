import type { AnyBox } from '@/engine/box';
import type { AnyMatch } from '@/engine/match';
import { LocalReferee } from '@/referee/localReferee';
import type { SeatPlayer } from '@/store/seats';
import { Session } from '@/table/session/session';
import type { SessionSetup } from '@/table/session/sessionState';

export const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
export const NOOR: SeatPlayer = { name: 'Noor', plays: 'person' };
export const BOT: SeatPlayer = { name: 'Ash', plays: 'easy' };

type Changes = Partial<Omit<SessionSetup, 'box' | 'players'>> & { readonly endIsFinal?: boolean };

/** A screen at a match of this device. */
export function sitDown(box: AnyBox, match: AnyMatch, players: readonly SeatPlayer[], { endIsFinal, ...changes }: Changes = {}) {
  const referee = new LocalReferee({ box, match, endIsFinal });
  const session = new Session({ box, referee, players, seating: 'solo', speed: () => 'instant', botSeed: match.seed, keep: () => undefined, ...changes });
  return { match, referee, session, state: () => session.store.getState() };
}
