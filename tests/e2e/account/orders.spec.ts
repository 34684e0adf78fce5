import type { Page } from '@playwright/test';
import { formatPrice } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { planOf } from '#lib/plans.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { answerFirst } from '../support/answer-first.ts';
import { violationsOf } from '../support/axe.ts';
import { type Customer, newCustomer, seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES = ['en', 'fa'] as const;

const addressOf = (lng: LanguageCode, id?: unknown): string =>
  `${pathOf('profile-order', lng)}${id ? `?id=${id}` : ''}`;

async function place(customer: Customer, changes: object = {}): Promise<Record<string, string>> {
  const order = await customer.post('orders', { planId: 'web-popular', currency: 'USD', channel: 'site', ...changes });
  return order as Record<string, string>; // id and reference are texts
}

const main = (page: Page) => page.getByRole('main');

for (const lng of LANGUAGES) {
  const text = messagesOf(lng, 'orders');

  test(`${lng}: an empty list leads to the prices; an order stands in it with stage, next step and price`, async ({
    page,
  }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(addressOf(lng));
    await expect(page.getByText(text.empty)).toBeVisible();
    await expect(main(page).getByRole('link', { name: text.seePrices })).toHaveAttribute(
      'href',
      pathOf('service-tariffs', lng),
    );
    const currency = lng === 'fa' ? 'IRT' : 'USD';
    const { reference = '' } = await place(customer, { currency });
    await page.reload();
    const row = main(page).getByRole('listitem').filter({ hasText: reference });
    await expect(row).toContainText(text.stage_requested);
    await expect(row).toContainText(text.us);
    await expect(row).toContainText(formatPrice(planOf('web-popular'), lng));
    expect(await violationsOf(page)).toEqual([]);
    await row.getByRole('link').click();
    await expect(page.getByText(text.us_requested)).toBeVisible();
    await expect(page.getByText(text.noFiles)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });

  test(`${lng}: from the payment to the acceptance, with the invoice`, async ({ page }) => {
    const [customer, staff] = [await newCustomer(), await seededPerson(SEEDED.staff)];
    await customer.patch('account', { firstName: 'Sara', lastName: 'Karimi', company: 'Noor Retail' });
    const { id = '' } = await place(customer, { currency: lng === 'fa' ? 'IRT' : 'USD' });
    const step = (body: object) => staff.post(`desk/orders/${id}/steps`, body);
    await step({ step: 'confirm', dueAt: '2099-10-10T12:00:00Z' });
    await step({ step: 'ask_payment' });
    await customer.enter(page);
    await page.goto(addressOf(lng, id));
    const sum = formatPrice(planOf('web-popular'), lng);
    await page.getByRole('button', { name: text.pay.replace('{{amount}}', sum) }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL((url) => url.pathname === pathOf('payment-verify', lng));
    await main(page)
      .getByRole('link')
      .and(page.locator(`[href*="${id}"]`))
      .click();
    await expect(page.getByText(text.us_paid)).toBeVisible();

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'texts.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Words of our own'),
      });
    await page.getByRole('button', { name: text.giveFiles }).click();
    const own = page.getByRole('region', { name: text.ownFiles });
    await expect(own.getByRole('button', { name: text.giveFiles })).toBeHidden();
    const saved = page.waitForEvent('download');
    await own.getByRole('button', { name: 'texts.txt' }).click();
    expect((await saved).suggestedFilename()).toBe('texts.txt');
    await step({ step: 'start' });
    const deliverable = { title: 'Design, version 1', url: 'https://files.example/design' };
    await step({ step: 'ask_customer', note: 'Fourteen templates.', deliverable });
    await page.reload();
    await expect(page.getByText('Fourteen templates.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: deliverable.title }).first()).toHaveAttribute('href', deliverable.url);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.askChanges }).click();
    await page.getByRole('button', { name: text.sendChanges }).click();
    await expect(page.getByText(messagesOf(lng, 'messages').field_required)).toBeVisible();
    await page.getByLabel(text.changesLabel).fill('A larger title.');
    await page.getByRole('button', { name: text.sendChanges }).click();
    await expect(page.getByText(text.done_ask_changes)).toBeVisible();
    await expect(page.getByText(text.file_changes).first()).toBeVisible();

    await step({ step: 'deliver' });
    await page.reload();
    await page.getByRole('button', { name: text.accept }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('..')).toHaveCSS('opacity', '1');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: text.accept }).click();
    await expect(page.getByText(text.done_accept)).toBeVisible();
    await expect(page.getByText('Sara Karimi').first()).toBeVisible();

    await page.getByRole('link', { name: text.openInvoice }).click();
    await expect(page.getByText('Noor Retail')).toBeVisible();
    await expect(page.getByRole('row', { name: text.total })).toContainText(sum);
    await expect(page.getByText(text.testInvoice)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: text.print })).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.getByRole('link', { name: text.toOrder })).toBeHidden();
    for (const words of ['Noor Retail', sum, text.billedTo, text.testInvoice])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await Promise.all([customer.close(), staff.close()]);
  });

  test(`${lng}: an order through a chat app is sent from here, cancelled with a reason, and ordered again`, async ({
    page,
  }) => {
    const customer = await newCustomer();
    const { id, reference = '' } = await place(customer, { channel: 'telegram' });
    await customer.enter(page);
    await page.goto(addressOf(lng, id));
    await expect(page.getByRole('heading', { name: text.ask_chat_opened })).toBeVisible();
    const chat = await page.getByRole('link', { name: text.openChat }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(reference);
    await page.getByRole('button', { name: text.send, exact: true }).click();
    await expect(page.getByText(text.done_send)).toBeVisible();
    await page.getByRole('button', { name: text.cancelOrder }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.cancelOrder }).click();
    await dialog.getByLabel(text.cancelReason).fill('The date moved.');
    await dialog.getByRole('button', { name: text.cancelOrder }).click();
    await expect(page.getByText(text.done_cancel)).toBeVisible();
    await expect(page.getByText('The date moved.').first()).toBeVisible();
    await page.getByRole('button', { name: text.reorder }).click();
    await dialog.getByRole('button', { name: text.place }).click();
    await page.waitForURL((url) => url.searchParams.get('id') !== id);
    await expect(page.getByText(text.us_requested)).toBeVisible();
    await customer.close();
  });
}

test('a thousand orders: page by page, by turn, by number and by name', async ({ page }) => {
  const collector = await seededPerson(SEEDED.collector);
  const text = messagesOf('en', 'orders');
  await collector.enter(page);
  await page.goto(addressOf('en'));
  const list = main(page).getByRole('region', { name: text.list });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole('radio', { name: `${text.all} 1000` })).toBeChecked();
  for (let pages = 2; pages <= 12; pages += 1) {
    await page.getByRole('button', { name: text.more }).click();
    await expect(rows).toHaveCount(pages * 25);
  }
  await page.getByRole('radio', { name: text.yours }).click();
  await expect(page.getByText('Shown: 25 of 400')).toBeVisible();
  await page.getByRole('radio', { name: text.all }).click();
  const reference = await rows.first().locator('bdi').textContent();
  await page.getByLabel(text.search).fill(reference ?? '');
  await expect(rows).toHaveCount(1);
  await page.getByLabel(text.search).fill('seo, eco');
  await expect(rows).toHaveCount(25);
  await expect(rows.filter({ hasText: 'SEO, Economy' })).toHaveCount(25);
  await page.getByLabel(text.search).fill('nothing like it');
  await expect(page.getByText(text.noneHere)).toBeVisible();
  await page.getByRole('button', { name: text.showAll }).click();
  await expect(rows).toHaveCount(25);
  await collector.close();
});

test.describe('a service that refuses or does not answer', () => {
  test.use({ allowedErrors: [/50\d|404|ERR_/] });

  test('an order of somebody else is none', async ({ page }) => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const { id } = await place(one);
    await other.enter(page);
    await page.goto(addressOf('en', id));
    await expect(page.getByText(messagesOf('en', 'orders').notFound)).toBeVisible();
    await Promise.all([one.close(), other.close()]);
  });

  for (const lng of LANGUAGES) {
    test(`${lng}: says so, reads again when the connection is back, and keeps a step that was refused`, async ({
      page,
    }) => {
      const customer = await newCustomer();
      const { id, reference = '' } = await place(customer, { channel: 'whatsapp' });
      const messages = messagesOf(lng, 'messages');
      const text = messagesOf(lng, 'orders');
      await customer.enter(page);
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await answerFirst(page, '**/api/orders?*', (route) => asked.then(() => route.abort()));
      await page.goto(addressOf(lng));
      await expect(page.getByRole('status').filter({ hasText: messages.loading })).toBeVisible();
      answer();
      await expect(page.getByText(messages.load_failed)).toBeVisible();
      await page.getByRole('button', { name: messagesOf(lng, 'forms').retry }).click();
      await expect(page.getByText(reference)).toBeVisible();
      await page.context().setOffline(true);
      await page.getByRole('radio', { name: text.yours }).click();
      await expect(page.getByText(messages.load_failed)).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(reference)).toBeVisible();
      await page.goto(addressOf(lng, id));
      await answerFirst(page, '**/api/orders/*/steps', (route) => route.fulfill({ status: 503, json: {} }));
      const send = page.getByRole('button', { name: text.send, exact: true });
      await send.click();
      await expect(page.getByText(messages.server_error)).toBeVisible();
      await send.click();
      await expect(page.getByText(text.done_send)).toBeVisible();
      await customer.close();
    });
  }
});
