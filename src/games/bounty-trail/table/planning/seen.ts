import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

const DOCUMENT = 'bounty-trail-drawn';

interface SeenStore {
  /** A path has been drawn and locked on this device. */
  readonly drawn: boolean;
  noteDrawn(): void;
}

/** Whether anybody here needs to be shown how a path is drawn. */
export const useSeen = create<SeenStore>()((set, get) => ({
  drawn: readJson(DOCUMENT, v.boolean()) ?? false,
  noteDrawn: () => {
    if (get().drawn) return;
    set({ drawn: true });
    writeJson(DOCUMENT, true);
  },
}));
