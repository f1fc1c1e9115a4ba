import { readFileSync } from 'node:fs';

import type { SkCanvas } from '@shopify/react-native-skia';
import { getSkiaExports, makeOffscreenSurface } from '@shopify/react-native-skia/lib/commonjs/headless';
import { PNG } from 'pngjs';

import type { Skia, Typefaces } from '@/skia/brush';

/** The package's two builds describe the same Skia with types that do not know each other. */
export const headlessSkia = (): Skia => getSkiaExports().Skia as unknown as Skia;

const FONT_FILES = {
  BarlowCondensed: '@expo-google-fonts/barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf',
  BarlowCondensedBold: '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  Inter: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  InterBold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  PermanentMarker: '@expo-google-fonts/permanent-marker/400Regular/PermanentMarker_400Regular.ttf',
  Rye: '@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf',
  SpecialElite: '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf',
} as const;

/** The typefaces of the boxes, read from the files that the app bundles. */
export function typefaces(...faces: readonly (keyof typeof FONT_FILES)[]): Typefaces {
  const skia = headlessSkia();
  const entries = faces.map((face) => {
    const bytes = new Uint8Array(readFileSync(require.resolve(FONT_FILES[face])));
    return [face, skia.Typeface.MakeFreeTypeFaceFromData(skia.Data.fromBytes(bytes))];
  });
  return Object.fromEntries(entries) as Typefaces;
}

export interface Picture {
  readonly png: Uint8Array;
  /** Red, green and blue at a pixel. */
  at(x: number, y: number): readonly [number, number, number];
  /** The share of pixels that differ from another picture of the same size. */
  differsFrom(other: Picture): number;
  readonly data: Uint8Array;
}

/** Draws for real, on the CPU. */
export function paint(width: number, height: number, draw: (canvas: SkCanvas) => void): Picture {
  const surface = makeOffscreenSurface(width, height);
  draw(surface.getCanvas() as unknown as SkCanvas);
  surface.flush();
  const png = surface.makeImageSnapshot().encodeToBytes();
  const { data } = PNG.sync.read(Buffer.from(png));
  return {
    png,
    data,
    at: (x, y) => {
      const i = (y * width + x) * 4;
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    },
    differsFrom: (other) => {
      let different = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] !== other.data[i] || data[i + 1] !== other.data[i + 1] || data[i + 2] !== other.data[i + 2]) different += 1;
      }
      return different / (data.length / 4);
    },
  };
}
