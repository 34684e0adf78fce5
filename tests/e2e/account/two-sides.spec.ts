import { messagesOf } from '#lib/i18n/messages.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { freePort, startService } from '#tests/support/service-process.ts';
import { ChangingSite } from '../support/changing-site.ts';
import { seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

/** A Monday at noon in Tehran. */
const OPEN = new Date('2026-11-23T08:30:00Z');

test.setTimeout(60_000);

test('two browsers talk while the network of one is cut and the service starts anew: nothing lost, doubled or out of order', async ({
  browser,
}) => {
  const [fa, en] = [messagesOf('fa', 'support'), messagesOf('en', 'desk')];
  const port = await freePort();
  const service = await startService({ port, seed: 'tests/support/seed-people.ts' });
  const site = await ChangingSite.open(service.url);
  const customerPage = await (await browser.newContext()).newPage();
  const staffPage = await (await browser.newContext()).newPage();
  const customer = await seededPerson(SEEDED.buyer, service.url);
  const staff = await seededPerson(SEEDED.staff, service.url);
  await customer.enter(customerPage);
  await staff.enter(staffPage);
  await customerPage.clock.setFixedTime(OPEN);

  await customerPage.goto(`${site.url}/fa/profile-support`);
  const box = customerPage.getByRole('textbox', { name: fa.message });
  const log = customerPage.getByRole('region', { name: fa.messages });
  const ask = async (words: string) => {
    await box.fill(words);
    await box.press('Enter');
  };
  await ask('سلام ۱');
  await staffPage.goto(`${service.url}/en/desk?part=live`);
  await staffPage.getByRole('link', { name: /سلام ۱/ }).click();
  const deskLog = staffPage.getByRole('log');
  const answer = async (words: string) => {
    await staffPage.getByRole('textbox', { name: en.reply }).fill(words);
    await staffPage.keyboard.press('Control+Enter');
    await expect(staffPage.getByRole('textbox', { name: en.reply })).toHaveValue('');
  };
  await answer('Good morning 2');
  await expect(log.getByText('Good morning 2')).toBeVisible();

  // The customer's line is cut: what both write meanwhile is there afterwards.
  await site.cut();
  await ask('بی‌شبکه ۳');
  await ask('بی‌شبکه ۴');
  await expect(log.getByText(fa.waits)).toHaveCount(2);
  await answer('Are you there? 5');
  await site.connect();
  await customerPage.getByRole('button', { name: fa.tryNow }).click();
  await expect(log.getByText('Are you there? 5')).toBeVisible();
  await expect(deskLog.getByText('بی‌شبکه ۴')).toBeVisible();

  // The service goes and comes back: both pages come back to it by themselves.
  await service.restart();
  await ask('پس از راه‌اندازی ۶');
  await expect(deskLog.getByText('پس از راه‌اندازی ۶')).toBeVisible({ timeout: 20_000 });
  await answer('And after it 7');
  await expect(log.getByText('And after it 7')).toBeVisible({ timeout: 20_000 });
  await expect(deskLog.getByText('And after it 7')).toBeVisible({ timeout: 20_000 });

  const order = [
    'سلام ۱',
    'Good morning 2',
    'Are you there? 5',
    'بی‌شبکه ۳',
    'بی‌شبکه ۴',
    'پس از راه‌اندازی ۶',
    'And after it 7',
  ];
  const said = async (shown: typeof log) => {
    const whole = (await shown.textContent()) ?? '';
    return order.map((words) => [words, whole.split(words).length - 1]);
  };
  const once = order.map((words) => [words, 1]);
  expect(await said(log)).toEqual(once);
  expect(await said(deskLog)).toEqual(once);
  for (const shown of [log, deskLog]) {
    const whole = (await shown.textContent()) ?? '';
    const places = order.map((words) => whole.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  }
  await expect(customerPage.getByText(fa.offline)).toBeHidden();
  await Promise.all([customer.close(), staff.close(), customerPage.context().close(), staffPage.context().close()]);
  await site.cut();
  await service.stop();
});
