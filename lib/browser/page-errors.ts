import { describeError } from '#lib/page-errors/describe-error.ts';
import { takeEarlyErrors, thrownIn } from './early-errors.ts';
import { isPagePath } from './journey.ts';
import { sendAside } from './send-aside.ts';

/** Different errors that one page view tells of; the same one is told once. */
const MOST = 5;

/**
 * Tells the service of errors nobody caught (contract: `sendPageError`).
 * @param share of the page views that do so, 0 to 1
 */
export function startPageErrors(apiUrl: string, share: number): void {
  const early = takeEarlyErrors();
  if (Math.random() >= share) return;
  const told = new Set<string>();
  const tell = (thrown: unknown): void => {
    const error = describeError(thrown, location.origin);
    const key = JSON.stringify(error);
    if (!error || told.size >= MOST || told.has(key) || !isPagePath(location.pathname)) return;
    told.add(key);
    sendAside(`${apiUrl}/page-errors`, { page: location.pathname, ...error });
  };
  addEventListener('error', (event) => tell(thrownIn(event)));
  addEventListener('unhandledrejection', (event) => tell(thrownIn(event)));
  for (const thrown of early) tell(thrown);
}
