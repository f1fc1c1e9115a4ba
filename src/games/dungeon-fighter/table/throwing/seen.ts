import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';

const DOCUMENT = 'dungeon-fighter-explained';
/** What is explained once: every special throw, and how to move about safely. */
export type Explained = RequirementId | 'motion';
const ExplainedSchema = v.array(v.picklist([...REQUIREMENT_IDS, 'motion']));

interface SeenStore {
  readonly explained: readonly Explained[];
  note(things: readonly Explained[]): void;
}

/** What this player has been told already. */
export const useSeen = create<SeenStore>()((set, get) => ({
  explained: readJson(DOCUMENT, ExplainedSchema) ?? [],
  note: (things) => {
    const fresh = things.filter((thing) => !get().explained.includes(thing));
    if (fresh.length === 0) return;
    const explained = [...get().explained, ...fresh];
    set({ explained });
    writeJson(DOCUMENT, explained);
  },
}));
