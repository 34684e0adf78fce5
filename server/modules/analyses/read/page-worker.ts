import { parentPort } from 'node:worker_threads';
import type { Fetched } from '../fetch/safe-fetch.ts';
import { readPage } from './read-page.ts';

/*
 * Reads pages in a thread of its own: whatever a stranger's page does to the parser, the service goes on, and the
 * thread can be ended.
 */
parentPort?.on('message', (answer: Omit<Fetched, 'raw'>) => {
  try {
    parentPort?.postMessage(readPage(answer));
  } catch {
    parentPort?.postMessage(null); // nested too deep for a stack, or broken beyond reading
  }
});
parentPort?.postMessage('ready');
