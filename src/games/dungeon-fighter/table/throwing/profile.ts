import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from '@/store/storage/document';

import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';

const DOCUMENT = 'dungeon-fighter-throwing';

/** Each field falls back alone, so one bad value never costs the others. */
const ProfileSchema = v.object({
  /** Throws are made by moving the phone wherever that is possible (DF-179). */
  motion: v.fallback(v.boolean(), false),
  /** Special throws that are made by touch all the same: somebody cannot jump, turn or blow. */
  byTouch: v.fallback(v.array(v.picklist(REQUIREMENT_IDS)), []),
  /** Weak hand, card, palms and borrowed hand with a single finger (DF-201 … DF-203). */
  oneHanded: v.fallback(v.boolean(), false),
  /** The board's centre sounds while one aims, and power is spoken. */
  sonar: v.fallback(v.boolean(), false),
});

export type ThrowProfile = Readonly<v.InferOutput<typeof ProfileSchema>>;

interface ProfileStore extends ThrowProfile {
  change(changes: Partial<ThrowProfile>): void;
}

const DEFAULTS: ThrowProfile = v.parse(ProfileSchema, {});

/** How the people at this device throw. */
export const useThrowProfile = create<ProfileStore>()((set, get) => ({
  ...(readJson(DOCUMENT, ProfileSchema) ?? DEFAULTS),
  change: (changes) => {
    set(changes);
    writeJson(DOCUMENT, v.parse(ProfileSchema, get()));
  },
}));

export const isByTouch = ({ byTouch }: ThrowProfile, ids: readonly RequirementId[]): boolean => ids.some((id) => byTouch.includes(id));

/** The same profile with these throws made by touch, or by motion again. */
export const withTouch = ({ byTouch }: ThrowProfile, ids: readonly RequirementId[], touch: boolean): Pick<ThrowProfile, 'byTouch'> => {
  const others = byTouch.filter((id) => !ids.includes(id));
  return { byTouch: touch ? [...others, ...ids] : others };
};
