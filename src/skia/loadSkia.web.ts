import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

/**
 * Skia's canvas declares its pixels to be display-p3, although colours are the page's own sRGB. Left alone, the browser
 * converts every pixel of every frame (half the cost of a frame without a graphics chip) and shows colours too vivid.
 */
function keepPageColours(): void {
  Object.defineProperty(WebGL2RenderingContext.prototype, 'drawingBufferColorSpace', { configurable: true, get: () => 'srgb', set: () => {} });
}

/** CanvasKit is served from the app itself, so the web app keeps working offline. */
export async function loadSkia(): Promise<void> {
  await LoadSkiaWeb({ locateFile: (file) => `/${file}` });
  keepPageColours();
}
