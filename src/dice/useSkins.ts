import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { makeSkin, type DieLook, type DieSkin } from './look/skin';

/** One skin per die, made again only when a look changes in substance. */
export function useSkins(looks: readonly DieLook[], typeface: SkTypeface | null | undefined): readonly DieSkin[] {
  const key = JSON.stringify(looks);
  return useMemo(() => {
    const made = new Map<string, DieSkin>();
    return (JSON.parse(key) as DieLook[]).map((look) => {
      const name = JSON.stringify(look);
      const skin = made.get(name) ?? makeSkin(Skia, look, typeface ?? undefined);
      made.set(name, skin);
      return skin;
    });
  }, [key, typeface]);
}
