import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer, PASSWORD } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'orders');
  const account = messagesOf(lng, 'account');
  const plans = messagesOf(lng, 'plans');

  test(`${lng}: a signed-in customer orders from the price page, with a note`, async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('profile-order', lng));
    await expect(page.getByText(text.empty)).toBeVisible();
    await page.goto(pathOf('service-tariffs', lng));
    const card = page.getByRole('article').filter({ hasText: plans.plans['web-popular'].tagline }).first();
    await card.getByRole('link', { name: account.orderHere }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.searchParams.get('plan') === 'web-popular');
    await page.getByLabel(text.placeNote).fill('We sell tea.');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.place }).click();
    await page.waitForURL((url) => url.searchParams.has('id'));
    await expect(page.getByText(text.us_requested)).toBeVisible();
    await expect(page.getByText('We sell tea.').first()).toBeVisible();
    await customer.close();
  });

  test(`${lng}: through a chat app the order is kept as opened, with its number in the chat`, async ({ page }) => {
    const customer = await newCustomer();
    await page.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));
    await customer.enter(page);
    const address = `${pathOf('profile-order', lng)}?plan=seo-economy&via=whatsapp`;
    if (lng === 'en') {
      // An address from elsewhere orders nothing by being opened.
      await page.goto(address);
      await page.getByRole('button', { name: text.place }).click();
    } else {
      await page.goto(pathOf('service-tariffs', lng));
      await page.evaluate((to) => location.assign(to), address);
    }
    await page.waitForURL('https://wa.me/**');
    const [reference] = /A-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(decodeURIComponent(page.url())) ?? [];
    await page.goBack();
    await expect(page.getByText(reference ?? 'no reference').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: text.ask_chat_opened })).toBeVisible();
    await page.goto(pathOf('profile-order', lng));
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text.stage_chat_opened })).toHaveCount(
      1,
    );
    await customer.close();
  });
}

test('a visitor is not offered to order here; the address of an order leads over the sign-in', async ({ page }) => {
  const customer = await newCustomer();
  const text = messagesOf('en', 'orders');
  const auth = messagesOf('en', 'auth');
  await page.goto(pathOf('service-tariffs', 'en'));
  await expect(page.locator('a[data-via="whatsapp"]').first()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await page.goto(`${pathOf('profile-order', 'en')}?plan=web-economy`);
  await page.getByRole('textbox', { name: messagesOf('en', 'forms').phone }).fill(customer.phone);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.signIn, exact: true }).click();
  await expect(page.getByRole('button', { name: text.place })).toBeVisible();
  await page.goto(`${pathOf('profile-order', 'en')}?plan=no-plan`);
  await expect(page.getByText(text.noPlan)).toBeVisible();
  await customer.close();
});
