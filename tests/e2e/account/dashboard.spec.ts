import { readFile } from 'node:fs/promises';
import { figuresOf } from '#lib/format/figures.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

const LONG_NAME = 'Maximiliana-Theodora-Alexandrovna-Konstantinopolitanska'.slice(0, 60);

/** Half a year of figures, as the service counts them; what a new customer lacks. */
const usage = (from: readonly string[]) => ({
  months: from.slice(1).map((day, at) => ({
    from: from[at],
    until: day,
    web: 1200 + at,
    seo: 90 * at,
    ads: 40,
    content: 7,
  })),
  before: from
    .slice(1)
    .map((_, at) => ({ from: '2025-11-01', until: '2025-12-01', web: at, seo: 5, ads: 4, content: 1 })),
  // The last three in one month, two of them on one line.
  notes: [from[2], from[4], from[4], from[4]].map((on, at) => ({
    on,
    kind: 'order_started',
    series: at === 3 ? 'ads' : 'web',
    orderId: '0198c1de-0000-7000-8000-000000000001',
    reference: 'A-7KQ2-M4XT',
  })),
});
const MONTHS = {
  en: ['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
  fa: ['2026-04-21', '2026-05-22', '2026-06-22', '2026-07-23', '2026-08-23', '2026-09-23', '2026-10-23'],
} as const;

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'dashboard');
  const account = messagesOf(lng, 'account');
  const figures = figuresOf(lng);

  test(`${lng}: somebody new finds first steps instead of empty boxes`, async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('dashboard', lng));
    await expect(page.getByRole('heading', { level: 1, name: account.hello })).toBeVisible();
    const start = page.getByRole('region', { name: text.start });
    await expect(start.getByRole('link', { name: text.startPlan })).toHaveAttribute(
      'href',
      pathOf('service-tariffs', lng),
    );
    await expect(start.getByRole('link', { name: text.startDetails })).toHaveAttribute(
      'href',
      pathOf('profile-account-management', lng),
    );
    const [opening, usage] = [page.getByText(text.nothingWaits), page.getByRole('region', { name: text.usage })];
    expect((await opening.boundingBox())?.y).toBeLessThan((await start.boundingBox())?.y ?? 0);
    expect((await start.boundingBox())?.y).toBeLessThan((await usage.boundingBox())?.y ?? 0);
    await expect(page.getByText(text.usageEmpty)).toBeVisible();
    await expect(page.getByText(text.noOrder)).toBeVisible();
    await expect(page.getByText(text.noTodos)).toBeVisible();
    await expect(page.getByText(text.nothingWaits)).toBeVisible();
    await expect(page.getByText(customer.phone)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });

  test(`${lng}: a customer with a long name sees the order, and the figures in chart, words, rows and a file`, async ({
    page,
  }) => {
    const customer = await newCustomer();
    await customer.patch('account', { firstName: LONG_NAME, lastName: LONG_NAME });
    const { reference } = await customer.post('orders', {
      planId: 'web-popular',
      currency: 'USD',
      channel: 'whatsapp',
    });
    await customer.enter(page);
    await page.route('**/api/stats/usage?*', async (route) => {
      expect(new URL(route.request().url()).searchParams.get('calendar')).toBe(figures.calendar);
      await route.fulfill({ json: usage(MONTHS[lng]) });
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathOf('profile-dashboard', lng));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG_NAME);
    await expect(page.getByRole('region', { name: text.needsYou })).toContainText(String(reference));
    await expect(page.getByText(text.chat_opened).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const panel = page.getByRole('region', { name: text.usage });
    await expect(panel.locator('.recharts-line')).toHaveCount(4);
    const last = figures.monthAndYear(MONTHS[lng][5]);
    await expect(panel.getByText(last).first()).toBeVisible();
    await expect(panel.getByText(figures.month(MONTHS[lng][0])).first()).toBeVisible();
    await expect(panel.getByRole('list', { name: text.notes })).toContainText('A-7KQ2-M4XT');
    const marks = panel.locator('[data-note]');
    await expect(marks).toHaveText([1, 2, 3, 4].map(figures.count));
    const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
    const places = boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0, size: box?.width ?? 0 }));
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size);
    await panel.getByRole('checkbox', { name: text.compare }).check();
    await expect(panel.locator('.recharts-line')).toHaveCount(8);
    await panel.getByRole('checkbox', { name: text.web }).uncheck();
    await expect(panel.locator('.recharts-line')).toHaveCount(6);
    await panel.getByText(text.showTable).click();
    await expect(panel.getByRole('row', { name: last })).toContainText(figures.count(1205));
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: text.csv }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')).toContain(`${MONTHS[lng][5]},1205,450,40,7`);
    await customer.close();
  });

  test.describe('offline', () => {
    test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    test(`${lng}: the checklist works without a connection and is the same everywhere afterwards`, async ({
      page,
      context,
    }) => {
      const customer = await newCustomer();
      await customer.enter(page);
      await page.goto(pathOf('dashboard', lng));
      const list = page.getByRole('region', { name: text.checklist });
      const add = async (words: string) => {
        await list.getByLabel(text.newTodo).fill(words);
        await list.getByLabel(text.newTodo).press('Enter');
      };
      await add('Send photos');
      await expect(list.getByRole('checkbox', { name: 'Send photos' })).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(text.offline)).toBeVisible();
      await list.getByRole('checkbox', { name: 'Send photos' }).check();
      await add('Choose the domain');
      await expect(list.getByText(figures.count(2)).last()).toBeVisible();
      await list.getByRole('radio', { name: text.active }).check();
      await expect(list.getByRole('checkbox', { name: 'Choose the domain' })).toBeVisible();
      await expect(list.getByRole('checkbox', { name: 'Send photos' })).toBeHidden();
      await context.setOffline(false);
      const unsent = text.unsent.replace('{{count}}', '').trim();
      await expect(list.getByText(unsent)).toBeHidden();

      await page.evaluate(() => localStorage.removeItem('todos'));
      await page.reload();
      await expect(list.getByRole('checkbox', { name: 'Choose the domain' })).toBeVisible();
      await expect(list.getByRole('checkbox', { name: 'Send photos' })).toBeHidden(); // the filter is kept
      await list.getByRole('radio', { name: text.completed }).check();
      await expect(list.getByRole('checkbox', { name: 'Send photos' })).toBeChecked();
      await list.getByRole('button', { name: text.removeTodo.replace('{{text}}', 'Send photos') }).click();
      await expect(list.getByText(text.noCompleted)).toBeVisible();
      await list.getByRole('button', { name: text.undo }).click();
      await expect(list.getByRole('checkbox', { name: 'Send photos' })).toBeChecked();
      await list.getByRole('radio', { name: text.all }).check();
      await list.getByRole('button', { name: text.editTodo.replace('{{text}}', 'Choose the domain') }).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Choose two domains');
      await list.getByRole('button', { name: text.moveUp }).press('Enter');
      await expect(list.getByRole('checkbox').first()).toHaveAccessibleName('Choose the domain');
      await expect(list.getByRole('button', { name: text.moveUp })).toBeFocused();
      await list.getByRole('button', { name: text.saveTodo }).press('Enter');
      await expect(list.getByRole('checkbox').first()).toHaveAccessibleName('Choose two domains');
      await expect(
        list.getByRole('button', { name: text.editTodo.replace('{{text}}', '').trim() }).first(),
      ).toBeFocused();
      await customer.close();
    });
  });
}

test.describe('what fails', () => {
  test.use({ allowedErrors: [/500/] });

  for (const lng of ['en', 'fa'] as const) {
    test(`${lng}: says so beside itself, and is there after another try`, async ({ page }) => {
      const text = messagesOf(lng, 'dashboard');
      const customer = await newCustomer();
      await customer.enter(page);
      for (const call of ['stats/overview', 'stats/usage?*', 'orders?*', 'todos'])
        await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(pathOf('dashboard', lng));
      const failures = page.getByRole('alert').filter({ hasText: messagesOf(lng, 'messages').load_failed });
      await expect(failures).toHaveCount(4);
      expect(await violationsOf(page)).toEqual([]);
      await page.unrouteAll();
      for (let left = 3; left >= 0; left -= 1) {
        await failures.first().getByRole('button').click();
        await expect(failures).toHaveCount(left);
      }
      await expect(page.getByText(text.usageEmpty)).toBeVisible();
      await expect(page.getByText(text.noTodos)).toBeVisible();
      await customer.close();
    });
  }
});

for (const [lng, colorScheme] of [
  ['en', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const)
  test(`${lng}, ${colorScheme}: axe finds nothing on a dashboard with a chart`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const customer = await newCustomer();
    await customer.post('orders', { planId: 'seo-popular', currency: 'USD', channel: 'site' });
    await customer.enter(page);
    await page.route('**/api/stats/usage?*', (route) => route.fulfill({ json: usage(MONTHS.en) }));
    await page.goto(pathOf('dashboard', lng));
    await expect(page.locator('.recharts-line')).toHaveCount(4);
    await expect(page.getByText(messagesOf(lng, 'dashboard').noTodos)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });
