import type { Challenge, Solution } from 'altcha/lib';

/** Workers beyond four cost memory on a phone and gain little. */
const MAX_WORKERS = 4;
/** Milliseconds after which a solution is given up. */
const TIMEOUT = 90_000;

const startWorker = (): Worker => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });

/** Has one worker try every `step`th counter from `start` on. */
function search(worker: Worker, challenge: Challenge, start: number, step: number): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('The captcha worker failed'));
    worker.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data && 'counter' in data) resolve(data);
      else reject(new Error('The captcha has no solution', { cause: data?.error }));
    };
    worker.postMessage({ type: 'work', challenge, counterStart: start, counterStep: step, timeout: TIMEOUT });
  });
}

/** Solves a proof-of-work challenge off the main thread and gives the payload that the service checks. */
export async function solveChallenge({ parameters, signature }: Challenge): Promise<string> {
  const challenge = { parameters, ...(signature && { signature }) };
  const count = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2);
  const workers = Array.from({ length: count }, startWorker);
  try {
    const solution = await Promise.race(workers.map((worker, index) => search(worker, challenge, index, count)));
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
