import { arrived } from '@/box/arriving';
import type { AnyBox } from '@/engine/box';
import type { AnyMatch } from '@/engine/match';
import { LocalReferee } from '@/referee/localReferee';
import type { Referee } from '@/referee/referee';
import type { SeatPlayer } from '@/store/seats';
import { Session } from '@/table/session/session';
import type { SessionSetup } from '@/table/session/sessionState';
import { Desk } from '@tests/kit/remote/desk';
import { faultyWire } from '@tests/kit/remote/faultyWire';
import { RemoteReferee } from '@tests/kit/remote/remoteReferee';

export const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
export const NOOR: SeatPlayer = { name: 'Noor', plays: 'person' };
export const BOT: SeatPlayer = { name: 'Ash', plays: 'easy' };

export type Changes = Partial<Omit<SessionSetup, 'box' | 'players'>> & { readonly endIsFinal?: boolean };

function screenAt(referee: Referee, box: AnyBox, match: AnyMatch, players: readonly SeatPlayer[], changes: Changes) {
  const session = new Session({ box, bots: arrived(box), referee, players, seating: 'solo', speed: () => 'instant', botSeed: match.seed, keep: () => undefined, ...changes });
  return { match, referee, session, state: () => session.store.getState() };
}

/** A screen at a match of this device. */
export const sitDown = (box: AnyBox, match: AnyMatch, players: readonly SeatPlayer[], { endIsFinal, ...changes }: Changes = {}) =>
  screenAt(new LocalReferee({ box, match, endIsFinal }), box, match, players, changes);

/** Something that may take its time on a bad wire; needs fake timers. */
export async function heard<T>(answer: Promise<T>): Promise<T> {
  let isHere = false;
  void answer.then(() => (isHere = true));
  await Promise.resolve();
  for (let tries = 0; tries < 2000 && !isHere; tries++) await jest.advanceTimersByTimeAsync(20);
  return answer;
}

/** A screen at a match elsewhere, at the end of a wire that delays, reorders, repeats and loses what is said. */
async function sitDownAfar(box: AnyBox, match: AnyMatch, players: readonly SeatPlayer[], { endIsFinal, ...changes }: Changes = {}) {
  const wire = faultyWire(`wire ${match.seed}`);
  new Desk(new LocalReferee({ box, match, endIsFinal }), players.map((_, seat) => seat), wire.referee);
  return screenAt(await heard(RemoteReferee.connect(wire.client)), box, match, players, changes);
}

/** Every test of a table runs at both. */
export const PLACES = [
  ['at this device', async (...seat: Parameters<typeof sitDown>) => sitDown(...seat)],
  ['at the end of a bad wire', sitDownAfar],
] as const;
