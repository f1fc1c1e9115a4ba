import { Group, Text, useFont, type SkFont } from '@shopify/react-native-skia';
import { useEffect } from 'react';

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

/** Read once for all texts, so that a new text never waits for its font. */
const readFonts = new Map<FontFace, SkFont>();

function useBoardFont(face: FontFace): SkFont | undefined {
  const read = readFonts.get(face);
  const loaded = useFont(read ? null : fontFile(face), LAYOUT_SIZE);
  useEffect(() => {
    if (loaded) readFonts.set(face, loaded);
  }, [face, loaded]);
  return read ?? loaded ?? undefined;
}

/** One line of text on a board, in the board's units. */
export function BoardText({ text, face, size, x, y, color, align = 'left', opacity = 1 }: BoardTextProps) {
  const font = useBoardFont(face);
  if (!font) return null;
  const scale = size / LAYOUT_SIZE;
  const left = align === 'left' ? 0 : font.getTextWidth(text) * SHIFT[align];
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]} opacity={opacity}>
      <Text font={font} text={text} x={-left} y={0} color={color} />
    </Group>
  );
}
