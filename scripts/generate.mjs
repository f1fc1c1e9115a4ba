/** Makes everything that is generated rather than checked in. Runs after every install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/**
 * The full CanvasKit build, served by the web app itself so that it works offline. It carries its version in its name: a
 * page that was opened before an update must not get the newer one.
 */
async function copyCanvasKit() {
  const manifest = require.resolve('canvaskit-wasm/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const name = `canvaskit-${version}.wasm`;
  const folder = path.join(root, 'public');
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (file.startsWith('canvaskit') && file !== name) await rm(path.join(folder, file));
  await copyFile(path.join(path.dirname(manifest), 'bin/full/canvaskit.wasm'), path.join(folder, name));
  await writeFile(path.join(root, 'src/skia/canvasKitFile.generated.ts'), `export const CANVASKIT_FILE = '/${name}';\n`);
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
