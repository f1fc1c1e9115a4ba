/** Exports the web app to dist/, divides what its late parts share, writes the list of files that the service worker keeps, and compresses what is text-like. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { takeModuleNames } from './lib/bundles.mjs';
import { PAGE_POLICY, headersFile } from './lib/headers.mjs';
import { root, run } from './lib/run.mjs';
import { splitShared } from './lib/splitShared.mjs';

const dist = path.join(root, 'dist');
const COMPRESSED = new Set(['.html', '.js', '.json', '.webmanifest', '.wasm', '.ttf', '.wav', '.svg']);

async function filesBelow(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** A page from a host that sends no headers still says what it may load. */
async function writePolicy() {
  const page = path.join(dist, 'index.html');
  const source = await readFile(page, 'utf8');
  await writeFile(page, source.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`));
  await writeFile(path.join(dist, '_headers'), headersFile());
}

/** The service worker's version is the content of all files, so that an update replaces the cache as a whole. */
async function writeServiceWorker(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(dist, file)).update(await readFile(file));
  const urls = files.map((file) => `/${path.relative(dist, file).split(path.sep).join('/')}`).filter((url) => url !== '/sw.js' && url !== '/_headers');
  const worker = path.join(dist, 'sw.js');
  const source = await readFile(worker, 'utf8');
  await writeFile(
    worker,
    source.replace('__VERSION__', hash.digest('hex').slice(0, 16)).replace('"__FILES__"', JSON.stringify(['/', ...urls])),
  );
}

/** Level 11 saves a sixth over level 9 on CanvasKit but takes half a minute of CPU: for releases only. */
function brotli(bytes) {
  const quality = process.env.RELEASE ? 11 : 9;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function compress(files) {
  for (const file of files) {
    if (!COMPRESSED.has(path.extname(file))) continue;
    const bytes = await readFile(file);
    if (bytes.length < 1024) continue;
    await writeFile(`${file}.br`, brotli(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 6 }));
  }
}

await rm(dist, { recursive: true, force: true });
await run(process.execPath, ['scripts/generate.mjs']);
await run('npx', ['expo', 'export', '--platform', 'web', '--source-maps', '--output-dir', 'dist'], { env: { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' } });
// For `npm run bench -- --only web`, which says what is in the scripts.
await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(path.join(root, '.cache/web-modules.json'), JSON.stringify(await takeModuleNames(dist)));
await splitShared(dist);
await writePolicy();
const files = await filesBelow(dist);
if (existsSync(path.join(dist, 'sw.js'))) await writeServiceWorker(files);
await compress(await filesBelow(dist));
