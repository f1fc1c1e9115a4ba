/** Makes everything that is generated rather than checked in. Runs after every install. */
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

await copyCanvasKit();
for (const generator of ['icons.mjs', 'faces.mjs', 'rulebook.mjs']) {
  const file = path.join(root, 'scripts', generator);
  if (existsSync(file)) await import(file);
}
