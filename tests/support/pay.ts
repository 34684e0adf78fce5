import type { PaymentResult } from '#lib/contract/payments.ts';
import type { TestApp } from './test-app.ts';
import type { TestVisitor } from './test-visitor.ts';

export type Decision = 'pay' | 'fail' | 'leave';

/** Begins a payment; gives the address of the pay page. */
export const startPayment = async (visitor: TestVisitor, orderId: string, gateway = 'sandbox'): Promise<string> =>
  (await visitor.post('payments', { orderId, gateway, locale: 'fa-IR' })).json<{ redirectUrl: string }>().redirectUrl;

/** What the page of the site sends: the parameters of the address it was led back to. */
export const paramsOf = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

const SANDBOX_BUTTONS: Readonly<Record<Decision, string>> = { pay: 'approve', fail: 'decline', leave: 'leave' };

/** Presses a button of the sandbox's page; gives the address it leads back to. */
export async function decideAtSandbox(t: TestApp, redirectUrl: string, decision: Decision): Promise<string> {
  const { pathname } = new URL(redirectUrl);
  const response = await t.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${SANDBOX_BUTTONS[decision]}`,
  });
  return String(response.headers.location);
}

/** Money that the sandbox's bank finds after its page was closed. */
export async function findAtSandbox(t: TestApp, redirectUrl: string): Promise<void> {
  const found = t.database.db.updateTable('sandbox_payments').set({ state: 'approved' });
  await found.where('authority', '=', redirectUrl.split('/').at(-1) ?? '').execute();
}

export const verify = async (visitor: TestVisitor, params: Record<string, string>): Promise<PaymentResult> =>
  (await visitor.post('payments/verify', { params })).json();

/** Rows of the books and what the orders say was paid, as sums by currency. */
export async function books(t: TestApp) {
  const ledger = await t.database.db.selectFrom('ledger').selectAll().execute();
  const orders = await t.database.db.selectFrom('orders').select(['id', 'paid', 'currency']).execute();
  const payments = await t.database.db.selectFrom('payments').selectAll().execute();
  const sum = (rows: readonly { currency: string; value: number }[], currency: string) =>
    rows.filter((row) => row.currency === currency).reduce((total, { value }) => total + value, 0);
  const sums = (rows: readonly { currency: string; value: number }[]) => ({
    USD: sum(rows, 'USD'),
    IRT: sum(rows, 'IRT'),
  });
  return {
    ledger,
    payments,
    arrived: sums(ledger.map(({ currency, amount }) => ({ currency, value: amount }))),
    ofOrders: sums(orders.map(({ currency, paid }) => ({ currency, value: paid }))),
  };
}
