import { useWindowDimensions } from 'react-native';

import { useTheme } from '@/theme';

interface Columns {
  readonly wide: boolean;
  /** There is room for two columns of cards; large type needs the whole width. */
  readonly paired: boolean;
  /** The two halves of a page stand beside each other: the window is wide, and not held upright. */
  readonly beside: boolean;
}

const WIDE = 700;
const LARGE_TYPE = 1.5;

/** How a page of the shelf uses a wide window. */
export function useColumns(): Columns {
  const { textScale } = useTheme();
  const window = useWindowDimensions();
  const wide = window.width >= WIDE;
  const paired = wide && textScale < LARGE_TYPE;
  return { wide, paired, beside: paired && window.width > window.height };
}
