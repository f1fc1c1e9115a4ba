/** Keeps the whole app on the device, so that it starts without a network. Filled in by scripts/build-web.mjs. */
const CACHE = 'grudgebox-__VERSION__';
const FILES = "__FILES__";

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreVary: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
