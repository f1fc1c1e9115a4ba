import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

/** CanvasKit is served from the app itself, so the web app keeps working offline. */
export const loadSkia = (): Promise<void> => LoadSkiaWeb({ locateFile: (file) => `/${file}` });
