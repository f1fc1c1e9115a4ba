import { useMemo } from 'react';

import { useSettings } from '@/store/settings';
import type { LookPreferences } from '@/theme';

/** The part of the settings that the theme needs. */
export function useLook(): LookPreferences {
  const theme = useSettings((settings) => settings.theme);
  const palette = useSettings((settings) => settings.palette);
  const textScale = useSettings((settings) => settings.textScale);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  const leftHanded = useSettings((settings) => settings.leftHanded);
  return useMemo(
    () => ({ theme, palette, textScale, reducedMotion, leftHanded }),
    [theme, palette, textScale, reducedMotion, leftHanded],
  );
}
