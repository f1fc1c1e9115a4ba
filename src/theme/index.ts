export { BoxTheme, LargerLetters, ThemeProvider, useTheme, type BoxLook, type LookPreferences, type Theme } from './ThemeProvider';
export { seatColours, shelfPalettes, type Palette, type PaletteKind } from './palettes';
export { TOUCH, radius, space, width, type TypeSize } from './tokens';
export { fontFile, loadFonts, useFontFamily, type FontFace, type Faces } from './fonts';
export { Icon, type IconProps } from './Icon';
export { type IconName } from './iconSheets';
export { gradient } from './gradient';
