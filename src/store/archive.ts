import { UnreadableSave } from '@/engine/save';

import { insideOf, readEnvelope, writeEnvelope, type Entry, type EnvelopeKind, type Label, type Opened } from './envelope';
import { LabelIndex } from './labelIndex';
import { newId } from './newId';
import { sealed } from './sealing';
import { currentVault } from './storage/current';
import { WRITTEN, attempt, parseJson, type Written } from './storage/document';

export interface ExportedFile {
  readonly fileName: string;
  readonly text: string;
  readonly isSealed: boolean;
}

/** What is new about an entry; the time is stamped when it is stored. */
export type EntryDraft<L extends Label> = Omit<Entry<L>, 'updatedAt' | 'unreadable'>;

/** What lies in one folder of the vault, as far as a screen needs to know. */
export interface ArchiveState<L extends Label> {
  /** Newest first; unreadable ones are among them, with the reason in words. */
  readonly entries: readonly Entry<L>[];
  readonly lastRemoved?: { readonly entry: Entry<L>; readonly text: string };
}

export interface ArchiveStore<L extends Label, B> extends ArchiveState<L> {
  /** Throws UnreadableSave, in words. */
  load(id: string): B;
  rename(id: string, name: string): Written;
  remove(id: string): void;
  undoRemove(): Written;
  /** What is passed on: in the open when it is over, under a seal while it is being played. */
  exportFile(id: string): ExportedFile | undefined;
  /** Border: what a file holds, under a new id; nothing is stored. */
  readFile(raw: unknown): Opened<L, B>;
}

interface Shelf<L extends Label> {
  get(): ArchiveState<L>;
  set(changes: Partial<ArchiveState<L>>): void;
}

const newestFirst = <L extends Label>(entries: readonly Entry<L>[]) => [...entries].sort((a, b) => b.updatedAt - a.updatedAt);
const without = <L extends Label>(entries: readonly Entry<L>[], id: string) => entries.filter((entry) => entry.id !== id);

/** Keeps things of one kind in the vault, and a list of their labels for the screens. */
export class Archive<L extends Label, B> {
  constructor(
    private readonly kind: EnvelopeKind<L, B>,
    private readonly shelf: Shelf<L>,
  ) {}

  /** Lists what is there from the index; only what has changed since it was written is read itself. */
  open(): void {
    const { folder } = this.kind;
    const ids = currentVault().names(folder).map((name) => name.slice(folder.length));
    const index = new LabelIndex(this.kind);
    const entries = ids.map((id) => index.find(id) ?? this.read(id, this.textOf(id) ?? '').entry);
    index.write(entries);
    this.shelf.set({ entries: newestFirst(entries), lastRemoved: undefined });
  }

  /** What lies in an envelope as it was written, looked over by nobody. */
  inside(id: string): unknown {
    return insideOf(this.kind, parseJson(this.textOf(id) ?? ''));
  }

  /** Stores something under its entry's id, new or not. */
  store(entry: Entry<L>, body: unknown): Written {
    return this.storeText(entry, writeEnvelope(this.kind, entry, body));
  }

  /** What a screen may do with what is kept. */
  readonly actions: Omit<ArchiveStore<L, B>, keyof ArchiveState<L>> = {
    load: (id) => {
      const text = this.textOf(id);
      if (text === undefined) throw new UnreadableSave('damaged', this.kind.words.gone);
      const { entry, body } = this.read(id, text);
      if (!body) throw new UnreadableSave(entry.unreadable?.reason ?? 'damaged', entry.unreadable?.words ?? this.kind.words.damaged);
      return body;
    },

    rename: (id, name) => {
      const { entry, body, written } = this.read(id, this.textOf(id) ?? '');
      if (!body) return { ok: false, words: entry.unreadable?.words ?? this.kind.words.gone };
      return this.store({ ...entry, name: name.trim() || entry.name }, written);
    },

    remove: (id) => {
      const entry = this.entryOf(id);
      const text = this.textOf(id);
      currentVault().remove(this.kind.folder + id);
      this.shelf.set({ entries: without(this.shelf.get().entries, id), lastRemoved: entry && text !== undefined ? { entry, text } : undefined });
    },

    undoRemove: () => {
      const removed = this.shelf.get().lastRemoved;
      if (!removed) return WRITTEN;
      const written = this.storeText(removed.entry, removed.text);
      if (written.ok) this.shelf.set({ lastRemoved: undefined });
      return written;
    },

    exportFile: (id) => {
      const text = this.textOf(id);
      const entry = this.entryOf(id);
      if (text === undefined || !entry) return undefined;
      const safeName = entry.name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
      const isSealed = entry.unreadable !== undefined || !this.kind.isOver(entry);
      return {
        fileName: `${safeName || this.kind.words.fileName}${isSealed ? '.sealed' : ''}.grudge.json`,
        text: isSealed ? sealed(text, this.kind.words.sealed) : text,
        isSealed,
      };
    },

    readFile: (raw) => readEnvelope(this.kind, newId(), raw),
  };

  private read(id: string, text: string) {
    return readEnvelope(this.kind, id, parseJson(text));
  }

  private textOf(id: string): string | undefined {
    return currentVault().read(this.kind.folder + id);
  }

  private entryOf(id: string): Entry<L> | undefined {
    return this.shelf.get().entries.find((entry) => entry.id === id);
  }

  private storeText(entry: Entry<L>, text: string): Written {
    const written = attempt(() => currentVault().write(this.kind.folder + entry.id, text));
    if (written.ok) this.shelf.set({ entries: newestFirst([entry, ...without(this.shelf.get().entries, entry.id)]) });
    return written;
  }
}
