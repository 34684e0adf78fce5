import { appendScript } from './add-script.ts';
import { followMember } from './member.ts';
import { removeServiceWorker, startServiceWorker } from './service-worker.ts';
import { startVitals } from './vitals.ts';
import { watchPageErrors } from './watch-page-errors.ts';

/* Second script of every page under a language: what may wait until the page is idle. */

/** Share of the page views that tell of errors, put in by the bundler (`NEXT_PUBLIC_PAGE_ERROR_SHARE`). */
declare const PAGE_ERROR_SHARE: number;
/** Address of `errors.ts`, which most page views never need. */
declare const ERRORS_SCRIPT: string;
/** Address of `touches.ts`, which only a page needs that somebody touches. */
declare const TOUCHES_SCRIPT: string;
/** Address of `update.ts`, which only a page needs that is open while the site changes. */
declare const UPDATE_SCRIPT: string;

const { api } = document.currentScript?.dataset ?? {};

if (api) {
  watchPageErrors(PAGE_ERROR_SHARE, () => appendScript(ERRORS_SCRIPT, { api }));
  startVitals(api, () => appendScript(TOUCHES_SCRIPT));
}
// In development there is none, and one of `npm start` under the same address would show files of yesterday.
const work =
  process.env.NODE_ENV === 'production' ? startServiceWorker(() => appendScript(UPDATE_SCRIPT)) : removeServiceWorker();
work.catch(() => undefined); // the site works without it
followMember();
