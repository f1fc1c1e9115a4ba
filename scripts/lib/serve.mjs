/** A small static server for the exported web app: compressed files, offline-friendly caching, one page for all routes. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { SECURITY_HEADERS } from './headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
};

const PAGE = 'index.html';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The path that an address asks for; undefined: it is no address at all. */
function pathOf(url) {
  try {
    if (!url.startsWith('/') || url.startsWith('//')) return undefined;
    const pathname = decodeURIComponent(new URL(url, 'http://host').pathname);
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function fileFor(directory, pathname) {
  const file = path.join(directory, path.normalize(pathname));
  if (!file.startsWith(directory)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  const page = path.join(directory, PAGE);
  // A new build takes the place of an old one under a server that runs.
  return path.extname(pathname) || !existsSync(page) ? undefined : page;
}

/** Names under _expo carry a content hash and never change; everything else is asked for again. */
const cachingOf = (file) => (file.includes(`${path.sep}_expo${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

export function serve(directory, port, host = '0.0.0.0') {
  if (!existsSync(path.join(directory, PAGE))) throw new Error(`There is no web app in ${directory}: build it with \`npm run build:web\`.`);
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url ?? '/');
    const file = pathname === undefined ? undefined : fileFor(directory, pathname);
    if (!file) {
      response.writeHead(pathname === undefined ? 400 : 404, SECURITY_HEADERS).end(pathname === undefined ? 'Bad address' : 'Not found');
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
    const sent = encoding ? file + encoding[1] : file;
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(sent).size,
      'Cache-Control': cachingOf(file),
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
    });
    createReadStream(sent).on('error', () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
