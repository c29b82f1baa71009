// Replaces the worker on a site that switches offline reading off: browsers with the old one fetch
// it at their next visit; it deletes the caches and unregisters itself.
declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
