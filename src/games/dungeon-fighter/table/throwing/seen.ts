import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';

const DOCUMENT = 'dungeon-fighter-explained';
/** What is explained once: every special throw, and how to move about safely. */
export type Explained = RequirementId | 'motion';
const ExplainedSchema = v.array(v.picklist([...REQUIREMENT_IDS, 'motion']));

const THROWN_DOCUMENT = 'dungeon-fighter-thrown';
/** What has been thrown at least once; `plain`: nothing special was asked for. */
export type Thrown = RequirementId | 'plain';
const ThrownSchema = v.array(v.picklist([...REQUIREMENT_IDS, 'plain']));
const asThrown = (ids: readonly RequirementId[]): readonly Thrown[] => (ids.length > 0 ? ids : ['plain']);

interface SeenStore {
  readonly explained: readonly Explained[];
  readonly thrown: readonly Thrown[];
  note(things: readonly Explained[]): void;
  /** A throw was made: it needs no explaining and no showing any more. */
  noteThrow(ids: readonly RequirementId[]): void;
}

/** What this player has been told already. */
export const useSeen = create<SeenStore>()((set, get) => ({
  explained: readJson(DOCUMENT, ExplainedSchema) ?? [],
  thrown: readJson(THROWN_DOCUMENT, ThrownSchema) ?? [],
  note: (things) => {
    const fresh = things.filter((thing) => !get().explained.includes(thing));
    if (fresh.length === 0) return;
    const explained = [...get().explained, ...fresh];
    set({ explained });
    writeJson(DOCUMENT, explained);
  },
  noteThrow: (ids) => {
    get().note(ids);
    const fresh = asThrown(ids).filter((id) => !get().thrown.includes(id));
    if (fresh.length === 0) return;
    const thrown = [...get().thrown, ...fresh];
    set({ thrown });
    writeJson(THROWN_DOCUMENT, thrown);
  },
}));

/** Whether all of this has been thrown before on this device. */
export const useHasThrown = (ids: readonly RequirementId[]): boolean => useSeen(({ thrown }) => asThrown(ids).every((id) => thrown.includes(id)));
