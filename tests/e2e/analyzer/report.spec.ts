import { readFile } from 'node:fs/promises';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';
import { analyzed, newShop, openAnalyzer } from './analyzer-page.ts';

test('findings are chosen by severity, saved as CSV and JSON, all open on paper, and given to the agency', async ({
  page,
}) => {
  const customer = await newCustomer();
  const shop = newShop('lamps');
  const { id } = await analyzed(customer, shop);
  const { text, findings } = await openAnalyzer(page, 'en', `?id=${id}`, customer);
  const lines = findings.locator('details');
  await expect(lines.first()).toBeVisible();
  const all = await lines.count();
  await findings.getByRole('radio', { name: text.severity.low }).check();
  const seen = lines.filter({ visible: true });
  expect(await seen.count()).toBeLessThan(all);
  await page.emulateMedia({ media: 'print' });
  await expect(seen).toHaveCount(all);
  await page.emulateMedia({ media: null });
  // A finding that is left out comes back with the link to it.
  const link = page.getByRole('region', { name: text.first }).getByRole('link').first();
  await link.click();
  await expect(findings.locator('details[open]')).toBeInViewport();
  await expect(seen).toHaveCount(all);
  await findings.locator('details[open] > summary').click();

  const previews = page.getByRole('region', { name: text.previews });
  for (const shown of ['چراغ‌های نور', shop, text.noDescription, text.noImage])
    await expect(previews.getByText(shown).first()).toBeVisible();

  for (const [button, ending] of [
    [text.saveCsv, 'csv'],
    [text.saveJson, 'json'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${shop}-[\\d-]+\\.${ending}$`));
    expect(await readFile(await file.path(), 'utf8')).toContain(ending === 'csv' ? '<img src' : shop);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(findings.locator('details:not([open])')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(findings.locator('details[open]')).toHaveCount(0);

  const name = messagesOf('en', 'analyzer').checks['image-alt'].name;
  for (const [way, target] of [
    [text.fixTicket, 'profile-ticket'],
    [text.fixOrder, 'profile-order'],
  ] as const) {
    await findings.getByText(name, { exact: true }).first().click();
    await findings.locator('details[open]').getByRole('link', { name: way }).click();
    await page.waitForURL((url) => url.pathname === pathOf(target, 'en'));
    const words = page.locator('textarea').first();
    for (const part of [`http://${shop}/`, name, '<img src="/lamp.png">'])
      await expect(words).toHaveValue(new RegExp(part.replaceAll('.', '\\.')));
    if (target === 'profile-ticket') await page.goBack();
  }
  await page.getByRole('button', { name: messagesOf('en', 'orders').place }).click();
  await expect(page.getByRole('heading', { name: messagesOf('en', 'orders').history })).toBeVisible();
  await expect(page.getByText('<img src="/lamp.png">').first()).toBeVisible();
  await customer.close();
});
