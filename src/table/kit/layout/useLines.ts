import { useTheme } from '@/theme';

import { isLarge } from './shares';

/** So many lines at most, where letters are as usual; large ones are read to the end, because then everything below the board scrolls. */
export function useLines(): (most: number) => number | undefined {
  const { textScale } = useTheme();
  return (most) => (isLarge(textScale) ? undefined : most);
}
