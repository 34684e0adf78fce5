import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fill } from '#lib/i18n/fill.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer, seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

const text = messagesOf('en', 'desk');
const ORIGIN = process.env.E2E_URL ?? '';
const FRAME = '/_next/static/chunks/0c19lkrs9.js:1:2345';

async function openOffice(page: Page, phone: string, part: string): Promise<void> {
  const person = await seededPerson(phone);
  await person.enter(page);
  await page.goto(`${pathOf('desk', 'en')}?part=${part}`);
}

test('an admin gives a role and takes it back, and finds both in the trail', async ({ page }) => {
  const customer = await newCustomer();
  await openOffice(page, SEEDED.admin, 'team');
  const row = page.getByRole('listitem').filter({ hasText: customer.phone });
  await page.getByLabel(messagesOf('en', 'forms').phone).fill(customer.phone);
  await page.getByRole('button', { name: text.giveRole }).click();
  await expect(row).toContainText(text.role_staff);
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: text.takeRole }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`${pathOf('desk', 'en')}?part=audit`);
  await page.getByLabel(text.event).selectOption('role-changed');
  await expect(page.getByRole('listitem').filter({ hasText: text['event_role-changed'] }).nth(1)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await customer.close();
});

test('an admin sees how the system is', async ({ page }) => {
  await openOffice(page, SEEDED.admin, 'system');
  await expect(page.getByText(text.queueWaiting)).toBeVisible();
  await expect(page.getByText(text.deadJobs)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('an error of a page is marked as solved, and comes back when it happens again', async ({ page }) => {
  const letters = randomUUID().replace(/\d/g, '').replaceAll('-', '');
  const words = `Menu is gone ${letters}`;
  const fails = async () => {
    const error = { page: '/de/web-design', name: 'TypeError', message: words, frames: [FRAME] };
    const answer = await page.request.post('/api/page-errors', { data: error, headers: { origin: ORIGIN } });
    expect(answer.status()).toBe(200);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  // Often enough to stand before what other tests leave behind.
  for (let at = 0; at < 3; at += 1) await fails();
  await openOffice(page, SEEDED.admin, 'system');
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText(text.kind_service);
  await expect(row).toContainText(fill(text.reports, { count: '3' }));
  await row.getByText(text.inTheCode).click();
  await expect(row.getByText(FRAME)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await row.getByRole('button', { name: text.markSolved }).press('Enter');
  await expect(page.getByText(fill(text.markedSolved, { name: 'TypeError' }))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('[data-focus-home]')).toBeFocused();
  await press(text.errors_solved);
  await expect(row.getByRole('button', { name: text.reopen })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await fails();
  await press(text.errors_open);
  await expect(row).toContainText(text.cameBack);
  await row.getByRole('button', { name: text.markSolved }).click();
  await press(text.undo);
  await expect(row).toContainText(fill(text.reports, { count: '4' }));
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/status of 500/] });

  test('the system page says that it could not read the errors, and reads them when asked', async ({ page }) => {
    await page.route(/\/api\/desk\/page-errors/, (route) => route.fulfill({ status: 500, body: '' }));
    await openOffice(page, SEEDED.admin, 'system');
    const failed = page.getByText(messagesOf('en', 'messages').load_failed);
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: messagesOf('en', 'forms').retry }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByText(text.queueWaiting)).toBeVisible();
  });
});

test('what is for admins is not for staff', async ({ page }) => {
  await openOffice(page, SEEDED.staff, 'team');
  await expect(page.getByText(text.adminOnly)).toBeVisible();
  await expect(page.getByRole('link', { name: text.audit })).toHaveCount(0);
});

test('figures from a file come into the chart; a wrong line is named and nothing is taken', async ({ page }) => {
  const customer = await newCustomer();
  await openOffice(page, SEEDED.staff, 'customers');
  await page.getByRole('searchbox', { name: text.search }).fill(customer.phone);
  await page.getByRole('link', { name: customer.phone }).first().click();
  const file = (content: string) => ({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByLabel(text.csvFile).setInputFiles(file('date,series,value\n2026-05-01,ads,3\n2026-05-02,shoes,4\n'));
  await expect(page.getByText(fill(text.wrongLine, { line: '3' }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(text.csvFile).setInputFiles(file('date;series;value\n2026-05-01;ads;3\n'));
  await page.getByLabel(text.source).fill('Export of May');
  await page.getByRole('button', { name: text.upload }).click();
  await expect(page.getByText(fill(text.taken, { count: '1' }))).toBeVisible();
  await customer.close();
});
