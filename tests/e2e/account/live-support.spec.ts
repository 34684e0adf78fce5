import { fill } from '#lib/i18n/fill.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { violationsOf } from '../support/axe.ts';
import { ChangingSite } from '../support/changing-site.ts';
import { callFrom, signUpFrom } from '../support/customer.ts';
import { type Staff, signInStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A Monday at noon in Tehran, and one at midnight. */
const OPEN = new Date('2026-11-23T08:30:00Z');
const SHUT = new Date('2026-11-22T20:30:00Z');

let staff: Staff;
test.beforeAll(async () => {
  staff = await signInStaff();
});
test.afterAll(() => staff.close());

test('fa: two sides talk; two tabs show one conversation, and a reload keeps it', async ({ page, context }) => {
  const text = messagesOf('fa', 'support');
  await page.clock.setFixedTime(OPEN);
  await page.goto('/fa');
  await signUpFrom(page);
  await page.goto('/fa/profile-support');
  await expect(page.getByText(text.liveIntro)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const opening = `سلام ${crypto.randomUUID()}`;
  const box = page.getByRole('textbox', { name: text.message });
  await box.fill(opening);
  await box.press('Enter');
  const log = page.getByRole('region', { name: text.messages });
  await expect(log.getByText(opening)).toBeVisible();
  await expect.poll(() => staff.find(opening)).not.toBe('');
  const id = await staff.find(opening);

  // As often as the desk tells of it: what comes before the page has opened the conversation is for nobody.
  await expect(async () => {
    await staff.type(id);
    await expect(log.getByText(fill(text.isWriting, { name: 'Mina Farahani' }))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await staff.answer(id, 'Good morning');
  await expect(log.getByText('Good morning')).toBeVisible();
  await staff.see(id);
  await expect(log.getByText(text.seen)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const tab = await context.newPage();
  await tab.clock.setFixedTime(OPEN);
  await tab.goto('/fa/profile-support');
  const otherBox = tab.getByRole('textbox', { name: text.message });
  await expect(tab.getByText('Good morning')).toBeVisible();
  await otherBox.fill('از زبانهٔ دیگر');
  await otherBox.press('Enter');
  await expect(log.getByText('از زبانهٔ دیگر')).toBeVisible();
  await page.reload();
  await expect(log.getByText('Good morning')).toBeVisible();
  await expect(log.getByText('از زبانهٔ دیگر')).toHaveCount(1);
  expect((await staff.messagesOf(id)).filter(({ kind }) => kind === 'message')).toHaveLength(3);

  await page.getByRole('button', { name: text.end, exact: true }).click();
  await expect(page.getByText(text.rateTitle)).toBeVisible();
  await expect(page.getByText(text.nextIsNew)).toBeVisible();
  await tab.close();
});

test.describe('while the network is cut', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] });

  test('messages wait, go out in order when it is back, and are there once', async ({ page }) => {
    const text = messagesOf('en', 'support');
    const site = await ChangingSite.open();
    await page.clock.setFixedTime(OPEN);
    await page.goto(`${site.url}/en`);
    await signUpFrom(page);
    await page.goto(`${site.url}/en/profile-support`);
    const box = page.getByRole('textbox', { name: text.message });
    const log = page.getByRole('region', { name: text.messages });
    const opening = `Hello ${crypto.randomUUID()}`;
    await box.fill(opening);
    await box.press('Enter');
    await expect.poll(() => staff.find(opening)).not.toBe('');
    const id = await staff.find(opening);

    await site.cut();
    await expect(page.getByText(text.offline)).toBeVisible();
    for (const words of ['One', 'Two', 'Three']) {
      await box.fill(words);
      await box.press('Enter');
    }
    await expect(log.getByText(text.waits)).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
    await staff.answer(id, 'Are you there?');
    await site.connect();
    // It tries by itself too, and the button is gone once that has worked.
    const tryNow = page.getByRole('button', { name: text.tryNow });
    await tryNow.click({ timeout: 2000 }).catch(() => expect(tryNow).toBeHidden());
    await expect(log.getByText('Are you there?')).toBeVisible();
    await expect(log.getByText(text.waits)).toHaveCount(0);
    const said = async () =>
      (await staff.messagesOf(id)).filter(({ kind }) => kind === 'message').map((one) => one.text);
    await expect.poll(said).toEqual([opening, 'Are you there?', 'One', 'Two', 'Three']);
    await expect(page.getByText(text.offline)).toBeHidden();
    await site.cut();
  });
});

test('outside support hours it says when somebody is back, by the visitor’s clock, and takes a ticket', async ({
  browser,
  baseURL,
}) => {
  const text = messagesOf('fa', 'support');
  const context = await browser.newContext({ timezoneId: 'Asia/Tehran', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.setFixedTime(SHUT);
  await page.goto('/fa');
  const { token } = await signUpFrom(page);
  const [asked, said] = [crypto.randomUUID(), crypto.randomUUID()];
  await callFrom(page, 'tickets', {
    token,
    body: { id: asked, subject: 'Logo', department: 'design', text: 'Please' },
  });
  // What cannot be read is neither an empty conversation nor the night.
  let isBroken = true;
  await page.route('**/api/support', (route) =>
    isBroken ? route.fulfill({ status: 200, json: { broken: true } }) : route.fallback(),
  );
  await page.goto('/fa/profile-support');
  await expect(page.getByText(messagesOf('fa', 'messages').load_failed)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: messagesOf('fa', 'forms').retry }).click();
  const back = page.getByRole('heading', { name: /برمی‌گردیم/ });
  await expect(back).toContainText(/آذر/);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole('button', { name: text.sendTicket })).toBeVisible();
  const chats = page.getByRole('link', { name: text.whatsapp });
  await expect(chats.first()).toHaveAttribute('href', /wa\.me/);

  // Somebody comes to the desk: the form that was begun stays, with the way to talk.
  const subject = page.getByRole('textbox', { name: text.subject });
  await subject.fill('نشان');
  await page.route('**/api/support', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isStaffHere: true } });
  });
  await staff.answer(asked, 'Good evening');
  await expect(page.getByText(text.openNow)).toBeVisible();
  await expect(subject).toHaveValue('نشان');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: text.talkNow }).click();
  await expect(page.getByText(text.liveIntro)).toBeVisible();

  // A conversation that goes on says at night when somebody is back.
  await page.unrouteAll();
  await callFrom(page, 'support', { token, body: { id: said, text: 'شب بخیر' } });
  await page.reload();
  await expect(page.getByRole('region', { name: text.messages }).getByText('شب بخیر')).toBeVisible();
  await expect(back).toBeVisible();
  await context.close();
});
