import { CACHES } from '#lib/storage-keys.ts';
import { worker } from './worker-scope.ts';

/*
 * What stands at `/service-worker.js` when the worker is switched off: browsers fetch that address by themselves, find
 * this in the place of what they run, and with it everything the worker kept goes, at last the worker itself.
 */

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(CACHES.ages);
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
