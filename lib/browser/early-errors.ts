declare global {
  interface Window {
    /** What was thrown before anybody listened; `null` once somebody does. */
    earlyErrors?: unknown[] | null;
  }
}

/** A page that fails more often than this has said enough. */
const MOST = 10;

/** What an event of either kind was thrown for. */
export const thrownIn = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  'reason' in event ? event.reason : event.error;

/** Keeps what is thrown, from now on, for the script that tells of it (`errors.ts`). */
export function keepEarlyErrors(): void {
  if (window.earlyErrors !== undefined) return;
  window.earlyErrors = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (window.earlyErrors && window.earlyErrors.length < MOST) window.earlyErrors.push(thrownIn(event));
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
}

/** Gives what was kept and ends the keeping. */
export function takeEarlyErrors(): unknown[] {
  const kept = window.earlyErrors ?? [];
  window.earlyErrors = null;
  return kept;
}
