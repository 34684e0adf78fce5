import type { Logger } from 'kysely';
import { currentRequest } from '../http/request-scope.ts';
import { isOutage } from './outage.ts';

/** Milliseconds beyond which a query is worth a line. */
const SLOW = 300;

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Writes a line for a query that is slow or finds the database away, with the id of the call it was for. The text of a
 * query has places instead of values, so it tells nothing of anybody.
 */
export const queryLog =
  (log: () => Log | undefined, slow = SLOW): Logger =>
  (event) => {
    const isAway = event.level === 'error' && isOutage(event.error);
    if (!isAway && event.queryDurationMillis < slow) return;
    const details = {
      reqId: currentRequest(),
      query: event.query.sql.replaceAll(/\s+/g, ' ').slice(0, 500),
      milliseconds: Math.round(event.queryDurationMillis),
    };
    log()?.warn(details, isAway ? 'query without an answer' : 'slow query');
  };
