import { useState } from 'react';

import { isLarge } from '@/table/kit/layout/shares';
import { space, useTheme } from '@/theme';

import { ABOVE, LARGE_ABOVE } from './lens';

interface RoomAbove {
  /** Points above the board that belong to the monster. */
  readonly above: number;
  /** How tall the monster's card has become. */
  onBanner(height: number): void;
}

/** The monster hangs above the board; large letters make its card taller, and the board gives way. */
export function useRoomAbove(large: boolean): RoomAbove {
  const { textScale } = useTheme();
  const [banner, onBanner] = useState(0);
  const usual = large ? LARGE_ABOVE : ABOVE;
  return { above: isLarge(textScale) ? Math.max(usual, Math.round(banner) + space.small) : usual, onBanner };
}
