import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Fetched } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';

/** Reads pages one after another. */
export interface PageReader {
  /** `null` for a page that cannot be read within its limits. */
  read(answer: Fetched): Promise<PageFacts | null>;
  close(): Promise<void>;
}

/** The longest pages a person would call one take a tenth of it. */
const PAGE_MS = 3000;
const MEMORY = { maxOldGenerationSizeMb: 192, stackSizeMb: 4 };

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

/** Threads that nobody uses now: starting one takes a second, most of it for loading the checks. */
const idle: Worker[] = [];
const MOST_IDLE = 2;

async function takeThread(): Promise<Worker> {
  const waiting = idle.pop();
  waiting?.ref();
  return waiting ?? startThread();
}

async function giveBack(worker: Worker): Promise<void> {
  if (idle.length >= MOST_IDLE || worker.threadId === -1) {
    await worker.terminate();
    return;
  }
  worker.unref(); // keeps no process alive
  idle.push(worker);
}

/** A reader with a thread of its own, which is ended and replaced when a page takes too long. */
export function createPageReader(): PageReader {
  let thread: Promise<Worker> | undefined = takeThread();
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(answer: Fetched): Promise<PageFacts | null> {
    thread ??= takeThread();
    const worker = await thread;
    const { raw: _, ...plain } = answer;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), PAGE_MS);
    try {
      const ended = once(worker, 'exit', { signal: limit.signal }).then(() => Promise.reject(new Error('ended')));
      ended.catch(() => undefined);
      const answered = once(worker, 'message', { signal: limit.signal });
      worker.postMessage(plain);
      const [facts] = (await Promise.race([answered, ended])) as [PageFacts | null];
      return facts;
    } catch {
      thread = undefined;
      await worker.terminate();
      return null;
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  }

  return {
    read: (answer) => {
      const reading = last.then(() => readNow(answer));
      last = reading;
      return reading;
    },
    close: async () => {
      await last;
      // A thread that is still starting is given back when it has; nobody waits for it.
      void thread?.then(giveBack);
    },
  };
}
