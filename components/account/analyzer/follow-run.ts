import type * as z from 'zod';
import { Analysis } from '#lib/contract/analyses.ts';
import { ANALYSIS_STREAM, readAnalysis } from '#lib/contract/analysis-calls.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { readEvents } from '#lib/http/read-events.ts';
import { readUser } from '#lib/session/stored-user.ts';
import { site } from '#lib/site.ts';

/** A run with its report, once there is one. */
export type Run = z.output<(typeof readAnalysis)['reply']>;

export const isUnderWay = ({ state }: Pick<Analysis, 'state'>): boolean => state === 'queued' || state === 'running';

interface Follower {
  onRun(run: Run): void;
  /** Whether the connection is away while the run goes on. */
  onCut(isCut: boolean): void;
}

const RETRY_MS = 2000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Changes of a run as the service streams them, until it is over or the stream ends. */
async function stream(run: Run, signal: AbortSignal, onRun: Follower['onRun']): Promise<void> {
  const answer = await fetch(`${site.apiUrl}/${ANALYSIS_STREAM.replace(':id', run.id)}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${readUser()?.accessToken}` },
    credentials: 'include',
    signal,
  });
  if (!answer.ok || !answer.body) throw new ApiError('unknown', { status: answer.status });
  for await (const { data } of readEvents(answer.body)) {
    const changed = Analysis.parse(JSON.parse(data));
    // The report is not in the stream; the run is read once more for it.
    if (isUnderWay(changed)) onRun({ ...changed, report: null, sharedUntil: null });
    else return;
  }
}

/**
 * Reads a run and follows it to its end. A connection that breaks is opened again; meanwhile the run is read anew, so
 * the page is right again as soon as the service can be reached.
 * @throws {ApiError} when the run cannot be read at the beginning, or is gone
 */
export async function followRun(api: ApiClient, id: string, signal: AbortSignal, follower: Follower): Promise<void> {
  const read = () => api.call(readAnalysis, { params: { id }, signal });
  let run = await read();
  let isCut = false;
  follower.onRun(run);
  while (isUnderWay(run) && !signal.aborted) {
    try {
      // A call renews the access token, which the stream cannot.
      if (!isCut) await stream(run, signal, follower.onRun);
      run = await read();
      isCut = false;
      if (!signal.aborted) follower.onRun(run);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.code === 'not_found')) throw error;
      isCut = true;
      follower.onCut(true);
      await pause(signal);
    }
  }
}
