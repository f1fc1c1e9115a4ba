import { Text as NativeText, type TextProps as NativeTextProps, type TextStyle } from 'react-native';

import { useFontFamily } from '../fonts';
import type { Palette } from '../palettes';
import { useTheme, type Theme } from '../ThemeProvider';
import type { TypeSize } from '../tokens';

export type Tone = keyof Pick<Palette, 'ink' | 'dim' | 'accent' | 'onAccent' | 'danger' | 'good'>;

export interface TextProps extends NativeTextProps {
  size?: TypeSize;
  tone?: Tone;
  bold?: boolean;
  align?: TextStyle['textAlign'];
}

/** Running text. Sizes come from the scale, so the player's text size reaches every letter. */
export function Text({ size = 'body', tone = 'ink', bold = false, align, style, ...rest }: TextProps) {
  const { colours, type, faces } = useTheme();
  const family = useFontFamily();
  const face = family(bold ? faces.bold : faces.body);
  return (
    <NativeText
      // The app scales its own type; the system's scale on top of it would apply twice.
      allowFontScaling={false}
      {...rest}
      style={[{ color: colours[tone], textAlign: align, ...type[size], ...fontStyle(face, bold) }, style]}
    />
  );
}

/** A bold file is bold already; until it has arrived, the system's face must be told. */
const fontStyle = (face: string | undefined, bold: boolean): TextStyle =>
  face ? { fontFamily: face, fontWeight: 'normal' } : { fontWeight: bold ? '700' : '400' };

function displayStyle({ faces, type }: Theme, size: TypeSize, face: string | undefined): TextStyle {
  const { displayScale, displayCase, displaySpacing } = faces;
  return {
    ...fontStyle(face, true),
    fontSize: Math.round(type[size].fontSize * displayScale),
    lineHeight: Math.round(type[size].lineHeight * Math.max(1, displayScale)),
    textTransform: displayCase,
    letterSpacing: displaySpacing,
  };
}

export interface HeadingProps extends TextProps {
  /** Its place in the page's outline, for screen readers. */
  level?: 1 | 2 | 3;
}

const SIZE_OF_LEVEL = { 1: 'heading', 2: 'title', 3: 'large' } as const;

/** A headline in the display face of the surrounding box. */
export function Heading({ level = 1, size = SIZE_OF_LEVEL[level], tone = 'ink', align, style, ...rest }: HeadingProps) {
  const theme = useTheme();
  const family = useFontFamily();
  return (
    <NativeText
      allowFontScaling={false}
      role="heading"
      aria-level={level}
      {...rest}
      style={[{ color: theme.colours[tone], textAlign: align }, displayStyle(theme, size, family(theme.faces.display)), style]}
    />
  );
}
