import { randomUUID } from 'node:crypto';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { newCustomer, seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

const text = messagesOf('en', 'desk');

test('the keyboard keeps its place when what was pressed is gone with what it did', async ({ page }) => {
  const visitor = await newCustomer();
  const words = `From the keyboard ${randomUUID().slice(0, 8)}`;
  await visitor.post('comments', { name: 'Leo', lastName: 'Brandt', comment: words, page: 'story', locale: 'en-US' });
  const staff = await seededPerson(SEEDED.staff);
  await staff.enter(page);
  await page.goto(`${pathOf('desk', 'en')}?part=comments`);
  const search = (typed: string) => page.getByRole('searchbox', { name: text.search }).fill(typed);
  await search(words);
  await page.getByRole('link', { name: words }).press('Enter');
  await page.getByRole('button', { name: text.approve, exact: true }).press('Enter');
  await expect(page.getByText(text.emptySearch)).toBeVisible();
  const panel = page.locator('[data-focus-home]');
  await expect(panel).toBeFocused();
  await expect(panel).not.toHaveCSS('outline-style', 'none');

  await page.keyboard.press('1');
  const subject = `Menu ${randomUUID().slice(0, 8)}`;
  await visitor.post('tickets', { id: randomUUID(), subject, department: 'design', text: 'It wraps.' });
  await search(subject);
  await page.getByRole('link', { name: subject }).press('Enter');
  const priority = page.getByRole('combobox', { name: text.priority });
  await priority.focus();
  await priority.selectOption({ label: text.priority_high });
  await expect(page.getByRole('log')).toBeVisible();
  await expect(priority).toHaveValue('high');
  await expect(priority).toBeFocused();
  await visitor.close();
});
