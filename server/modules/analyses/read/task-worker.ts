import { parentPort } from 'node:worker_threads';
import { TASKS, type Task } from './tasks.ts';

/*
 * Reads in a thread of its own: whatever a stranger's text does to a parser or a check, the service goes on, and the
 * thread can be ended.
 */
function done(task: Task): unknown {
  const work = TASKS[task.name] as (input: Task['input']) => unknown; // a task carries the input of its name
  try {
    return work(task.input);
  } catch {
    return null; // nested too deep for a stack, or broken beyond reading
  }
}
parentPort?.on('message', (task: Task) => parentPort?.postMessage(done(task)));
parentPort?.postMessage('ready');
