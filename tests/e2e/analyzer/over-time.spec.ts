import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';
import { analyzed, newShop, openAnalyzer, tellShop } from './analyzer-page.ts';

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: a report stands beside earlier runs and other sites, is repeated and shared`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: lng === 'fa' ? 'dark' : 'light', reducedMotion: 'reduce' });
    const customer = await newCustomer();
    const [shop, rival] = [newShop('lamps'), newShop('rival')];
    const earlier = await analyzed(customer, shop);
    await analyzed(customer, rival);
    await tellShop('mend', shop);
    const now = await analyzed(customer, shop);
    const { text } = await openAnalyzer(page, lng, '', customer);
    const number = new Intl.NumberFormat(lng === 'fa' ? 'fa-IR' : 'en-US', { signDisplay: 'exceptZero' });

    const scores = page.getByRole('region', { name: text.score, exact: true });
    await expect(scores).toContainText(
      text.sinceLast.replace('{{points}}', number.format((now.overall ?? 0) - (earlier.overall ?? 0))),
    );
    await expect(scores.locator('.recharts-line')).toHaveCount(6);
    await scores.getByRole('checkbox', { name: text.rings.security }).uncheck({ force: true });
    await expect(scores.locator('.recharts-line')).toHaveCount(5);
    await scores.getByText(text.trendTable).click();
    await expect(scores.getByRole('table')).toContainText(text.rings.security);

    const section = page.getByRole('region', { name: text.overTime });
    await section.getByLabel(text.compareRun).selectOption(earlier.id);
    const heading = messagesOf(lng, 'analyzer').checks['one-h1'].name;
    await expect(section.getByRole('listitem').filter({ hasText: heading })).toBeVisible();
    await section.getByRole('combobox').nth(1).selectOption({ index: 1 });
    await expect(section.getByRole('columnheader', { name: rival })).toBeVisible();

    await section.getByRole('radio', { name: text.every.week }).check();
    const next = section.getByText(text.nextRun.replace('{{time}}', '').trim());
    await expect(next).toBeVisible();
    await page.reload();
    await expect(section.getByRole('radio', { name: text.every.week })).toBeChecked();
    await section.getByRole('radio', { name: text.every.never }).check();
    await expect(next).toBeHidden();

    // The same parts in English are held with the report.
    if (lng === 'fa') expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });

  test(`${lng}: whoever has the link reads the report without an account`, async ({ page, browser }) => {
    const customer = await newCustomer();
    await analyzed(customer, newShop('lamps'));
    const { text } = await openAnalyzer(page, lng, '', customer);
    const section = page.getByRole('region', { name: text.overTime });
    await section.getByRole('button', { name: text.makeLink }).click();
    const link = section.getByLabel(text.link);
    await expect(link).toHaveValue(new RegExp(`/${lng}/shared-analysis#[\\w-]{43}$`));
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(await link.inputValue());
    await expect(stranger.getByRole('heading', { name: text.first })).toBeVisible();
    await expect(stranger.getByRole('link', { name: text.fixTicket })).toHaveCount(0);
    if (lng === 'en') expect(await violationsOf(stranger)).toEqual([]);
    await stranger.context().close();
    await customer.close();
  });
}

test.describe('a link that is none', () => {
  test.use({ allowedErrors: [/status of 4(?:04|22)/] });
  test('says so', async ({ page }) => {
    const text = messagesOf('en', 'analyzer');
    await page.goto(`${pathOf('shared-analysis', 'en')}#${'B'.repeat(43)}`);
    await expect(page.getByText(text.sharedGone)).toBeVisible();
    await page.goto(`${pathOf('shared-analysis', 'en')}#x`);
    await expect(page.getByText(text.sharedGone)).toBeVisible();
  });
});
