import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { violationsOf } from '../support/axe.ts';
import { enrolApp, newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

const numbered = (text: string, lng: 'en' | 'fa', count: number): string =>
  text.replace('{{count}}', new Intl.NumberFormat(lng === 'fa' ? 'fa-IR' : 'en-US').format(count));

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'notifications');
  const account = messagesOf(lng, 'account');
  const notices = messagesOf(lng, 'notices');

  test(`${lng}: the bell counts live, the list says what happened, and what is read stays read`, async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('profile-notifications', lng));
    await expect(page.getByText(text.empty)).toBeVisible();
    await expect(page.getByText(text.pushUnsupported)).toBeVisible();
    const bell = page.getByRole('main').getByRole('link', { name: account.bell, exact: true }).first();
    await expect(bell).toBeVisible();

    // Something happens elsewhere; the open page hears of it.
    await enrolApp(customer);
    await expect(
      page.getByText(notices.appOtpEnabled.replace('{{brand}}', messagesOf(lng, 'shell').brand)),
    ).toBeVisible();
    const unread = numbered(account.unread, lng, 1);
    await expect(page.getByRole('main').getByRole('link', { name: `${account.bell}, ${unread}` })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: text.readAll }).click();
    await expect(page.getByRole('main').getByRole('link', { name: `${account.bell}, ${unread}` })).toBeHidden();
    await page.reload();
    await page.getByRole('radio', { name: numbered(text.onlyUnread, lng, 0) }).check();
    await expect(page.getByText(text.noUnread)).toBeVisible();
    await customer.close();
  });

  test(`${lng}: feedback goes with the page and the browser it shows, and nothing typed is lost`, async ({ page }) => {
    const say = messagesOf(lng, 'feedback');
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('dashboard', lng));
    await page
      .getByRole('navigation', { name: account.nav })
      .getByRole('link', { name: messagesOf(lng, 'shell').pages['profile-feedback'] })
      .click();
    await page.waitForURL((url) => url.pathname === pathOf('profile-feedback', lng));
    await page.getByLabel(say.message).fill('It works well.');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await expect(page.getByText(messagesOf(lng, 'messages').field_required)).toBeVisible();
    await expect(page.getByLabel(say.message)).toHaveValue('It works well.');
    await expect(page.getByText(pathOf('dashboard', lng), { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radio').nth(3).check();
    await page.getByRole('checkbox', { name: say.withBrowser }).uncheck();
    const sent = page.waitForRequest('**/api/feedback');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({
      rating: 4,
      message: 'It works well.',
      page: pathOf('dashboard', lng),
    });
    await expect(page.getByText(say.sent)).toBeVisible();
    await customer.close();
  });
}

test.describe('what fails', () => {
  test.use({ allowedErrors: [/500|ERR_INTERNET_DISCONNECTED/] });

  test('without a connection the list says so, and feedback keeps what is typed', async ({ page, context }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('profile-notifications', 'en'));
    await expect(page.getByText(messagesOf('en', 'notifications').empty)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(messagesOf('en', 'notifications').offline)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(messagesOf('en', 'notifications').offline)).toBeHidden();

    const say = messagesOf('en', 'feedback');
    await page.goto(pathOf('profile-feedback', 'en'));
    await page.getByLabel(say.message).fill('It works well.');
    await page.getByRole('radio').nth(4).check();
    await context.setOffline(true);
    const send = page.getByRole('button', { name: say.send, exact: true });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: messagesOf('en', 'messages').network_error })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(say.sent)).toBeVisible();
    await customer.close();
  });

  test('notifications that cannot be read say so, and are there after another try', async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.route('**/api/notifications?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(pathOf('profile-notifications', 'en'));
    const failure = page.getByRole('alert').filter({ hasText: messagesOf('en', 'messages').load_failed });
    await expect(failure).toBeVisible();
    await failure.getByRole('button').click();
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await expect(async () => {
      if (await failure.isVisible()) await failure.getByRole('button').click({ timeout: 1000 }); // or the page itself was first
      await expect(page.getByText(messagesOf('en', 'notifications').empty)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await customer.close();
  });
});

test('notices of the browser are offered, taken and given back', async ({ page }) => {
  const text = messagesOf('en', 'notifications');
  const account = messagesOf('en', 'account');
  await page.addInitScript(() => {
    let subscription: object | null = null;
    const made = {
      endpoint: `https://push.example/${Math.random()}`,
      toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null;
      },
    };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made;
        return made;
      },
    };
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => ({ pushManager }) });
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve({ pushManager }) });
    Object.defineProperty(window, 'Notification', {
      value: { permission: 'default', requestPermission: async () => 'granted' },
    });
  });
  const customer = await newCustomer();
  await customer.enter(page);
  await page.goto(pathOf('profile-notifications', 'en'));
  await expect(page.getByText(text.pushOff)).toBeVisible();
  await page.getByRole('button', { name: account.turnOn }).click();
  await expect(page.getByText(text.pushOn)).toBeVisible();
  await page.getByRole('button', { name: account.turnOff }).click();
  await expect(page.getByText(text.pushOff)).toBeVisible();
  await customer.close();
});

test.describe('the browser itself', () => {
  test.use({ serviceWorkers: 'allow' });

  test('hands what is pushed to the worker of the site, which shows it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
    const customer = await newCustomer();
    await customer.enter(page);
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const [active] = versions.filter(({ status }) => status === 'activated');
        if (active) resolve(active.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await page.goto(pathOf('profile-notifications', 'en'));
    const registrationId = await registered;

    // A browser without a screen shows nothing; what it is asked to show is seen in the worker.
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no worker.');
    await worker.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }; // it is a worker
      registration.showNotification = async (title, { body, data } = {}) => {
        Object.assign(globalThis, { shown: { title, body, path: data } });
      };
    });
    const message = { title: 'Alpha', body: 'Your order can be paid now.', path: '/en/profile-order' };
    const { origin } = new URL(page.url());
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual(message);
    await customer.close();
  });
});
