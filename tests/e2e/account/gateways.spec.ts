import type { Page } from '@playwright/test';
import { loadPage } from '#lib/content/load.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PaymentOutcome } from '#lib/payments/outcome.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { type FakeZarinpal, MERCHANT, startFakeZarinpal } from '#tests/support/fake-zarinpal.ts';
import type { Decision } from '#tests/support/pay.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { type RunningService, startService } from '#tests/support/service-process.ts';
import { type Customer, seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

/** The pages of banks are no pages of ours, and their servers here have none. */
test.use({ allowedErrors: [/404|401/] });
test.describe.configure({ mode: 'default' });

let zarinpal: FakeZarinpal;
let stripe: FakeStripe;
/** A service with real gateways, which the sandbox may not stand beside, and one with the sandbox alone. */
let banks: RunningService;
const people = new Map<string, { buyer: Customer; staff: Customer }>();

async function peopleOf(origin: string) {
  const known = people.get(origin);
  if (known) return known;
  const [buyer, staff] = await Promise.all([seededPerson(SEEDED.buyer, origin), seededPerson(SEEDED.staff, origin)]);
  people.set(origin, { buyer, staff });
  return { buyer, staff };
}

test.beforeAll(async () => {
  test.setTimeout(90_000); // a service of its own, on a machine that does other work
  zarinpal = await startFakeZarinpal();
  stripe = await startFakeStripe();
  banks = await startService({
    seed: 'tests/support/seed-people.ts',
    settings: {
      PAYMENT_GATEWAYS: 'zarinpal,stripe',
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: zarinpal.url,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
    },
  });
});
test.afterAll(async () => {
  for (const { buyer, staff } of people.values()) await Promise.all([buyer.close(), staff.close()]);
  people.clear();
  await banks.stop();
  await Promise.all([zarinpal.close(), stripe.close()]);
});

const GATEWAYS = [
  { gateway: 'sandbox', lng: 'en', currency: 'USD' },
  { gateway: 'zarinpal', lng: 'fa', currency: 'IRT' },
  { gateway: 'stripe', lng: 'en', currency: 'USD' },
] as const;
type Case = (typeof GATEWAYS)[number];

const originOf = ({ gateway }: Case): string => (gateway === 'sandbox' ? (process.env.E2E_URL ?? '') : banks.url);

/** An order that waits for its money, opened by its customer. */
async function openOrder(page: Page, chosen: Case): Promise<void> {
  const { buyer, staff } = await peopleOf(originOf(chosen));
  const { id } = await buyer.post('orders', { planId: 'web-economy', currency: chosen.currency, channel: 'site' });
  for (const step of ['confirm', 'ask_payment']) await staff.post(`desk/orders/${id}/steps`, { step });
  await page.goto(`${originOf(chosen)}${pathOf('profile-order', chosen.lng)}?id=${id}`);
}

const SANDBOX_BUTTONS = { pay: 'Approve', fail: 'Decline', leave: 'Leave without paying' } as const;

/** Goes to the bank's page and decides there; gives the address the bank leads back to. */
async function decide(page: Page, { gateway, lng }: Case, decision: Decision): Promise<URL> {
  const pay = messagesOf(lng, 'orders').pay.split('{{amount}}')[0]?.trim() ?? '';
  const isBank = (url: URL) => !url.pathname.startsWith(`/${lng}/`);
  await page.getByRole('button', { name: new RegExp(`^${pay}`) }).click();
  await page.waitForURL(isBank);
  if (gateway === 'zarinpal') return new URL(zarinpal.decide(page.url(), decision));
  if (gateway === 'stripe') return new URL(stripe.decide(page.url(), decision));
  await page.getByRole('button', { name: SANDBOX_BUTTONS[decision] }).click();
  await page.waitForURL((url) => url.pathname === pathOf('payment-verify', lng));
  return new URL(page.url());
}

const heading = (page: Page, lng: LanguageCode, outcome: PaymentOutcome) =>
  page.getByRole('heading', { level: 1, name: loadPage(lng, 'payment-verify').outcomes[outcome].title });

async function expectAfterReload(page: Page, lng: LanguageCode, outcome: PaymentOutcome): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect(heading(page, lng, outcome)).toBeVisible();
  }
}

for (const chosen of GATEWAYS) {
  const { gateway, lng } = chosen;

  test(`${gateway}: every outcome is told, and a reload changes nothing`, async ({ page }) => {
    test.slow();
    const { actions } = loadPage(lng, 'payment-verify');
    await page.route('https://checkout.stripe.test/**', (route) => route.fulfill({ body: 'Stripe' }));
    await (await peopleOf(originOf(chosen))).buyer.enter(page);

    await openOrder(page, chosen);
    await page.goto((await decide(page, chosen, 'leave')).href);
    await expect(heading(page, lng, 'cancelled')).toBeVisible();
    await expectAfterReload(page, lng, 'cancelled');

    await openOrder(page, chosen);
    const failed = await decide(page, chosen, 'fail');
    failed.searchParams.delete('Status');
    await page.goto(failed.href);
    await expect(heading(page, lng, 'failed')).toBeVisible();
    await expectAfterReload(page, lng, 'failed');

    await openOrder(page, chosen);
    const paid = await decide(page, chosen, 'pay');
    if (gateway !== 'sandbox') await page.goto(paid.href);
    await expect(heading(page, lng, 'paid')).toBeVisible();
    await expectAfterReload(page, lng, 'already');
    await page.getByRole('link', { name: actions.order }).click();
    await expect(page.getByText(messagesOf(lng, 'orders').us_paid)).toBeVisible();

    paid.searchParams.set('payment', `${paid.searchParams.get('payment')}x`);
    await page.goto(paid.href);
    await expect(heading(page, lng, 'unknown')).toBeVisible();
    await expectAfterReload(page, lng, 'unknown');
  });
}

for (const chosen of GATEWAYS.filter(({ gateway }) => gateway !== 'sandbox')) {
  const { gateway, lng } = chosen;

  test(`${gateway}: what the bank has not decided stays open, and is asked for again`, async ({ page }) => {
    const { actions } = loadPage(lng, 'payment-verify');
    await page.route('https://checkout.stripe.test/**', (route) => route.fulfill({ body: 'Stripe' }));
    await (await peopleOf(originOf(chosen))).buyer.enter(page);
    await openOrder(page, chosen);
    const open = await decide(page, chosen, 'leave');
    const bank = page.url() === open.href ? undefined : page.url();
    open.searchParams.delete('Status');
    await page.goto(open.href);
    await expect(heading(page, lng, 'pending')).toBeVisible();
    if (gateway === 'zarinpal') zarinpal.decide(bank ?? '', 'pay');
    else stripe.decide(bank ?? '', 'pay');
    await page.getByRole('button', { name: actions.check }).click();
    await expect(heading(page, lng, 'paid')).toBeVisible();
  });
}
