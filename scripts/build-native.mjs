/** Exports the bundles for Android and iOS to dist-native/: proof that the app builds for phones, without a phone. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { root, run } from './lib/run.mjs';

const folder = path.join(root, 'dist-native');

await rm(folder, { recursive: true, force: true });
await run('npx', ['expo', 'export', '--platform', 'android', '--platform', 'ios', '--output-dir', 'dist-native'], {
  env: { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' },
});
// CanvasKit is for browsers; phones link Skia in.
for (const file of await readdir(folder)) if (file.startsWith('canvaskit')) await rm(path.join(folder, file));
