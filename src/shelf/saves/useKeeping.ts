import { useState } from 'react';

import { importFile } from '@/box/importFile';
import { findBox } from '@/games';
import type { CampaignEntry } from '@/store/campaigns';
import { FOLDERS, handOverKept, type Kept } from '@/store/exchange';
import { chooseFile } from '@/store/files';
import type { SaveEntry } from '@/store/saves';
import type { Written } from '@/store/storage/document';
import { doAlone } from '@/store/windows/holding';

interface Message {
  readonly words: string;
  undo?(): Written;
}

/** What can be done with anything that is kept. */
interface Keeper {
  rename(id: string, name: string): Written;
  remove(id: string): void;
  undoRemove(): Written;
}

interface Named extends Pick<SaveEntry, 'id' | 'name'> {
  readonly kind: Kept;
}

interface Renaming extends Named {
  readonly keeper: Keeper;
}

/** Bringing in, giving away, naming and deleting what is on this device, and what there is to say about it. */
export function useKeeping() {
  const [message, setMessage] = useState<Message>();
  const [renaming, setRenaming] = useState<Renaming>();
  const tell = (written: Written | undefined) => setMessage(written?.ok === false ? { words: written.words } : undefined);
  /** What another window has on its table is left alone: it would be written over, or come back. */
  const unlessOpen = async ({ kind, id, name }: Named, act: () => void) => {
    if (!(await doAlone(`${FOLDERS[kind]}${id}`, act))) setMessage({ words: `“${name}” is open in another window. Leave the table there first.` });
  };
  const takeOut = async (kind: Kept, id: string) => {
    const words = await handOverKept(kind, id);
    if (words !== undefined) setMessage({ words });
  };
  return {
    message,
    renaming,
    forgetMessage: () => setMessage(undefined),
    undo: message?.undo && (() => tell(message.undo?.())),
    takeIn: async () => {
      const chosen = await chooseFile();
      if (chosen === undefined) return;
      const imported = 'words' in chosen ? { ok: false as const, ...chosen } : await importFile(findBox, chosen.text);
      setMessage({ words: imported.ok ? `The ${imported.kind} is on the list now.` : imported.words });
    },
    giveName: async (name: string) => {
      setRenaming(undefined);
      if (renaming) await unlessOpen(renaming, () => tell(renaming.keeper.rename(renaming.id, name)));
    },
    stopRenaming: () => setRenaming(undefined),
    /** What the card of an entry can do, whatever it is. */
    actionsFor: (kind: Kept, keeper: Keeper, { id, name, unreadable }: SaveEntry | CampaignEntry) => ({
      ...(!unreadable && { onRename: () => setRenaming({ id, name, kind, keeper }) }),
      onExport: () => void takeOut(kind, id),
      onRemove: () =>
        void unlessOpen({ kind, id, name }, () => {
          keeper.remove(id);
          setMessage({ words: `“${name}” is deleted.`, undo: () => keeper.undoRemove() });
        }),
    }),
  };
}
