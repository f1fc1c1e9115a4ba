/** Skia on the desk: draws to real pixels without a browser. */
import Module from 'node:module';
import path from 'node:path';

import type { SkCanvas } from '@shopify/react-native-skia';

import { own } from '@/engine/own';
import type { Brush, Skia } from '@/skia/brush';

const HEADLESS = '@shopify/react-native-skia/lib/commonjs/headless';

interface Headless {
  getSkiaExports(): { readonly Skia: Skia };
  makeOffscreenSurface(width: number, height: number): { getCanvas(): SkCanvas; flush(): void; makeImageSnapshot(): { encodeToBytes(): Uint8Array } };
}

type Resolve = (request: string, ...rest: readonly unknown[]) => string;

/** The app's drawing code names packages of the app; here they mean the headless build, and no fonts of screens. */
function takeHeadlessBuild(): void {
  const loader = Module as unknown as { _resolveFilename: Resolve; readonly _extensions: Record<string, (module: { exports: unknown }, file: string) => void> };
  const resolve = loader._resolveFilename;
  const instead: Readonly<Record<string, string>> = { '@shopify/react-native-skia': HEADLESS, 'expo-font': path.join(__dirname, 'noFonts.cjs') };
  loader._resolveFilename = (request, ...rest) => resolve.call(Module, own(instead, request) ?? request, ...rest);
  loader._extensions['.ttf'] = (module, file) => {
    module.exports = file;
  };
}

let headless: Headless | undefined;

export async function headlessBrush(): Promise<Brush> {
  takeHeadlessBuild();
  const { default: init } = (await import('canvaskit-wasm/bin/full/canvaskit')) as unknown as { default: (options: object) => Promise<unknown> };
  Object.assign(globalThis, { CanvasKit: await init({}) });
  headless = (await import(HEADLESS)) as unknown as Headless;
  const { Brush: Painter } = await import('@/skia/brush');
  return new Painter(headless.getSkiaExports().Skia, {});
}

export function pngOf(width: number, height: number, draw: (canvas: SkCanvas) => void): Uint8Array {
  if (!headless) throw new Error('call headlessBrush first');
  const surface = headless.makeOffscreenSurface(width, height);
  draw(surface.getCanvas());
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}
