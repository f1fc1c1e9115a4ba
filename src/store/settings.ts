import * as v from 'valibot';
import { create } from 'zustand';

import { readJson, writeJson } from './storage/document';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const DOCUMENT = 'settings';
const between = (low: number, high: number) => v.pipe(v.number(), v.minValue(low), v.maxValue(high));

/** Each field falls back alone, so one bad value never costs the others. */
const SettingsSchema = v.object({
  haptics: v.fallback(v.boolean(), true),
  sound: v.fallback(v.boolean(), true),
  volume: v.fallback(between(0, 1), 0.7),
  /** No sound and no haptics at all, in one switch for the meeting. */
  quiet: v.fallback(v.boolean(), false),
  motionSensors: v.fallback(v.boolean(), true),
  motionSensitivity: v.fallback(between(0.5, 2), 1),
  reducedMotion: v.fallback(v.picklist(['system', 'on', 'off']), 'system'),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  leftHanded: v.fallback(v.boolean(), false),
  textScale: v.fallback(between(1, 2), 1),
  /** The letters of a story, besides those of the app. */
  readingScale: v.fallback(between(0.5, 2), 1),
  palette: v.fallback(v.picklist(['standard', 'colourBlind']), 'standard'),
  theme: v.fallback(v.picklist(['system', 'dark', 'light']), 'dark'),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

export const DEFAULTS: Settings = v.parse(SettingsSchema, {});

interface SettingsStore extends Settings {
  /** Reads what was stored; called once when the app starts. */
  open(): void;
  change(changes: Partial<Settings>): void;
  reset(): void;
}

const settingsOf = (store: Settings): Settings => v.parse(SettingsSchema, store);

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...DEFAULTS,
  open: () => set(readJson(DOCUMENT, SettingsSchema) ?? DEFAULTS),
  change: (changes) => {
    set(changes);
    // A setting that cannot be stored still holds for today; there is nothing better to tell the player.
    writeJson(DOCUMENT, settingsOf(get()));
  },
  reset: () => {
    set(DEFAULTS);
    writeJson(DOCUMENT, DEFAULTS);
  },
}));
