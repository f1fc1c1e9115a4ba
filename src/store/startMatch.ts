import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
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

/** Computer players whose temperament nobody has chosen are dealt one; people and games without temperaments have none. */
function withTemperaments({ temperaments = {} }: AnyBox, players: readonly SeatPlayer[], seed: string): readonly SeatPlayer[] {
  const ids = Object.keys(temperaments);
  const random = Random.fromSeed(`${seed}/temperaments`);
  return players.map(({ name, plays, temperament }) => {
    if (plays === 'person' || ids.length === 0) return { name, plays };
    const dealt = random.pick(ids);
    return { name, plays, temperament: temperament !== undefined && ids.includes(temperament) ? temperament : dealt };
  });
}

/** Sets a match up and stores it before the first move, so that the table only ever opens saves. Throws BadInput for bad options. */
export function startMatch(boxId: string, options: unknown, invited: readonly SeatPlayer[], sharing?: Sharing, daily?: Daily): Started {
  const box = BOXES[boxId];
  if (!box) return { ok: false, words: 'This box cannot be opened yet.' };
  const match = Match.create(box.game, options, daily?.seed ?? newId());
  const players = withTemperaments(box, invited, match.seed);
  const id = newId();
  const written = useSaves.getState().put(
    { id, name: nameOf(box.game.title, players, daily), game: boxId, players, sharing, day: daily?.day, createdAt: Date.now(), finished: false, summary: 'Just set up' },
    match.save(),
  );
  if (!written.ok) return written;
  if (daily) useRecords.getState().noteDayStarted(boxId, daily.day, id);
  return { ok: true, id };
}
