import { loadAsync } from 'expo-font';
import { useSyncExternalStore } from 'react';

import type { BoxId } from './palettes';

/** Only the weights that are drawn somewhere are bundled. */
const FILES = {
  Icons: require('./icons.generated.ttf') as number,
  Inter: require('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf') as number,
  InterBold: require('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf') as number,
  BarlowCondensed: require('@expo-google-fonts/barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf') as number,
  BarlowCondensedBold: require('@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf') as number,
  Rye: require('@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf') as number,
  SpecialElite: require('@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf') as number,
  PermanentMarker: require('@expo-google-fonts/permanent-marker/400Regular/PermanentMarker_400Regular.ttf') as number,
  Bangers: require('@expo-google-fonts/bangers/400Regular/Bangers_400Regular.ttf') as number,
  AlfaSlabOne: require('@expo-google-fonts/alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf') as number,
} as const;

export type FontFace = keyof typeof FILES;

/** The font file, for `useFont` inside a Skia canvas. */
export const fontFile = (face: FontFace): number => FILES[face];

export interface Faces {
  readonly display: FontFace;
  readonly body: FontFace;
  readonly bold: FontFace;
  /** Display faces differ in size for the same points; this evens them out. */
  readonly displayScale: number;
  readonly displayCase: 'none' | 'uppercase';
  readonly displaySpacing: number;
}

export const shelfFaces: Faces = { display: 'InterBold', body: 'Inter', bold: 'InterBold', displayScale: 1, displayCase: 'none', displaySpacing: -0.3 };

/** Two typefaces a box at most. */
export const boxFaces: Readonly<Record<BoxId, Faces>> = {
  'bounty-trail': { display: 'Rye', body: 'SpecialElite', bold: 'SpecialElite', displayScale: 0.92, displayCase: 'none', displaySpacing: 0.5 },
  'roll-and-fight': { display: 'PermanentMarker', body: 'BarlowCondensed', bold: 'BarlowCondensedBold', displayScale: 0.95, displayCase: 'none', displaySpacing: 0 },
  'dungeon-fighter': { display: 'Bangers', body: 'Inter', bold: 'InterBold', displayScale: 1.12, displayCase: 'none', displaySpacing: 1 },
  vengeance: { display: 'AlfaSlabOne', body: 'BarlowCondensed', bold: 'BarlowCondensedBold', displayScale: 0.86, displayCase: 'uppercase', displaySpacing: 0.5 },
  'ronins-revenge': { display: 'BarlowCondensed', body: 'Inter', bold: 'InterBold', displayScale: 1.08, displayCase: 'uppercase', displaySpacing: 3 },
  pig: { display: 'Bangers', body: 'Inter', bold: 'InterBold', displayScale: 1.1, displayCase: 'none', displaySpacing: 1 },
};

const loaded = new Set<FontFace>();
const loading = new Map<FontFace, Promise<void>>();
const listeners = new Set<() => void>();
let version = 0;

/** Fonts arrive one by one and nothing waits for them: until then text is drawn with the system's own face. */
export function loadFonts(faces: readonly FontFace[]): void {
  for (const face of faces) {
    if (loading.has(face)) continue;
    const ready = () => {
      loaded.add(face);
      version += 1;
      listeners.forEach((listener) => listener());
    };
    // A font that cannot be loaded costs beauty only.
    loading.set(face, loadAsync({ [face]: FILES[face] }).then(ready, () => undefined));
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The family name to draw a face with, or undefined while it is not there. */
export function useFontFamily(): (face: FontFace) => string | undefined {
  useSyncExternalStore(subscribe, () => version, () => version);
  return familyIfLoaded;
}

const familyIfLoaded = (face: FontFace): string | undefined => (loaded.has(face) ? face : undefined);
