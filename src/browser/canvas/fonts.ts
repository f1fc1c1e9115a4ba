import type { DataSourceParam, SkFont, SkTypeface } from '@shopify/react-native-skia';
import { Platform } from '@shopify/react-native-skia/lib/module/Platform';
import { useEffect, useMemo, useState } from 'react';

import { Skia } from './skia';

async function readTypeface(source: Exclude<DataSourceParam, null | undefined>): Promise<SkTypeface | null> {
  if (source instanceof Uint8Array) return Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(source));
  const address = typeof source === 'string' ? source : Platform.resolveAsset(source);
  return Skia.Typeface.MakeFreeTypeFaceFromData(await Skia.Data.fromURI(address));
}

/** A typeface from a file, once it has arrived. */
export function useTypeface(source: DataSourceParam): SkTypeface | null {
  const [read, setRead] = useState<{ readonly source: DataSourceParam; readonly typeface: SkTypeface | null }>();
  useEffect(() => {
    if (source === null || source === undefined) return undefined;
    let wanted = true;
    void readTypeface(source).then((typeface) => {
      if (wanted) setRead({ source, typeface });
    });
    return () => {
      wanted = false;
    };
  }, [source]);
  return read?.source === source ? (read?.typeface ?? null) : null;
}

export function useFont(source: DataSourceParam, size: number): SkFont | null {
  const typeface = useTypeface(source);
  return useMemo(() => typeface && Skia.Font(typeface, size), [typeface, size]);
}
