import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Fetched } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';

/** Reads pages. */
export interface PageReader {
  /** `null` for a page that cannot be read within its limits. */
  read(answer: Fetched): Promise<PageFacts | null>;
}

/** The longest pages a person would call one take a tenth of it. */
const PAGE_MS = 3000;
/** A small young generation makes threads clean up early: with the usual one two of them grow by 200 MB (measured). */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

async function startThread(): Promise<Worker> {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    resourceLimits: MEMORY,
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined); // out of memory: `read` sees the end
  await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  return worker;
}

/**
 * Threads of the process, however many runs are under way: each takes some 60 MB, and a page a few milliseconds.
 * Starting one takes a second, most of it for loading the checks, so they are kept.
 */
const THREADS = 2;
const turn = pLimit(THREADS);
const idle: Worker[] = [];

async function takeThread(): Promise<Worker> {
  const waiting = idle.pop();
  waiting?.ref();
  return waiting ?? startThread();
}

function giveBack(worker: Worker): void {
  worker.unref(); // keeps no process alive
  idle.push(worker);
}

async function readNow(answer: Fetched): Promise<PageFacts | null> {
  const worker = await takeThread();
  const { raw: _, ...plain } = answer;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PAGE_MS);
  try {
    const ended = once(worker, 'exit', { signal: limit.signal }).then(() => Promise.reject(new Error('ended')));
    ended.catch(() => undefined);
    const answered = once(worker, 'message', { signal: limit.signal });
    worker.postMessage(plain);
    const [facts] = (await Promise.race([answered, ended])) as [PageFacts | null];
    giveBack(worker);
    return facts;
  } catch {
    await worker.terminate();
    return null;
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}

/** A reader whose pages are read off the main thread; a thread that a page keeps too long is ended and replaced. */
export const createPageReader = (): PageReader => ({ read: (answer) => turn(() => readNow(answer)) });
