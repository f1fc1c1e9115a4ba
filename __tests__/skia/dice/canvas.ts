import { getSkiaExports, makeOffscreenSurface } from '@shopify/react-native-skia/lib/commonjs/headless';
import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit';
import { PNG } from 'pngjs';

/**
 * CanvasKit of the test's own realm: the environment's one was made outside the sandbox and does not
 * take the sandbox's arrays for arrays, which gradients need.
 */
export async function loadCanvasKit(): Promise<void> {
  Object.assign(globalThis, { CanvasKit: await CanvasKitInit({}) });
}

export interface Picture {
  readonly png: Uint8Array;
  /** Red, green and blue (0–255) of a pixel. */
  at(x: number, y: number): readonly [number, number, number];
}

type Skia = ReturnType<typeof getSkiaExports>['Skia'];
type Canvas = ReturnType<ReturnType<typeof makeOffscreenSurface>['getCanvas']>;

/** Draws at one point per pixel and hands back the pixels. */
export function paint(width: number, height: number, draw: (canvas: Canvas, skia: Skia) => void): Picture {
  const { Skia: skia } = getSkiaExports();
  const surface = makeOffscreenSurface(width, height);
  draw(surface.getCanvas(), skia);
  surface.flush();
  const png = surface.makeImageSnapshot().encodeToBytes();
  const { data } = PNG.sync.read(Buffer.from(png));
  return {
    png,
    at: (x, y) => {
      const from = 4 * (Math.round(y) * width + Math.round(x));
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    },
  };
}
