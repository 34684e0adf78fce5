import Bowser from 'bowser';
import { listPageErrors, markPageError, sendPageError } from '#lib/contract/page-errors.ts';
import { visitedPage } from '#lib/pages/visited-page.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { PAGE_ERROR_LIMITS } from '../../http/rate-limit.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { deviceNameOf } from '../sessions/device-name.ts';
import { keepError, readReport } from './keep-error.ts';
import { listErrors } from './list-errors.ts';
import { markError } from './mark-error.ts';
import { thinOut } from './thin-out.ts';

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Kind of browser; the header it is read from can hold anything, so only names that are known are kept. */
function browserOf(userAgent: string | undefined): string | null {
  const { browser } = deviceNameOf(userAgent ?? '');
  return browser !== null && BROWSERS.has(browser) ? browser : null;
}

export function mountPageErrors(mount: Mount, { database: { db }, clock, metrics }: ModuleDeps): void {
  const weigh = thinOut(clock);
  mount(sendPageError, async ({ body, request, now, commit }) =>
    commit(PAGE_ERROR_LIMITS, async (tx) => {
      const place = visitedPage(body.page);
      // What is no page of ours is forgotten: anybody can make an address up.
      if (!place) return {};
      metrics.pageErrors.inc({ kind: place.kind });
      const seen = readReport(body);
      const hits = weigh(seen.fingerprint);
      const seenIn = { ...place, browser: browserOf(request.headers['user-agent']) };
      if (hits > 0) await keepError(tx, seen, seenIn, hits, now);
      return {};
    }),
  );
  mount(listPageErrors, async ({ query, now }) => ({ items: await listErrors(db, query, now), nextCursor: null }));
  mount(markPageError, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      await markError(tx, params.id, body.isSolved);
      const details = { error: params.id, solved: body.isSolved };
      await recordEvent(tx, { event: 'page-error-marked', userId: session.userId, details }, now);
      return {};
    }),
  );
}
