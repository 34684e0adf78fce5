import { violationsOf } from '../support/axe.ts';
import { newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';
import { analyzed, answer, newShop, openAnalyzer, RUN_ID, runOf, tellShop } from './analyzer-page.ts';

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: a run goes from its address over its progress to its report`, async ({ page }) => {
    const { customer, text, messages, address, run, history } = await openAnalyzer(page, lng);
    const number = new Intl.NumberFormat(lng === 'fa' ? 'fa-IR' : 'en-US');
    await expect(history.getByText(text.historyEmpty)).toBeVisible();
    await run.click();
    await expect(page.getByText(messages.field_required)).toBeVisible();
    await address.fill('localhost');
    await run.click();
    await expect(page.getByText(messages.url_invalid)).toBeVisible();
    await address.fill('10.0.0.1');
    await run.click();
    await expect(page.getByText(text.failures.not_allowed)).toBeVisible();
    await expect(history.getByRole('link', { name: '10.0.0.1' })).toContainText(text.runStates.failed);

    const shop = newShop('kept');
    await address.fill(`http://${shop}/`);
    await run.click();
    const panel = page.getByRole('region', { name: text.reading.replace('{{site}}', shop) });
    await expect(panel.getByText(text.steps.crawling)).toHaveAttribute('aria-current', 'step');
    await expect(panel).toContainText(number.format(3));
    expect(await violationsOf(page)).toEqual([]);
    await tellShop('open', shop);

    const scores = page.getByRole('region', { name: text.score, exact: true });
    await expect(scores).toBeVisible();
    const inHistory = history.getByRole('link', { name: shop });
    await expect(inHistory).toContainText(text.runStates.done);
    // The year of the reader's calendar: 1405 to one who reads Persian.
    const year = new Intl.DateTimeFormat(lng === 'fa' ? 'fa-IR' : 'en-US', { year: 'numeric' });
    await expect(inHistory.locator('time')).toContainText(/\p{N}{4}/u.exec(year.format())?.[0] ?? '-');
    await expect(scores).toContainText(
      /\p{N}+/u.exec((await inHistory.locator('[data-score]').textContent()) ?? '')?.[0] ?? '-',
    );
    await customer.close();
  });

  test(`${lng}: a report shows five rings, what to do first and findings with proof; another run is cancelled`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: lng === 'fa' ? 'dark' : 'light', reducedMotion: 'reduce' });
    const known = await newCustomer();
    const { id } = await analyzed(known, newShop('lamps'));
    const { text, address, run, history, findings } = await openAnalyzer(page, lng, '', known);
    const scores = page.getByRole('region', { name: text.score, exact: true });
    for (const ring of Object.values(text.rings))
      await expect(scores.getByRole('heading', { name: ring })).toBeVisible();
    const first = page.getByRole('region', { name: text.first });
    expect(await first.getByRole('listitem').count()).toBe(3);
    await first.getByRole('link').first().click();
    const open = findings.locator('details[open]');
    await expect(open.getByText(text.why)).toBeVisible();
    await expect(open.getByText(text.howTo)).toBeVisible();
    expect(await open.locator('pre').first().getAttribute('dir')).toBe('ltr');
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const other = newShop('kept');
    await address.fill(`http://${other}/`);
    await run.click();
    await page.getByRole('button', { name: text.cancel, exact: true }).click();
    await expect(page.getByText(text.wasCancelled)).toBeVisible();
    await expect(history.getByRole('link', { name: other })).toContainText(text.runStates.cancelled);
    const place = page.locator('section:focus');
    await expect(place).toContainText(text.wasCancelled); // the button that had the focus is gone
    await history.locator(`a[href="?id=${id}"]`).click();
    await expect(scores).toBeVisible();
    await expect(place).toContainText(text.first);
    await known.close();
  });
}

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: [/status of (?:429|500|404)|ERR_INTERNET_DISCONNECTED/] });

  test('a history that cannot be read offers another try; a run that is gone says so', async ({ page }) => {
    let isBroken = true;
    await page.route(/\/api\/analyses\?/, (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const { customer, text, messages, forms, history } = await openAnalyzer(page, 'en', `?id=${RUN_ID}`);
    await expect(page.getByText(text.gone)).toBeVisible();
    await expect(history.getByText(messages.load_failed)).toBeVisible();
    isBroken = false;
    await history.getByRole('button', { name: forms.retry }).click();
    await expect(history.getByText(text.historyEmpty)).toBeVisible();
    await customer.close();
  });

  test('a quota that is used up says which, and when it ends', async ({ page }) => {
    const items = Array.from({ length: 20 }, (_, at) =>
      runOf({ id: RUN_ID.replace(/.$/, String(at % 10)), state: 'failed', failure: 'unreachable' }),
    );
    await page.route(/\/api\/analyses(?:\?|$)/, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { items: items.slice(0, 20), nextCursor: null } })
        : route.fulfill({
            status: 429,
            headers: { 'retry-after': '7200', 'content-type': 'application/problem+json' },
            body: JSON.stringify({
              type: 'about:blank',
              title: 'x',
              status: 429,
              code: 'rate_limited',
              retryAfter: 7200,
            }),
          }),
    );
    await answer(page, /\/api\/analyses\/[0-9a-f-]+$/, { ...items[0], report: null });
    const { customer, address, run, text } = await openAnalyzer(page, 'en');
    await address.fill('shop.example');
    await run.click();
    const used = text.quotaDay.replace('{{number}}', '20').replace('{{time}}', '.+');
    await expect(page.getByText(new RegExp(`^${used}$`))).toBeVisible();
    await expect(address).toHaveValue('shop.example');
    await customer.close();
  });

  test('offline the page says so and keeps what was typed', async ({ page }) => {
    const { customer, forms, messages, address, run, history, text } = await openAnalyzer(page, 'en');
    await expect(history.getByText(text.historyEmpty)).toBeVisible();
    await address.fill('shop.example');
    await page.context().setOffline(true);
    await expect(page.getByText(forms.offline)).toBeVisible();
    await run.click();
    await expect(page.getByText(messages.network_error)).toBeVisible();
    await expect(address).toHaveValue('shop.example');
    await page.context().setOffline(false);
    await expect(page.getByText(forms.offline)).toBeHidden();
    await customer.close();
  });
});
