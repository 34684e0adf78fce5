import { createHash, randomUUIDv7 } from 'node:crypto';
import { after, DAY } from '#server/clock.ts';
import { forgetToken } from '#server/modules/comments/forget-address.ts';
import { randomSecret } from '#server/secrets.ts';
import { consultation, comment as written } from '#tests/support/test-visitor.ts';
import { type Asks, atMostTurns, each, same } from './asked.ts';
import { captcha, comment } from './things.ts';

const plain = same(() => ({}));

const FRAMES = ['/scripts/idle.0123456789.js:1:2', '/_next/static/chunks/0-a.js:1:2'];

/** Calls of anybody who reads the site. */
export const VISITOR_CALLS: Asks = {
  'GET healthz': plain,
  'GET readyz': plain,
  'GET openapi.json': plain,
  'GET docs': plain,
  'GET dev/inbox': plain,
  'GET dev/inbox.json': plain,
  'GET plans': plain,
  'GET payments/gateways': plain,
  'GET captcha/challenge': same(() => ({ query: 'form=comment' })),
  'GET comments': same(() => ({ query: 'page=home' })),
  'POST comments': each(async ({ world }) => ({
    body: written({ email: 'leo@example.com', captcha: await captcha(world, 'comment') }),
  })),
  'POST comments/forget': each(async ({ world }) => ({
    body: { token: forgetToken(world.keys.comment, await comment(world, 'approved')) },
  })),
  'POST consultations': each(async ({ world }) => ({
    body: consultation(await captcha(world, 'consultation')),
  })),
  'POST vitals': each((_, turn) => ({
    body: {
      page: '/fa/web-design',
      samples: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => ({
        name,
        value: name === 'CLS' ? 0.05 : 100 * turn,
      })),
    },
  })),
  'POST page-errors': each((_, turn) => ({
    body: { page: '/en', name: 'TypeError', message: `x${turn % 20} is undefined`, frames: FRAMES },
  })),
  'POST shared-analyses': same(async ({ world, analysisId }) => {
    const token = randomSecret();
    const token_hash = createHash('sha256').update(token).digest('base64url');
    const share = { analysis_id: analysisId, token_hash, expires_at: after(new Date(), DAY) };
    await world.db
      .insertInto('analysis_shares')
      .values(share)
      .onConflict((conflict) => conflict.column('analysis_id').doUpdateSet(share))
      .execute();
    return { body: { token } };
  }),
  'POST site-tastes': atMostTurns(
    20,
    each(async ({ world }) => ({
      body: { url: `http://t${randomUUIDv7()}.shop.test/`, captcha: await captcha(world, 'taste') },
    })),
  ),
};
