import { randomUUIDv7 } from 'node:crypto';
import { ANALYSIS_STREAM } from '#lib/contract/analysis-calls.ts';
import { after, DAY } from '#server/clock.ts';
import { type Asks, each, same } from './asked.ts';
import { run } from './things.ts';

const own = same(({ customer }) => ({ by: customer }));

/** A name that nobody has: the run ends at once. What a run costs, `npm run bench:analyzer` says. */
const nobody = (): string => `http://${randomUUIDv7()}.example/`;

/** Calls of a customer about the analyzer. */
export const ANALYSIS_CALLS: Asks = {
  'POST analyses': each(async ({ world }) => ({ by: await world.person(), body: { url: nobody() } })),
  'GET analyses': own,
  'GET analyses/:id': same(({ customer, analysisId }) => ({ by: customer, params: { id: analysisId } })),
  [`GET ${ANALYSIS_STREAM}`]: each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await run(world, by, 'running') } };
  }),
  'DELETE analyses/:id': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await run(world, by, 'queued') } };
  }),
  'POST analyses/:id/share': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await run(world, by, 'done') }, body: { days: 7 } };
  }),
  'DELETE analyses/:id/share': each(async ({ world }) => {
    const by = await world.person();
    const analysis_id = await run(world, by, 'done');
    const share = { analysis_id, token_hash: randomUUIDv7(), expires_at: after(new Date(), DAY) };
    await world.db.insertInto('analysis_shares').values(share).execute();
    return { by, params: { id: analysis_id } };
  }),
  'GET analysis-schedules': own,
  'POST analysis-schedules': each(async ({ world }) => ({
    by: await world.person(),
    body: { url: nobody(), every: 'week' },
  })),
  'DELETE analysis-schedules/:id': each(async ({ world }) => {
    const [by, id, now] = [await world.person(), randomUUIDv7(), new Date()];
    const site = { url: nobody(), site: 'nobody.example', page_limit: 50, every: 'week' } as const;
    await world.db
      .insertInto('analysis_schedules')
      .values({ id, customer_id: by.id, ...site, next_at: after(now, DAY), created_at: now })
      .execute();
    return { by, params: { id } };
  }),
};
