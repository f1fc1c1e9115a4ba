import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

/** When an enemy's blow is asked about: always, only where somebody could fall, or never. */
const ASKED = ['always', 'danger', 'never'] as const;
export type Asked = (typeof ASKED)[number];

/** When a card that interrupts is asked about at other moments. */
const ASKED_ELSEWHERE = ['always', 'never'] as const;
export type AskedElsewhere = (typeof ASKED_ELSEWHERE)[number];

const DOCUMENT = 'ronins-revenge/battles';
const Schema = v.object({ blows: v.fallback(v.picklist(ASKED), 'always'), moments: v.fallback(v.picklist(ASKED_ELSEWHERE), 'always') });

export interface Asking {
  readonly blows: Asked;
  readonly moments: AskedElsewhere;
}

interface Preferences extends Asking {
  prefer(changes: Partial<Asking>): void;
}

const USUAL: Asking = { blows: 'always', moments: 'always' };

/** How people at this device like to be asked in a battle. */
export const usePreferences = create<Preferences>()((set, get) => ({
  ...USUAL,
  ...readJson(DOCUMENT, Schema),
  prefer: (changes) => {
    set(changes);
    const { blows, moments } = get();
    writeJson(DOCUMENT, { blows, moments });
  },
}));
