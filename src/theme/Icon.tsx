import { StyleSheet, Text } from 'react-native';

import { useFontFamily } from './fonts';
import { iconLetter, type IconName } from './iconSheets';
import { useTheme } from './ThemeProvider';

export interface IconProps {
  name: IconName;
  size?: number;
  colour?: string;
  /** It stands beside words and says as much as they do: it grows with them. */
  grows?: boolean;
}

/**
 * An icon outside a canvas. It is a letter of our own icon font: sharp at any size, tinted like text, the same file on
 * phone and web, and the shelf needs neither an SVG library nor Skia for it. Decoration only: whatever it stands on
 * carries the label.
 */
export function Icon({ name, size: usual = 24, colour, grows = false }: IconProps) {
  const { colours, textScale } = useTheme();
  const size = grows ? Math.round(usual * textScale) : usual;
  const fonts = useFontFamily();
  const icon = iconLetter(name);
  const family = icon && fonts(icon.family);
  return (
    <Text
      aria-hidden
      allowFontScaling={false}
      selectable={false}
      style={[styles.icon, { fontFamily: family, fontSize: size, lineHeight: size, width: size, height: size, color: colour ?? colours.ink }]}
    >
      {family === undefined ? '' : icon?.letter}
    </Text>
  );
}

const styles = StyleSheet.create({
  icon: { includeFontPadding: false, textAlign: 'center', fontWeight: 'normal' },
});
