import { excerptOf } from '@/engine/excerpt';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { parseSave } from '@/engine/save';

import type { Check } from './check';
import { verified } from '../verified';

/** Loading without the checkpoint replays everything, so that is done only now and then. */
const FULL_REPLAY_EVERY = 25;

/** A match saved as text at any moment comes back as it was, and can take back what it could. */
export const checkSaves: Check = ({ game }) => ({
  step({ match }) {
    const count = match.moves.length;
    const text = JSON.stringify(packSave(match.save()));
    const excerpt = excerptOf(JSON.parse(text));
    if (!excerpt) return [`move ${count}: a table finds nothing to go on from`];
    const loaded = Match.load(game, excerpt);
    if (loaded.hash() !== match.hash()) return [`move ${count}: the loaded match is another one`];
    if (loaded.canUndo !== match.canUndo) return [`move ${count}: undo ${match.canUndo} became ${loaded.canUndo} by loading`];
    if (count % FULL_REPLAY_EVERY !== 0 && !match.outcome) return [];
    const written = parseSave(JSON.parse(text));
    return verified(game, written).hash() === match.hash() ? [] : [`move ${count}: replaying the save leads elsewhere`];
  },
});
