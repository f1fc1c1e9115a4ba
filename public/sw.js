/**
 * Keeps the whole app on the device, so that it starts without a network. Filled in by scripts/build-web.mjs.
 *
 * A page goes on with the files of the build it was started with, however many builds come meanwhile: a new build waits
 * until nobody runs the old one or somebody asks for it, and no file goes while a page may still ask for it.
 */
const VERSION = '__VERSION__';
const CACHE = `grudgebox-${VERSION}`;
const FILES = "__FILES__";

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** Files of other builds go when the only page there is runs this one. */
async function tidy(build) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (build !== VERSION || pages.length !== 1) return;
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

self.addEventListener('message', (event) => {
  const { takeOver, tidyFor } = event.data ?? {};
  if (takeOver) self.skipWaiting();
  if (typeof tidyFor === 'string') event.waitUntil(tidy(tidyFor));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const own = await caches.open(CACHE);
    if (request.mode === 'navigate') return (await own.match('/', { ignoreVary: true })) ?? fetch(request);
    return (await own.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
