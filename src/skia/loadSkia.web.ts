import { CANVASKIT_FILE } from './canvasKitFile.generated';
import { heedPageColours } from './pageColours';

/** CanvasKit is served from the app itself, so the web app keeps working offline. It weighs much and comes when something is to be drawn. */
export async function loadSkia(): Promise<void> {
  const { LoadSkiaWeb } = await import('@shopify/react-native-skia/lib/module/web');
  await LoadSkiaWeb({ locateFile: () => CANVASKIT_FILE });
  heedPageColours();
}
