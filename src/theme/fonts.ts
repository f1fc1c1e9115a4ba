import { loadAsync } from 'expo-font';
import { useSyncExternalStore } from 'react';

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

/** Two typefaces a box at most. */
export interface Faces {
  readonly display: FontFace;
  readonly body: FontFace;
  readonly bold: FontFace;
  /** Display faces differ in size for the same points; this evens them out. */
  readonly displayScale: number;
  readonly displayCase: 'none' | 'uppercase';
  readonly displaySpacing: number;
  /** How wide a display letter is, in ems: enough to fit a title without measuring it. */
  readonly displayAdvance: number;
}

export const shelfFaces: Faces = { display: 'InterBold', body: 'Inter', bold: 'InterBold', displayScale: 1, displayCase: 'none', displaySpacing: -0.3, displayAdvance: 0.62 };

type FamilyLookup = (family: string) => string | undefined;

const loaded = new Set<string>();
const requested = new Set<string>();
const listeners = new Set<() => void>();

/** A new function whenever another font is there, so that whatever was drawn with the old one is drawn again. */
const makeLookup = (): FamilyLookup => (family) => (loaded.has(family) ? family : undefined);
let lookup = makeLookup();

/** Loads a font under a name of its own, once. */
export function loadFontFile(family: string, file: number): void {
  if (requested.has(family)) return;
  requested.add(family);
  const fetchFont = async () => {
    await loadAsync({ [family]: file });
    loaded.add(family);
    lookup = makeLookup();
    listeners.forEach((listener) => listener());
  };
  // A font that cannot be loaded costs beauty only.
  fetchFont().catch(() => undefined);
}

/** Fonts arrive one by one and nothing waits for them: until then text is drawn with the system's own face. */
export const loadFonts = (faces: readonly FontFace[]): void => faces.forEach((face) => loadFontFile(face, FILES[face]));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const currentLookup = () => lookup;

/** The family name to draw a face with, or undefined while it is not there. */
export const useFontFamily = (): FamilyLookup => useSyncExternalStore(subscribe, currentLookup, currentLookup);
