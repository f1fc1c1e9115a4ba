/** A small static server for the exported web app: compressed files, offline-friendly caching, one page for all routes. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

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

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

function fileFor(directory, url) {
  const pathname = decodeURIComponent(new URL(url, 'http://host').pathname);
  const file = path.join(directory, path.normalize(pathname));
  if (!file.startsWith(directory)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return path.extname(pathname) ? undefined : path.join(directory, 'index.html');
}

/** Names under _expo carry a content hash and never change; everything else is asked for again. */
const cachingOf = (file) => (file.includes(`${path.sep}_expo${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

export function serve(directory, port, host = '0.0.0.0') {
  const server = createServer((request, response) => {
    const file = fileFor(directory, request.url ?? '/');
    if (!file) {
      response.writeHead(404).end('Not found');
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
    const sent = encoding ? file + encoding[1] : file;
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(sent).size,
      'Cache-Control': cachingOf(file),
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
    });
    createReadStream(sent).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
