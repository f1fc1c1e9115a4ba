import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

import { heedPageColours } from './pageColours';

/** CanvasKit is served from the app itself, so the web app keeps working offline. */
export async function loadSkia(): Promise<void> {
  await LoadSkiaWeb({ locateFile: (file) => `/${file}` });
  heedPageColours();
}
