import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme } from 'react-native';

import { loadFonts, shelfFaces, type Faces } from './fonts';
import { paletteFor, seatColours, shelfPalettes, type Palette, type PaletteKind } from './palettes';
import { typeScale, type TypeScale } from './tokens';

/** What a player may choose about how everything looks; the settings store holds it. */
export interface LookPreferences {
  readonly theme: 'system' | 'dark' | 'light';
  readonly palette: PaletteKind;
  readonly textScale: number;
  readonly reducedMotion: 'system' | 'on' | 'off';
  readonly leftHanded: boolean;
}

export interface Theme {
  readonly colours: Palette;
  readonly faces: Faces;
  readonly type: TypeScale;
  readonly seatColours: readonly string[];
  /** Nothing may fly, shake or zoom. */
  readonly reducedMotion: boolean;
  readonly leftHanded: boolean;
  readonly textScale: number;
  readonly paletteKind: PaletteKind;
}

function makeTheme(palette: Palette, faces: Faces, look: Omit<LookPreferences, 'theme' | 'reducedMotion'>, reducedMotion: boolean): Theme {
  return {
    colours: paletteFor(palette, look.palette),
    faces,
    type: typeScale(look.textScale),
    seatColours: seatColours[look.palette],
    reducedMotion,
    leftHanded: look.leftHanded,
    textScale: look.textScale,
    paletteKind: look.palette,
  };
}

const PLAIN_LOOK: LookPreferences = { theme: 'dark', palette: 'standard', textScale: 1, reducedMotion: 'off', leftHanded: false };
const ThemeContext = createContext<Theme>(makeTheme(shelfPalettes.dark, shelfFaces, PLAIN_LOOK, false));

function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let wanted = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((value) => wanted && setReduced(value));
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      wanted = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}

/** The look of the shelf: everything outside the boxes. */
export function ThemeProvider({ look, children }: { look: LookPreferences; children: ReactNode }) {
  const system = useColorScheme();
  const systemReduced = useSystemReducedMotion();
  const scheme = look.theme === 'system' ? (system === 'light' ? 'light' : 'dark') : look.theme;
  const reduced = look.reducedMotion === 'system' ? systemReduced : look.reducedMotion === 'on';
  const { palette, textScale, leftHanded } = look;
  const theme = useMemo(
    () => makeTheme(shelfPalettes[scheme], shelfFaces, { palette, textScale, leftHanded }, reduced),
    [scheme, palette, textScale, leftHanded, reduced],
  );
  useEffect(() => loadFonts(['Icons', shelfFaces.body, shelfFaces.bold]), []);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => use(ThemeContext);

/** How a box looks; its manifest says it. */
export interface BoxLook {
  readonly palette: Palette;
  readonly fonts: Faces;
}

/** The theme of a box, with the player's own preferences kept. Loads the box's fonts. */
function useBoxTheme({ palette, fonts }: BoxLook): Theme {
  const { paletteKind, textScale, leftHanded, reducedMotion } = useTheme();
  useEffect(() => loadFonts([fonts.display, fonts.body, fonts.bold]), [fonts]);
  return useMemo(
    () => makeTheme(palette, fonts, { palette: paletteKind, textScale, leftHanded }, reducedMotion),
    [palette, fonts, paletteKind, textScale, leftHanded, reducedMotion],
  );
}

/** What lies below is read from farther away: letters are at least so many times as large as usual, and larger if the player wants them so. */
export function LargerLetters({ least, children }: { least: number; children: ReactNode }) {
  const theme = useTheme();
  const textScale = Math.max(least, theme.textScale);
  const larger = useMemo(() => ({ ...theme, textScale, type: typeScale(textScale) }), [theme, textScale]);
  return <ThemeContext value={larger}>{children}</ThemeContext>;
}

/** Everything below is inside the box: every component takes the box's colours and typefaces. */
export function BoxTheme({ look, children }: { look: BoxLook; children: ReactNode }) {
  return <ThemeContext value={useBoxTheme(look)}>{children}</ThemeContext>;
}
