import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

/** When an enemy's blow is asked about: always, only where somebody could fall, or never. */
const ASKED = ['always', 'danger', 'never'] as const;
export type Asked = (typeof ASKED)[number];

const DOCUMENT = 'ronins-revenge/battles';
const Schema = v.object({ blows: v.fallback(v.picklist(ASKED), 'always') });

interface Preferences {
  readonly blows: Asked;
  setBlows(blows: Asked): void;
}

/** How people at this device like to be asked in a battle. */
export const usePreferences = create<Preferences>()((set) => ({
  blows: readJson(DOCUMENT, Schema)?.blows ?? 'always',
  setBlows: (blows) => {
    set({ blows });
    writeJson(DOCUMENT, { blows });
  },
}));
