import type { TextStyle } from 'react-native';

/** Distances in points; everything that is laid out uses one of these. */
export const space = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16, wide: 24, huge: 32, vast: 48 } as const;

export const radius = { small: 6, medium: 10, large: 16, round: 999 } as const;

/** No finger target is smaller than this. */
export const TOUCH = 44;

/** Lines of text never run wider than a page, however wide the window is. */
export const width = { column: 560, page: 760, shelf: 1180 } as const;

const TYPE = {
  tiny: { fontSize: 12, lineHeight: 16 },
  small: { fontSize: 14, lineHeight: 20 },
  body: { fontSize: 16, lineHeight: 24 },
  large: { fontSize: 18, lineHeight: 26 },
  title: { fontSize: 22, lineHeight: 28 },
  heading: { fontSize: 28, lineHeight: 34 },
  display: { fontSize: 40, lineHeight: 46 },
} as const;

export type TypeSize = keyof typeof TYPE;
export type TypeScale = Readonly<Record<TypeSize, Required<Pick<TextStyle, 'fontSize' | 'lineHeight'>>>>;

/** Large sizes grow less than small ones: a headline is legible already, and must still fit a phone. */
const GROWTH: Readonly<Record<TypeSize, number>> = { tiny: 1, small: 1, body: 1, large: 0.9, title: 0.7, heading: 0.5, display: 0.3 };

export function typeScale(textScale: number): TypeScale {
  const scaled = {} as Record<TypeSize, { fontSize: number; lineHeight: number }>;
  for (const size of Object.keys(TYPE) as TypeSize[]) {
    const factor = 1 + (textScale - 1) * GROWTH[size];
    scaled[size] = { fontSize: Math.round(TYPE[size].fontSize * factor), lineHeight: Math.round(TYPE[size].lineHeight * factor) };
  }
  return scaled;
}
