import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { after, DAY } from '#server/clock.ts';
import { type Asks, each, same } from './asked.ts';

const list = same(({ admin }) => ({ by: admin }));

/** Calls of admins. */
export const ADMIN_CALLS: Asks = {
  'GET desk/staff': list,
  'POST desk/staff': each(async ({ world, admin }) => ({
    by: admin,
    body: { phone: (await world.person()).phone, role: 'customer' },
  })),
  'GET desk/audit': list,
  'GET desk/system': list,
  'POST desk/system/jobs/:id': each(async ({ world, admin }) => {
    const [id, now] = [randomUUIDv7(), new Date()];
    const job = { id, kind: 'feedback-mail', payload: JSON.stringify({ feedbackId: randomUUIDv7() }), state: 'dead' };
    await world.db
      .insertInto('jobs')
      .values({ ...job, state: 'dead', run_at: now, created_at: now, expires_at: after(now, DAY) } as never) // rest is null
      .execute();
    return { by: admin, params: { id } };
  }),
  'PATCH desk/page-errors/:id': each(async ({ world, admin }) => {
    const [fingerprint, now] = [randomBytes(32).toString('base64url'), new Date()];
    const seen = { name: 'TypeError', message: 'x is undefined', frames: '[]', kind: 'home', locale: 'en-US' };
    const times = { hits: 1, first_at: now, last_at: now, expires_at: after(now, DAY) };
    await world.db
      .insertInto('page_errors')
      .values({ fingerprint, ...seen, browser: 'Firefox', ...times })
      .execute();
    return { by: admin, params: { id: fingerprint }, body: { isSolved: true } };
  }),
};
