import { keepEarlyErrors, takeEarlyErrors } from './early-errors.ts';

/**
 * Loads the script that tells of errors when the first one happens, or has happened while the page started.
 * @param share of the page views that tell of errors, 0 to 1
 */
export function watchPageErrors(share: number, load: () => void): void {
  if (Math.random() >= share) {
    takeEarlyErrors();
    return;
  }
  keepEarlyErrors();
  const ends = new AbortController();
  const found = (): void => {
    ends.abort();
    load();
  };
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, found, { signal: ends.signal });
  if (window.earlyErrors?.length) found();
}
