import type { Arriving } from '@/box/arriving';
import type { BoxContents, BoxManifest, FindBox } from '@/box/manifest';
import { rulesFor } from '@/box/preparing';
import type { AnyRules } from '@/engine/box';
import { BadInput } from '@/engine/errors';
import type { SaveExcerpt } from '@/engine/excerpt';
import { Match, type AnyMatch } from '@/engine/match';
import { migrateSave, type MatchSave } from '@/engine/save';
import { useSaves, type SaveEntry } from '@/store/saves';

export type FoundMatch =
  | {
      readonly ok: true;
      readonly entry: SaveEntry;
      readonly save: MatchSave | SaveExcerpt;
      readonly manifest: BoxManifest;
      readonly contents: BoxContents;
      /** With what this match needs of them. */
      readonly rules: Arriving<AnyRules>;
    }
  | Trouble;
interface Trouble {
  readonly ok: false;
  readonly words: string;
}

/** Whatever is wrong with a save, in words. */
export function orTrouble<T>(open: () => T): T | Trouble {
  try {
    return open();
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, words: error.message };
    throw error;
  }
}

/** A save and the box it belongs to; trouble comes in words. */
export function findMatch(findBox: FindBox, id: string): FoundMatch {
  const entry = useSaves.getState().entries.find((candidate) => candidate.id === id);
  if (!entry) return { ok: false, words: 'This match is not on this device any more.' };
  const manifest = findBox(entry.game);
  if (!manifest?.contents) return { ok: false, words: 'This game is not on the shelf.' };
  const { contents } = manifest;
  return orTrouble(() => {
    const save = useSaves.getState().loadForTable(id);
    const rules = rulesFor(contents.rules, (game) => game.parseOptions('moves' in save ? migrateSave(game, save).options : save.options));
    return { ok: true, entry, save, manifest, contents, rules };
  });
}

export type OpenedMatch =
  | {
      readonly ok: true;
      readonly entry: SaveEntry;
      readonly box: AnyRules;
      readonly match: AnyMatch;
      /** It went on from its checkpoint; whether its moves lead there has still to be seen. */
      readonly save: MatchSave | SaveExcerpt;
    }
  | Trouble;

/** Opens a save for the table or for a replay; trouble comes in words. */
export const openMatch = ({ entry, save }: Pick<Extract<FoundMatch, { ok: true }>, 'entry' | 'save'>, box: AnyRules): OpenedMatch =>
  orTrouble(() => ({ ok: true, entry, box, match: Match.load(box.game, save), save }));
