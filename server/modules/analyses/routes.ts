import * as calls from '#lib/contract/analysis-calls.ts';
import { tasteSite } from '#lib/contract/tastes.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, TASTE_LIMIT, TASTE_OF_SITE_LIMIT } from '../../http/rate-limit.ts';
import { spendProof } from '../captcha/spend-proof.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { cancelAnalysis } from './cancel-analysis.ts';
import type { AddressPolicy } from './fetch/address-policy.ts';
import { listAnalyses, readAnalysis } from './read-analyses.ts';
import { requestAnalysis, siteOf } from './request-analysis.ts';
import { endSchedule, listSchedules, scheduleAnalysis } from './schedule.ts';
import { readSharedAnalysis, shareAnalysis, unshareAnalysis } from './share.ts';
import { createTaster } from './taste.ts';

export function mountAnalyses(mount: Mount, { db }: Database): void {
  mount(calls.startAnalysis, async ({ body, session: { userId }, now, commit }) =>
    commit([], (tx) => requestAnalysis(tx, userId, body, now)),
  );
  mount(calls.listAnalyses, async ({ query, session: { userId } }) => listAnalyses(db, userId, query));
  mount(calls.readAnalysis, async ({ params, session: { userId }, now }) => {
    const found = await readAnalysis(db, userId, params.id, now);
    if (!found) throw new ServiceError('not_found');
    return found;
  });
  mount(calls.cancelAnalysis, async ({ params, session: { userId }, now, commit }) =>
    commit([], async (tx) => {
      if (!(await cancelAnalysis(tx, userId, params.id, now))) throw new ServiceError('not_found');
      return {};
    }),
  );
  mount(calls.shareAnalysis, async ({ params, body, session: { userId }, now, commit }) =>
    commit([], (tx) => shareAnalysis(tx, userId, params.id, body.days, now)),
  );
  mount(calls.unshareAnalysis, async ({ params, session: { userId }, commit }) =>
    commit([], async (tx) => {
      await unshareAnalysis(tx, userId, params.id);
      return {};
    }),
  );
  mount(calls.readSharedAnalysis, async ({ body, now }) => readSharedAnalysis(db, body.token, now));
  mount(calls.listSchedules, async ({ session: { userId } }) => ({
    items: await listSchedules(db, userId),
    nextCursor: null,
  }));
  mount(calls.scheduleAnalysis, async ({ body, session: { userId }, now, commit }) =>
    commit([], (tx) => scheduleAnalysis(tx, userId, body, now)),
  );
  mount(calls.endSchedule, async ({ params, session: { userId }, commit }) =>
    commit([], async (tx) => {
      await endSchedule(tx, userId, params.id);
      return {};
    }),
  );
}

type TasteDeps = Pick<ModuleDeps, 'captcha' | 'clock' | 'config'> & { readonly addressPolicy: AddressPolicy };

/** The one call of the analyzer that needs no account. */
export function mountTastes(mount: Mount, { captcha, clock, config, addressPolicy: policy }: TasteDeps): void {
  const taster = createTaster({ policy, clock });
  mount(tasteSite, async ({ body, request, now, commit }) => {
    taster.assertRoom(); // before anything is asked of the captcha
    const proof = await captcha.verify(body.captcha, 'taste', request.hostname);
    return taster.inPlace(async () => {
      await commit([TASTE_LIMIT], async (tx) => {
        await spendProof(tx, proof);
        const site = { limit: TASTE_OF_SITE_LIMIT, subject: siteOf(body.url), factor: config.rateLimitFactor };
        await countHit(tx, { ...site, now });
      });
      return taster.taste(body.url);
    });
  });
}
