import type { ReceivedSpan } from '#tests/server/support/otlp-receiver.ts';
import type { Taken } from './take-call.ts';

/**
 * A worker that looks for a job after a commit: up to five looks, which come before or after the answer. They are part of
 * the processor's time.
 */
const LOOK = /^update "jobs" set "locked_until"/;

/** SQL statements of a call, `begin` and `commit` among them. */
export interface Statements {
  /** Of the call that had most: their texts in their order. */
  readonly own: readonly string[];
  /** Of the jobs that a call has left, on average. */
  readonly later: number;
}

const SERVER = 2;
const CLIENT = 3;
const NANOSECONDS = 1_000_000n;

const textOf = ({ name, attributes }: ReceivedSpan): string => String(attributes['db.query.text'] ?? name);

/** Reads the statements of calls from the traces that the service sent. @throws where the trace of one is missing */
export function statementsOf(spans: readonly ReceivedSpan[], { traces, from, until }: Taken): Statements {
  const queries = Map.groupBy(
    spans.filter(({ kind }) => kind === CLIENT),
    ({ traceId }) => traceId,
  );
  const seen = new Set(spans.filter(({ kind }) => kind === SERVER).map(({ traceId }) => traceId));
  const missing = traces.find((trace) => !seen.has(trace));
  if (missing) throw new Error(`the trace ${missing} did not arrive`);
  const calls = traces.map((trace) => (queries.get(trace) ?? []).map(textOf).filter((text) => !LOOK.test(text)));
  const jobs = spans.filter(({ name, startTimeUnixNano: at }) => {
    const began = Number(at / NANOSECONDS);
    return name.startsWith('job ') && began >= from && began <= until;
  });
  const ofJobs = jobs.reduce((sum, { traceId }) => sum + (queries.get(traceId)?.length ?? 0), 0);
  const own = calls.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return { own, later: ofJobs / traces.length };
}
