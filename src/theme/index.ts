export { BoxTheme, LargerLetters, ThemeProvider, useTheme, type BoxLook, type LookPreferences, type Theme } from './ThemeProvider';
export { shelfPalettes, type Palette } from './palettes';
export { TOUCH, radius, space, width, type TypeSize } from './tokens';
export { fontFile, loadFonts, type FontFace } from './fonts';
export { Icon } from './Icon';
export type { IconName } from './iconSheets';
export { gradient } from './gradient';
