/* What pages say to the service worker, in the words Workbox uses. */

interface WorkerMessage {
  readonly type: string;
}

const START = 'SKIP_WAITING';

/** Asks a version that waits to start at once. */
export const startMessage: WorkerMessage = { type: START };

/** Asks to keep what a page showed before there was a worker; the worker's own routes decide what it may. */
export const keepMessage = (urls: readonly string[]) => ({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });

export const isStartMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === START;
