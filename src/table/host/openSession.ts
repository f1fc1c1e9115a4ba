import type { Arriving } from '@/box/arriving';
import type { AnyBox } from '@/engine/box';
import { CLOCK } from '@/engine/game';
import { LocalReferee, type SpentTimes } from '@/referee/localReferee';
import { useRecords } from '@/store/records';
import { useSaves } from '@/store/saves';
import { seatingOf } from '@/store/seats';
import { useSettings } from '@/store/settings';
import type { Written } from '@/store/storage/document';

import { headlineOf } from '../furniture/headline';
import { Session } from '../session/session';
import { featsOf } from './judging';
import { orTrouble, type OpenedMatch } from './openMatch';

type Opened = Extract<OpenedMatch, { ok: true }>;

const OLDER_EDITION = 'This match was begun by older rules. It goes on where it stood; what came before is not told again.';

/** What the saves list keeps about a match besides its moves. */
function keepMatch({ entry, match }: Opened, whole: Arriving<AnyBox>, { gameTable, sharing }: Session, spent: SpentTimes | undefined): Written {
  const outcome = match.outcome;
  const current = useSaves.getState().entries.find(({ id }) => id === entry.id) ?? entry;
  const summary = outcome ? headlineOf(outcome, entry.players) : (gameTable?.summary?.(match.view(CLOCK)) ?? `${match.moveCount} moves`);
  const written = useSaves.getState().put({ ...current, sharing, finished: outcome !== undefined, summary, spent }, match.save());
  if (outcome) {
    const { id, game, players, day } = entry;
    const note = (box?: AnyBox): void => useRecords.getState().noteResult({ match: id, box: game, players, outcome, day, judge: () => (box ? featsOf(box, match, players) : []) });
    // What was achieved is judged by a part that comes late; if it is lost, the result counts all the same.
    if (whole.here) note(whole.here);
    else void whole.load().then(note, () => note());
  }
  return written;
}

/** A saved match with its referee on this device, and a screen at it. */
export function openSession(opened: Opened, whole: Arriving<AnyBox>): Session {
  const { box, match, entry } = opened;
  const referee = new LocalReferee({ box, match, endIsFinal: entry.campaign !== undefined, spent: entry.spent });
  const session: Session = new Session({
    box,
    bots: whole,
    referee,
    players: entry.players,
    seating: seatingOf(entry.players, entry.sharing),
    speed: () => useSettings.getState().speed,
    botSeed: match.seed,
    // A match whose past cannot be read after all is not written over: it stays as it was.
    keep: () => orTrouble(() => keepMatch(opened, whole, session, referee.spent())),
  });
  if (match.earlier) session.note(OLDER_EDITION);
  return session;
}
