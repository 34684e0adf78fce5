import type { AnalysisFailure, AnalysisProgress } from '#lib/contract/analyses.ts';
import { after, type Clock, SECOND } from '../../../clock.ts';
import type { Queries } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobHandlers } from '../../../jobs/job-kinds.ts';
import type { BrowserPath } from '../browser/browser-facts.ts';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { analyse } from './analyse.ts';
import { type ClaimedRun, claimRun, failRun, finishRun, releaseRun, saveProgress } from './run-states.ts';

export interface AnalysisJobDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly policy: AddressPolicy;
  /** `null`: what needs a browser is not measured. */
  readonly browser?: BrowserPath | null;
  /** The service stops: a run under way is put back and begins again later. */
  readonly stopping: AbortSignal;
}

/** A run that ends its process so often is not begun again. */
const MOST_TRIES = 3;
const SAVE_EVERY = SECOND / 2;
const ASK_AGAIN = 5 * SECOND;

const failureOf = (error: unknown): AnalysisFailure => {
  if (!(error instanceof FetchError)) return 'internal';
  return error.kind === 'certificate' ? 'unreachable' : error.kind;
};

/** Saves progress now and then, and ends the run when it finds it cancelled. */
function progressKeeper(db: Queries, id: string, cancel: AbortController) {
  const state: { newest: AnalysisProgress | null; saving: Promise<void> } = { newest: null, saving: Promise.resolve() };
  const save = async () => {
    const { newest } = state;
    if (!newest || cancel.signal.aborted) return;
    if (!(await saveProgress(db, id, newest))) cancel.abort();
  };
  const timer = setInterval(() => {
    state.saving = state.saving.then(save).catch(() => undefined); // the database is away; the next save tells
  }, SAVE_EVERY);
  return {
    tell: (progress: AnalysisProgress) => {
      state.newest = progress;
    },
    stop: async () => {
      clearInterval(timer);
      await state.saving;
    },
  };
}

async function work(
  { db, clock, policy, browser = null, stopping }: AnalysisJobDeps,
  id: string,
  run: ClaimedRun,
): Promise<void> {
  const cancel = new AbortController();
  const keeper = progressKeeper(db, id, cancel);
  const signal = AbortSignal.any([cancel.signal, stopping]);
  try {
    const asked = { url: run.url, pages: run.page_limit };
    const report = await analyse(asked, { policy, browser, now: clock(), signal, onProgress: keeper.tell });
    await keeper.stop();
    await finishRun(db, id, report, clock());
  } catch (error) {
    await keeper.stop();
    if (cancel.signal.aborted) return;
    if (stopping.aborted) {
      await releaseRun(db, id);
      throw new Error('interrupted by a stop of the service');
    }
    await failRun(db, id, failureOf(error), clock());
    if (!(error instanceof FetchError)) throw error;
  } finally {
    await keeper.stop();
  }
}

/** Another run reads the site. Waiting for it is no failure, so it is asked again soon, and no try is counted. */
const waitForTurn = (db: Queries, analysisId: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await enqueue(tx, 'analysis', { analysisId }, after(now, ASK_AGAIN));
  });

/** Runs a queued analysis. The job is repeated after a crash or a stop, and while another run reads the same site. */
export function analysisJob(deps: AnalysisJobDeps): JobHandlers['analysis'] {
  const { db, clock } = deps;
  return async ({ analysisId }) => {
    const run = await claimRun(db, analysisId, clock());
    if (!run) return; // cancelled or deleted since
    if (run === 'busy') return waitForTurn(db, analysisId, clock());
    if (run.tries > MOST_TRIES) await failRun(db, analysisId, 'internal', clock());
    else await work(deps, analysisId, run);
  };
}
