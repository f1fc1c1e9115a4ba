import * as v from 'valibot';
import { create } from 'zustand';

import type { Seat } from '@/engine/game';
import { readJson, writeJson } from '@/store/storage/document';

const DOCUMENT = 'roll-and-fight/table';
const Schema = v.object({ byHand: v.fallback(v.array(v.number()), []) });

interface Preferences {
  /** Seats whose people take new dice from the supply themselves; for all others the app refills (RF-104). */
  readonly byHand: readonly Seat[];
  toggleRefill(seat: Seat): void;
}

/** How people at this device like their trays. */
export const usePreferences = create<Preferences>()((set, get) => ({
  byHand: readJson(DOCUMENT, Schema)?.byHand ?? [],
  toggleRefill: (seat) => {
    const { byHand } = get();
    const next = byHand.includes(seat) ? byHand.filter((one) => one !== seat) : [...byHand, seat];
    set({ byHand: next });
    writeJson(DOCUMENT, { byHand: next });
  },
}));
