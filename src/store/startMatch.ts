import { Match } from '@/engine/match';
import { BOXES } from '@/games/registry';

import { newId } from './newId';
import { useRecords } from './records';
import { useSaves } from './saves';
import type { SeatPlayer, Sharing } from './seats';

export type Started = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly words: string };

/** A match of a daily game: its seed is not left to chance, and its result is kept under the day. */
export interface Daily {
  readonly day: string;
  readonly seed: string;
}

const nameOf = (title: string, players: readonly SeatPlayer[], daily: Daily | undefined) => {
  if (daily) return `${title}, ${daily.day}`;
  return players.length === 1 ? `${title}, alone` : `${title}: ${players.map(({ name }) => name).join(', ')}`;
};

/** Sets a match up and stores it before the first move, so that the table only ever opens saves. Throws BadInput for bad options. */
export function startMatch(boxId: string, options: unknown, players: readonly SeatPlayer[], sharing?: Sharing, daily?: Daily): Started {
  const box = BOXES[boxId];
  if (!box) return { ok: false, words: 'This box cannot be opened yet.' };
  const match = Match.create(box.game, options, daily?.seed ?? newId());
  const id = newId();
  const written = useSaves.getState().put(
    { id, name: nameOf(box.game.title, players, daily), game: boxId, players, sharing, day: daily?.day, createdAt: Date.now(), finished: false, summary: 'Just set up' },
    match.save(),
  );
  if (!written.ok) return written;
  if (daily) useRecords.getState().noteDayStarted(boxId, daily.day, id);
  return { ok: true, id };
}
