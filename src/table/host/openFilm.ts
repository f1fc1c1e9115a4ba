import { Replayer } from '@/engine/replayer';
import { Film } from '@/referee/film';

import { whoWatches } from '../session/eyes';
import type { OpenedMatch } from './openMatch';

/** A match of this device as a film, for whoever may watch it. */
export const openFilm = ({ box, match, entry }: Extract<OpenedMatch, { ok: true }>): Film => new Film(box, Replayer.ofMatch(match), whoWatches(entry.players, match.outcome !== undefined));
