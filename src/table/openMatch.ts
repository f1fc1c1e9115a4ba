import type { AnyBox } from '@/engine/box';
import { BadInput } from '@/engine/errors';
import { Match } from '@/engine/match';
import { isWhole } from '@/engine/reading';
import type { MatchSave } from '@/engine/save';
import { useSaves, type SaveEntry } from '@/store/saves';

import type { Library } from './library';
import type { AnyMatch } from './session/sessionState';

export type OpenedMatch =
  | {
      readonly ok: true;
      readonly entry: SaveEntry;
      readonly box: AnyBox;
      readonly match: AnyMatch;
      /** A long match went on from its checkpoint; whether its moves lead there has still to be seen. */
      readonly unproven?: MatchSave;
    }
  | { readonly ok: false; readonly words: string };

/** Opens a save for the table or for a replay; trouble comes in words. */
export function openMatch(library: Library, id: string): OpenedMatch {
  const saves = useSaves.getState();
  const entry = saves.entries.find((candidate) => candidate.id === id);
  if (!entry) return { ok: false, words: 'This match is not on this device any more.' };
  const box = library.boxes[entry.game];
  if (!box) return { ok: false, words: 'This game is not on the shelf.' };
  try {
    const save = saves.load(id);
    const unproven = save.checkpoint && isWhole(save.checkpoint) ? save : undefined;
    return { ok: true, entry, box, match: Match.load(box.game, save), unproven };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, words: error.message };
    throw error;
  }
}
