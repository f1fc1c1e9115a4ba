import { Group, Text, useFont } from '@shopify/react-native-skia';

import { fontFile, type FontFace } from '@/theme';

interface BoardTextProps {
  readonly text: string;
  readonly face: FontFace;
  /** In board units, like x and y (the baseline). */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly opacity?: number;
}

/** Glyphs are laid out on whole pixels of their size, so a font of three units would stumble: lay out large, draw small. */
const LAYOUT_SIZE = 100;
const SHIFT = { left: 0, center: 0.5, right: 1 } as const;

/** One line of text on a board, in the board's units. */
export function BoardText({ text, face, size, x, y, color, align = 'left', opacity = 1 }: BoardTextProps) {
  const font = useFont(fontFile(face), LAYOUT_SIZE);
  if (!font) return null;
  const scale = size / LAYOUT_SIZE;
  const left = align === 'left' ? 0 : font.getTextWidth(text) * SHIFT[align];
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]} opacity={opacity}>
      <Text font={font} text={text} x={-left} y={0} color={color} />
    </Group>
  );
}
