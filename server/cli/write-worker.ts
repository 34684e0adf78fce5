// Writes the service worker into out/; the export runs it once the pages are there.
import { writeWorker } from '#lib/offline/write-worker.ts';

const { precached, bytes } = await writeWorker('out');
console.log(`Service worker: ${precached.length} files at install, ${Math.round(bytes / 1024)} KB`);
