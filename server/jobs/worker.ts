import { type Clock, SECOND } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { JobHandlers, JobKind, JobRun, Lane } from './job-kinds.ts';
import { failJob, finishJob, type Job, MAX_ATTEMPTS, takeJob } from './queue.ts';

const POLL_EVERY = SECOND;

export interface WorkerDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly handlers: Partial<JobHandlers>;
  /** `quick` unless said otherwise. */
  readonly lane?: Lane;
  /** Hears how each run ended. */
  readonly onRun?: (kind: string, outcome: 'done' | 'failed' | 'dead') => void;
  /** Does a run within whatever wants to see it. */
  readonly around?: (
    job: { readonly kind: string; readonly attempt: number },
    work: () => Promise<void>,
  ) => Promise<void>;
  readonly log: { warn(details: object, text: string): void; error(details: object, text: string): void };
}

type AnyHandler = (payload: unknown, run: JobRun) => Promise<void>;

const isKnown = (handlers: Partial<JobHandlers>, kind: string): kind is JobKind => Object.hasOwn(handlers, kind);

function handlerOf(handlers: Partial<JobHandlers>, kind: string): AnyHandler {
  if (!isKnown(handlers, kind)) throw new Error(`No handler for jobs of kind "${kind}"`);
  return handlers[kind] as AnyHandler; // `enqueue` let only the payload of this kind in
}

async function run({ db, clock, handlers, log, onRun, around }: WorkerDeps, job: Job): Promise<void> {
  const about = { job: job.id, kind: job.kind, attempt: job.attempts };
  try {
    // Its process has died with it time and again, or it would have been counted as failed.
    if (job.attempts > MAX_ATTEMPTS) throw new Error('no run of it came to an end');
    const work = () => handlerOf(handlers, job.kind)(job.payload, { id: job.id, attempt: job.attempts });
    await (around ? around({ kind: job.kind, attempt: job.attempts }, work) : work());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = await failJob(db, job, reason, clock());
    onRun?.(job.kind, state === 'dead' ? 'dead' : 'failed');
    if (state === 'dead') log.error(about, 'job gave up');
    else log.warn(about, 'job failed and will run again');
    return;
  }
  await finishJob(db, job);
  onRun?.(job.kind, 'done');
}

/** Works off every job that is due now; gives their number. */
export async function drain(deps: WorkerDeps, isStopping: () => boolean = () => false): Promise<number> {
  for (let done = 0; ; done += 1) {
    const job = isStopping() ? undefined : await takeJob(deps.db, deps.clock(), deps.lane);
    if (!job) return done;
    await run(deps, job);
  }
}

export interface Worker {
  /** Looks for work now; call it after a commit that enqueued something. */
  wake(): void;
  /** Resolves when the job under way is finished; takes no other. */
  stop(): Promise<void>;
}

/** Starts a worker of this process. */
export function startWorker(deps: WorkerDeps): Worker {
  let isStopping = false;
  let isBusy = false;
  let running: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    try {
      await drain(deps, () => isStopping);
    } catch (error) {
      // The database is away; the next look finds it again. The error may quote a query, so only its name is kept.
      deps.log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'job queue cannot be read');
    } finally {
      isBusy = false;
    }
  }
  function wake(): void {
    if (isBusy || isStopping) return;
    isBusy = true;
    running = work();
  }

  const timer = setInterval(wake, POLL_EVERY);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Workers of one process in each lane. */
const WIDTHS: readonly (readonly [Lane, number])[] = [
  ['quick', 1],
  ['push', 1],
  ['mail', 1],
  ['long', 2],
];

export interface Workers extends Worker {
  /** The same for the workers of some lanes: to look for nothing costs a statement. */
  wakeLanes(lanes: ReadonlySet<Lane>): void;
}

/** Starts the workers of every lane; every node may do so. */
export function startWorkers(deps: Omit<WorkerDeps, 'lane'>): Workers {
  const workers = WIDTHS.flatMap(([lane, width]) =>
    Array.from({ length: width }, () => ({ lane, worker: startWorker({ ...deps, lane }) })),
  );
  return {
    wake: () => {
      for (const { worker } of workers) worker.wake();
    },
    wakeLanes: (lanes) => {
      for (const { lane, worker } of workers) if (lanes.has(lane)) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map(({ worker }) => worker.stop()));
    },
  };
}
