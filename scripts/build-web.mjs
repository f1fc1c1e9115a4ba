/**
 * Exports the web app to dist/: it is made beside it and takes its place at the end, so that whoever is served from there
 * misses nothing meanwhile. Divides what its late parts share, makes the scripts small, writes the list of files that the service worker keeps, and compresses what is text-like.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { takeModuleNames } from './lib/bundles.mjs';
import { PAGE_POLICY, headersFile } from './lib/headers.mjs';
import { root, run } from './lib/run.mjs';
import { splitShared } from './lib/splitShared.mjs';

const dist = path.join(root, 'dist');
/** Where a build is made. */
const fresh = path.join(root, '.cache/dist');
const old = path.join(root, '.cache/dist.old');
const BUILDS = 'builds.json';
const KEPT_BUILDS = 3;
const HASHED = /^(_expo|assets)\/.*[-.][0-9a-f]{32}\.|^canvaskit-/;
const COMPRESSED = new Set(['.html', '.js', '.json', '.webmanifest', '.wasm', '.ttf', '.wav', '.svg']);

async function filesBelow(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
}

async function change(name, how) {
  const file = path.join(fresh, name);
  await writeFile(file, how(await readFile(file, 'utf8')));
}

/** A page from a host that sends no headers still says what it may load. */
async function writePolicy() {
  await change('index.html', (page) => page.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`));
  await writeFile(path.join(fresh, '_headers'), headersFile());
}

/** The version of a build is the content of all its files. */
async function versionOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(fresh, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Page and service worker know which build they are of, so that an update replaces them as a whole. */
async function writeVersion(files) {
  const version = await versionOf(files);
  const urls = files.map((file) => `/${path.relative(fresh, file).split(path.sep).join('/')}`).filter((url) => url !== '/sw.js' && url !== '/_headers');
  await change('index.html', (page) => page.replace('<head>', `<head>\n    <meta name="grudgebox-build" content="${version}" />`));
  await change('sw.js', (worker) => worker.replace('__VERSION__', version).replace('"__FILES__"', JSON.stringify(['/', ...urls])));
  return version;
}

/**
 * A page that was opened before this build still asks for parts of its own. Names that carry a hash never change: those of
 * the last few builds stay beside the new ones. Which build has which is written down for the next time.
 */
async function keepOlderBuilds(version, files) {
  const named = (file) => path.relative(fresh, file).split(path.sep).join('/');
  const builds = await readFile(path.join(dist, BUILDS), 'utf8').then(JSON.parse, () => []);
  const own = { version, files: files.map(named).filter((name) => HASHED.test(name)) };
  const kept = [own, ...builds.filter((build) => build.version !== version)].slice(0, KEPT_BUILDS);
  for (const name of kept.flatMap((build) => build.files)) {
    const [from, to] = [path.join(dist, name), path.join(fresh, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to);
  }
  await writeFile(path.join(fresh, BUILDS), JSON.stringify(kept));
}

/** Level 11 saves a sixth over level 9 on CanvasKit but takes half a minute of CPU: for releases only. Scripts take seconds. */
function brotli(bytes, isScript) {
  const quality = isScript || process.env.RELEASE ? 11 : 9;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function compress(files) {
  for (const file of files) {
    if (!COMPRESSED.has(path.extname(file))) continue;
    const bytes = await readFile(file);
    if (bytes.length < 1024) continue;
    await writeFile(`${file}.br`, brotli(bytes, path.extname(file) === '.js'));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 6 }));
  }
}

await rm(fresh, { recursive: true, force: true });
await run(process.execPath, ['scripts/generate.mjs']);
await run('npx', ['expo', 'export', '--platform', 'web', '--no-minify', '--source-maps', '--output-dir', fresh], { env: { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' } });
const names = await takeModuleNames(fresh);
const contents = Object.entries(await splitShared(fresh)).map(([file, modules]) => [file, modules.map(({ id, bytes }) => ({ source: names[id] ?? '?', bytes }))]);
// For `npm run bench -- --only web`, which says what is in the scripts.
await writeFile(path.join(root, '.cache/web-modules.json'), JSON.stringify(Object.fromEntries(contents)));
await writePolicy();
const files = await filesBelow(fresh);
const version = await writeVersion(files);
await compress(await filesBelow(fresh));
await keepOlderBuilds(version, await filesBelow(fresh));
await rm(old, { recursive: true, force: true });
if (existsSync(dist)) await rename(dist, old);
await rename(fresh, dist);
await rm(old, { recursive: true, force: true });
