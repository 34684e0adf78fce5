import { GatewayError, type PaymentGateway } from '../../adapters/payments/gateway.ts';
import { after, type Clock, DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { randomSecret } from '../../secrets.ts';

const KEPT = 7 * DAY;

/** Path of its pay page, below the API. */
export const SANDBOX_PATH = 'payments/sandbox';

/** A bank that moves no money: its page is the service's own, its books are a table. */
export const sandboxGateway = (db: Queries, clock: Clock): PaymentGateway => ({
  id: 'sandbox',
  currencies: ['USD', 'IRT'],
  begin: async ({ amount, currency, returnUrl, serviceUrl }) => {
    const authority = randomSecret();
    const row = { authority, amount, currency, return_url: returnUrl, expires_at: after(clock(), KEPT) };
    await db
      .insertInto('sandbox_payments')
      .values({ ...row, state: 'open' })
      .execute();
    return { authority, redirectUrl: `${serviceUrl}/api/${SANDBOX_PATH}/${authority}` };
  },
  check: async ({ authority }) => {
    const row = await db
      .selectFrom('sandbox_payments')
      .select(['amount', 'currency', 'state'])
      .where('authority', '=', authority)
      .executeTakeFirst();
    if (!row) throw new GatewayError('knows no such payment');
    const { amount, currency, state } = row;
    if (state === 'approved') return { status: 'paid', amount, currency, reference: `test-${authority.slice(0, 12)}` };
    return { status: state === 'declined' ? 'failed' : 'open' };
  },
  giveUp: async (authority) => {
    const open = db.updateTable('sandbox_payments').set({ state: 'declined' }).where('authority', '=', authority);
    await open.where('state', '=', 'open').execute();
  },
});
