import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { PixelRatio } from 'react-native';

import { makeSkin, type DieLook, type DieSkin } from './look/skin';

/** Dice in the air are nearer than those that lie, and look larger. */
const NEARER = 1.25;

/** One skin per die whose edge is `size` points long, made again only when a look changes in substance. */
export function useSkins(looks: readonly DieLook[], typeface: SkTypeface | null | undefined, size: number): readonly DieSkin[] {
  const key = JSON.stringify(looks);
  // A tray behind another screen has no size at all.
  const pixels = size > 0 ? Math.ceil(size * NEARER * PixelRatio.get()) : 1;
  return useMemo(() => {
    const made = new Map<string, DieSkin>();
    return (JSON.parse(key) as DieLook[]).map((look) => {
      const name = JSON.stringify(look);
      const skin = made.get(name) ?? makeSkin(Skia, look, { typeface: typeface ?? undefined, pixels });
      made.set(name, skin);
      return skin;
    });
  }, [key, typeface, pixels]);
}
