import { Match } from '@/engine/match';
import { BOXES } from '@/games/registry';

import { newId } from './newId';
import { useSaves } from './saves';
import type { SeatPlayer, Sharing } from './seats';

export type Started = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly words: string };

const nameOf = (title: string, players: readonly SeatPlayer[]) =>
  players.length === 1 ? `${title}, alone` : `${title}: ${players.map(({ name }) => name).join(', ')}`;

/** Sets a match up and stores it before the first move, so that the table only ever opens saves. Throws BadInput for bad options. */
export function startMatch(boxId: string, options: unknown, players: readonly SeatPlayer[], sharing?: Sharing): Started {
  const box = BOXES[boxId];
  if (!box) return { ok: false, words: 'This box cannot be opened yet.' };
  const match = Match.create(box.game, options, newId());
  const id = newId();
  const written = useSaves.getState().put(
    { id, name: nameOf(box.game.title, players), game: boxId, players, sharing, createdAt: Date.now(), finished: false, summary: 'Just set up' },
    match.save(),
  );
  return written.ok ? { ok: true, id } : written;
}
