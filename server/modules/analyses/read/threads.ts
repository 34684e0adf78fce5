import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/** The longest texts a person would write take a tenth of it. */
const TASK_MS = 3000;
/** A small young generation makes threads clean up early: with the usual one two of them grow by 200 MB (measured). */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

async function startThread(): Promise<Worker> {
  const worker = new Worker(new URL('./task-worker.ts', import.meta.url), {
    resourceLimits: MEMORY,
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined); // out of memory: the task sees the end
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

async function doNow(name: TaskName, input: unknown): Promise<unknown> {
  const worker = await takeThread();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TASK_MS);
  try {
    const ended = once(worker, 'exit', { signal: limit.signal }).then(() => Promise.reject(new Error('ended')));
    ended.catch(() => undefined);
    const answered = once(worker, 'message', { signal: limit.signal });
    worker.postMessage({ name, input });
    const [answer] = (await Promise.race([answered, ended])) as [unknown];
    giveBack(worker);
    return answer;
  } catch {
    await worker.terminate();
    return null;
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}

/**
 * Does a task off the main thread; a thread that takes too long is ended and replaced.
 * @returns `null` when it cannot be done within its limits
 */
export function inThread<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskOutput<Name> | null> {
  return turn(() => doNow(name, input)) as Promise<TaskOutput<Name> | null>; // the thread answers by the same list
}
