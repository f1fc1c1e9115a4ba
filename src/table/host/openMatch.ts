import type { BoxContents, BoxManifest, FindBox } from '@/box/manifest';
import type { AnyRules } from '@/engine/box';
import { BadInput } from '@/engine/errors';
import { Match, type AnyMatch } from '@/engine/match';
import { isWhole } from '@/engine/reading';
import type { MatchSave } from '@/engine/save';
import { useSaves, type SaveEntry } from '@/store/saves';

export type FoundMatch =
  | { readonly ok: true; readonly entry: SaveEntry; readonly manifest: BoxManifest; readonly contents: BoxContents }
  | { readonly ok: false; readonly words: string };

/** A save and the box it belongs to. */
export function findMatch(findBox: FindBox, id: string): FoundMatch {
  const entry = useSaves.getState().entries.find((candidate) => candidate.id === id);
  if (!entry) return { ok: false, words: 'This match is not on this device any more.' };
  const manifest = findBox(entry.game);
  if (!manifest?.contents) return { ok: false, words: 'This game is not on the shelf.' };
  return { ok: true, entry, manifest, contents: manifest.contents };
}

export type OpenedMatch =
  | {
      readonly ok: true;
      readonly entry: SaveEntry;
      readonly box: AnyRules;
      readonly match: AnyMatch;
      /** A long match went on from its checkpoint; whether its moves lead there has still to be seen. */
      readonly unverified?: MatchSave;
    }
  | { readonly ok: false; readonly words: string };

/** Opens a save for the table or for a replay; trouble comes in words. */
export function openMatch(entry: SaveEntry, box: AnyRules): OpenedMatch {
  try {
    const save = useSaves.getState().load(entry.id);
    const unverified = save.checkpoint && isWhole(save.checkpoint) ? save : undefined;
    return { ok: true, entry, box, match: Match.load(box.game, save), unverified };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, words: error.message };
    throw error;
  }
}
