import type { ReactElement } from 'react';
import { Text } from 'react-native';

import type { Size } from '@/table/board/fit';
import { FurnitureContext, type Furniture } from '@/table/kit/layout/furniture';
import { InRoom } from '@/table/kit/room/useRoom';
import { ThemeProvider, type LookPreferences } from '@/theme';
import { onPhone, show } from '@tests/components/shelf/show';

export const SCREENS = {
  smallPhone: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

const PLAIN: LookPreferences = { theme: 'dark', palette: 'standard', textScale: 1, reducedMotion: 'off', leftHanded: false };

const FURNITURE: Furniture = { goal: <Text>goal</Text>, prompt: <Text>question</Text>, tools: <Text>tools</Text>, log: <Text>log</Text> };

interface Setting {
  readonly screen?: Size;
  readonly look?: Partial<LookPreferences>;
  readonly furniture?: Furniture;
}

/** Something on a table of that size, as its player likes to see it. */
const inSetting = (page: ReactElement, { screen = SCREENS.phone, look, furniture = FURNITURE }: Setting = {}) => (
  <ThemeProvider look={{ ...PLAIN, ...look }}>
    <InRoom size={screen}>
      <FurnitureContext value={furniture}>{page}</FurnitureContext>
    </InRoom>
  </ThemeProvider>
);

export function showAt(page: ReactElement, setting?: Setting) {
  const shown = show(inSetting(page, setting));
  return { unmount: shown.unmount, change: (next: ReactElement, now = setting) => shown.rerender(onPhone(inSetting(next, now))) };
}

export const layoutOf = (width: number, height: number) => ({ nativeEvent: { layout: { x: 0, y: 0, width, height } } });
