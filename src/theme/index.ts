export { BoxTheme, ThemeProvider, useBoxTheme, useTheme, type LookPreferences, type Theme } from './ThemeProvider';
export { BOX_IDS, boxPalettes, isBoxId, seatColours, shelfPalettes, type BoxId, type Palette, type PaletteKind } from './palettes';
export { TOUCH, radius, space, width, type TypeSize } from './tokens';
export { boxFaces, fontFile, loadFonts, useFontFamily, type FontFace, type Faces } from './fonts';
export { Icon, type IconProps } from './Icon';
export { type IconName } from './iconNames';
export { gradient } from './gradient';
