import { describeError } from '#lib/page-errors/describe-error.ts';
import { takeEarlyErrors, thrownIn } from './early-errors.ts';
import { isPagePath } from './journey.ts';
import { sendAside } from './send-aside.ts';

/** Different errors that one page view tells of; the same one is told once. */
const MOST = 5;

/** Tells the service of errors nobody caught, those kept so far first (contract: `sendPageError`). */
export function startPageErrors(apiUrl: string): void {
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
  for (const thrown of takeEarlyErrors()) tell(thrown);
}
