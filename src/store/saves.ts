import { create } from 'zustand';

import type { AnyGame } from '@/engine/game';
import { packSave, replayLimit } from '@/engine/packing';
import { UnreadableSave, type MatchSave } from '@/engine/save';

import { newId } from './newId';
import { readEnvelope, writeEnvelope, type KnownGames, type SaveEntry } from './saveDocument';
import { currentVault } from './storage/current';
import { attempt, type Written } from './storage/document';

export type { SaveEntry, Unreadable } from './saveDocument';

const FOLDER = 'save/';
const documentOf = (id: string) => FOLDER + id;

const SMALLEST_FILE_NAME = 'match';
const NOT_OURS = 'This file is not a Grudgebox match.';

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly words: string };

interface Removed {
  readonly entry: SaveEntry;
  readonly text: string;
}

interface SavesStore {
  /** Newest first; unreadable saves are among them, with the reason in words. */
  readonly entries: readonly SaveEntry[];
  readonly lastRemoved?: Removed;
  /** Reads what is there. Matches of a newer version of a known game are listed as such. */
  open(known?: KnownGames): void;
  /** Throws UnreadableSave, in words. */
  load(id: string): MatchSave;
  /** Stores a match under its entry's id, new or not; the time is stamped here. */
  put(entry: Omit<SaveEntry, 'updatedAt' | 'unreadable'>, save: MatchSave, game?: Pick<AnyGame, 'replayUpTo'>): Written;
  rename(id: string, name: string): Written;
  remove(id: string): void;
  undoRemove(): Written;
  exportFile(id: string): { readonly fileName: string; readonly text: string } | undefined;
  importText(text: string): Imported;
}

const newestFirst = (entries: readonly SaveEntry[]) => [...entries].sort((a, b) => b.updatedAt - a.updatedAt);
const without = (entries: readonly SaveEntry[], id: string) => entries.filter((entry) => entry.id !== id);

export const useSaves = create<SavesStore>()((set, get) => {
  let known: KnownGames = () => undefined;
  const readText = (id: string) => currentVault().read(documentOf(id));

  const store = (entry: SaveEntry, text: string): Written => {
    const written = attempt(() => currentVault().write(documentOf(entry.id), text));
    if (written.ok) set({ entries: newestFirst([entry, ...without(get().entries, entry.id)]) });
    return written;
  };

  return {
    entries: [],

    open: (games = known) => {
      known = games;
      const vault = currentVault();
      const ids = vault.names(FOLDER).map((name) => name.slice(FOLDER.length));
      set({ entries: newestFirst(ids.map((id) => readEnvelope(id, readText(id) ?? '', known).entry)), lastRemoved: undefined });
    },

    load: (id) => {
      const text = readText(id);
      if (text === undefined) throw new UnreadableSave('damaged', 'This match is not on this device any more.');
      const { entry, match } = readEnvelope(id, text, known);
      if (!match) throw new UnreadableSave(entry.unreadable?.reason ?? 'damaged', entry.unreadable?.words ?? 'This save is damaged.');
      return match;
    },

    put: (draft, save, game) => {
      const entry: SaveEntry = { ...draft, updatedAt: Date.now() };
      return store(entry, writeEnvelope(entry, packSave(save, replayLimit(game))));
    },

    rename: (id, name) => {
      const text = readText(id);
      const { entry, match, written } = readEnvelope(id, text ?? '', known);
      if (!match) return { ok: false, words: entry.unreadable?.words ?? 'This match is not on this device any more.' };
      const renamed = { ...entry, name: name.trim() || entry.name };
      return store(renamed, writeEnvelope(renamed, written));
    },

    remove: (id) => {
      const entry = get().entries.find((candidate) => candidate.id === id);
      const text = readText(id);
      currentVault().remove(documentOf(id));
      set({ entries: without(get().entries, id), lastRemoved: entry && text !== undefined ? { entry, text } : undefined });
    },

    undoRemove: () => {
      const removed = get().lastRemoved;
      if (!removed) return { ok: true };
      const written = store(removed.entry, removed.text);
      if (written.ok) set({ lastRemoved: undefined });
      return written;
    },

    exportFile: (id) => {
      const text = readText(id);
      const entry = get().entries.find((candidate) => candidate.id === id);
      if (text === undefined || !entry) return undefined;
      const safeName = entry.name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
      return { fileName: `${safeName || SMALLEST_FILE_NAME}.grudge.json`, text };
    },

    importText: (text) => {
      const id = newId();
      const { entry, match, written: file } = readEnvelope(id, text, known);
      if (!match) return { ok: false, words: entry.unreadable?.reason === 'newer' ? entry.unreadable.words : `${NOT_OURS} ${entry.unreadable?.words ?? ''}`.trim() };
      // Somebody else's try at a daily game is not one of this device's.
      const imported = { ...entry, game: match.game, day: undefined, updatedAt: Date.now() };
      const written = store(imported, writeEnvelope(imported, file));
      return written.ok ? { ok: true, id } : written;
    },
  };
});
