import type { AnalysisProgress } from '#lib/contract/analyses.ts';
import type { Fetcher } from '../fetch/safe-fetch.ts';
import { CHECKS } from '../read/load-checks.ts';

const CHECKS_OF_PAGES = CHECKS.filter(({ scope }) => scope === 'page').length;
const CHECKS_OF_BROWSER = CHECKS.filter(({ need }) => need === 'browser').length;

/** Checks that are done once only a browser's are left. */
export const CHECKS_WITHOUT_BROWSER = CHECKS.length - CHECKS_OF_BROWSER;

/** Checks of pages are done page by page. */
export const crawled = (pagesRead: number, pagesFound: number) => ({
  pagesRead,
  pagesFound,
  checksDone: Math.floor((CHECKS_OF_PAGES * pagesRead) / Math.max(1, pagesFound, pagesRead)),
});

/** A fetcher that says what it asks for: while the site is asked around, a page shows that something is done. */
export const telling = (fetcher: Fetcher, tell: (url: string) => void): Fetcher => ({
  ...fetcher,
  fetch(url, options) {
    tell(url);
    return fetcher.fetch(url, options);
  },
});

/** Fills up what is told of a run at its address. */
export function progressTeller(url: string, onProgress: (progress: AnalysisProgress) => void) {
  let checksDone = 0;
  return (progress: Partial<AnalysisProgress>): void => {
    checksDone = Math.max(checksDone, progress.checksDone ?? 0); // pages that are found later take nothing back
    const total = { checksTotal: CHECKS.length };
    onProgress({ step: 'opening', url, pagesRead: 0, pagesFound: 1, ...total, ...progress, checksDone });
  };
}
