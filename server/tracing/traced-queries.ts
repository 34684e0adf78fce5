import type { Logger } from 'kysely';
import type { Tracing } from './tracing.ts';

/** Hands every query on to its trace as well; without traces the log is what it was. */
export function tracedQueries(log: Logger, tracing: Tracing | null): Logger {
  if (!tracing) return log;
  return (event) => {
    tracing.noteQuery(event);
    return log(event);
  };
}
