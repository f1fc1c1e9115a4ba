/** Makes everything that is generated rather than checked in. Runs after every install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** The full CanvasKit build, served by the web app itself so that it works offline. */
async function copyCanvasKit() {
  const source = path.join(path.dirname(require.resolve('canvaskit-wasm/package.json')), 'bin/full/canvaskit.wasm');
  await mkdir(path.join(root, 'public'), { recursive: true });
  await copyFile(source, path.join(root, 'public/canvaskit.wasm'));
}

/** The addresses of all pages, for the type checker. Whoever checks types makes them again, so a failure here stops nobody. */
function nameRoutes() {
  const expo = path.join(path.dirname(require.resolve('expo/package.json')), 'bin/cli');
  spawnSync(process.execPath, [expo, 'customize', 'tsconfig.json'], { cwd: root, env: { ...process.env, CI: '1', EXPO_OFFLINE: '1' } });
}

await copyCanvasKit();
nameRoutes();
for (const generator of ['icons.mjs', 'faces.mjs', 'rulebook.mjs']) {
  const file = path.join(root, 'scripts', generator);
  if (existsSync(file)) await import(file);
}
