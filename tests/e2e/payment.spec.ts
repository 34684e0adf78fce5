import type { Page, Route } from '@playwright/test';
import { loadPage } from '#lib/content/load.ts';
import type { PaymentResult } from '#lib/contract/payments.ts';
import type { PaymentOutcome } from '#lib/payments/outcome.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const ORDER = '01990000-0000-7000-8000-000000000001';
const NOTHING: PaymentResult = {
  status: 'unknown',
  orderId: null,
  orderReference: null,
  amount: null,
  gateway: null,
  reference: null,
  paidAt: null,
  isTest: false,
  retryAfter: null,
};
const PAID: PaymentResult = {
  status: 'paid',
  orderId: ORDER,
  orderReference: 'A-7KQ2-M4XT',
  amount: { amount: 225_000, currency: 'USD' },
  gateway: 'zarinpal',
  reference: '77412316',
  paidAt: '2026-09-18T10:42:07Z',
  isTest: false,
  retryAfter: null,
};

/** Stands in for the gateway's part of the service: answers in turn, the last one for ever. Gives what was asked. */
async function answer(page: Page, ...answers: (PaymentResult | number)[]): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/api/payments/verify', (route: Route) => {
    asked.push(route.request().postDataJSON());
    const next = answers[Math.min(asked.length, answers.length) - 1];
    return typeof next === 'number' ? route.fulfill({ status: next, json: {} }) : route.fulfill({ json: next });
  });
  return asked;
}

const heading = (page: Page, lng: 'en' | 'fa', outcome: PaymentOutcome) =>
  page.getByRole('heading', { level: 1, name: loadPage(lng, 'payment-verify').outcomes[outcome].title });

for (const lng of ['en', 'fa'] as const) {
  const { labels, actions } = loadPage(lng, 'payment-verify');

  test(`${lng}: a payment that arrived is told with its order, again after a reload`, async ({ page }) => {
    const asked = await answer(page, PAID, { ...PAID, status: 'already' });
    await page.goto(`/${lng}/payment-verify?payment=p1&Authority=A0001&Status=OK`);
    await expect(heading(page, lng, 'paid')).toBeVisible();
    expect(asked).toEqual([{ params: { payment: 'p1', Authority: 'A0001', Status: 'OK' } }]);
    const facts = page.getByRole('main').locator('dl');
    await expect(facts).toContainText(labels.reference);
    await expect(facts).toContainText('77412316');
    await expect(facts).toContainText('A-7KQ2-M4XT');
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(heading(page, lng, 'already')).toBeVisible();
  });

  test(`${lng}: what nobody knows goes to a person with its reference`, async ({ page }) => {
    await answer(page, NOTHING);
    await page.goto(`/${lng}/payment-verify?session_id=cs_test_1`);
    await expect(heading(page, lng, 'unknown')).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    for (const host of ['wa.me', 't.me']) {
      const href = await links.and(page.locator(`[href*="${host}"]`)).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(`${labels.reference}: cs_test_1`);
    }
    await expect(page.getByRole('button', { name: actions.again })).toBeEnabled();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('a pending payment is asked for again by itself, and at once when somebody wants to know', async ({ page }) => {
  const { outcomes, actions } = loadPage('en', 'payment-verify');
  const pending: PaymentResult = { ...PAID, status: 'pending', reference: null, paidAt: null, retryAfter: 2 };
  const asked = await answer(page, pending, pending, PAID);
  await page.goto('/en/payment-verify?payment=p1');
  await expect(heading(page, 'en', 'pending')).toBeVisible();
  await expect(page.getByText(outcomes.pending.lead)).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('button', { name: actions.check }).click();
  await expect(heading(page, 'en', 'paid')).toBeVisible();
});

for (const status of ['cancelled', 'failed', 'unclear'] as const) {
  test(`a payment that was ${status} says that nothing was taken or what to do`, async ({ page }) => {
    await answer(page, { ...PAID, status, reference: null, paidAt: null });
    await page.goto('/en/payment-verify?payment=p1');
    await expect(heading(page, 'en', status)).toBeVisible();
  });
}

test('an address without a payment asks nobody', async ({ page }) => {
  const asked = await answer(page, PAID);
  await page.goto('/en/payment-verify');
  await expect(heading(page, 'en', 'unknown')).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('a service that does not answer', () => {
  test.use({ allowedErrors: [/50\d|404|ERR_FAILED/] });

  test('leaves the payment open and is asked again', async ({ page }) => {
    await answer(page, 503, PAID);
    await page.goto('/en/payment-verify?payment=p1');
    await expect(heading(page, 'en', 'unreached')).toBeVisible();
    await page.getByRole('button', { name: loadPage('en', 'payment-verify').actions.again }).click();
    await expect(heading(page, 'en', 'paid')).toBeVisible();
  });

  test('or knows no such call is no claim about the money', async ({ page }) => {
    await answer(page, 404);
    await page.goto('/en/payment-verify?payment=p1');
    await expect(heading(page, 'en', 'unknown')).toBeVisible();
  });
});
