import type { PageError } from '#lib/contract/page-errors.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { seededPerson } from './support/new-customer.ts';
import { expect, test } from './support/test.ts';

/** What the page is made to throw, with what must not leave the browser. */
const BROKEN = 'Broken for sara@example.com, +98 912 345 6789';
test.use({ allowedErrors: [/Broken for/] });

for (const path of ['/en/web-design', '/fa/login']) {
  test(`an error that ${path} throws is found at the desk, without what it says of a person`, async ({ page }) => {
    const kind = path === '/fa/login' ? 'auth' : 'service';
    await page.route(/\/scripts\/idle\.\w+\.js$/, async (route) => {
      const answer = await route.fetch();
      const body = `${await answer.text()}\n;setTimeout(() => { throw new RangeError(${JSON.stringify(`${BROKEN} ${kind}`)}); });`;
      await route.fulfill({ response: answer, body });
    });
    const report = page.waitForRequest(/\/api\/page-errors$/);
    await page.goto(`${path}?next=/en/dashboard`);
    const sent = await report;
    expect(sent.postData()).not.toMatch(/sara|912|next=/);
    expect(await sent.headerValue('cookie')).toBeNull();
    expect((await sent.response())?.status()).toBe(200);

    const staff = await seededPerson(SEEDED.staff);
    const { items } = (await staff.get('desk/page-errors')) as { items: PageError[] };
    const found = items.find(({ message }) => message.endsWith(kind));
    expect(found).toMatchObject({ name: 'RangeError', message: `Broken for [email] [number] ${kind}`, kind });
    expect(found?.frames[0]).toMatch(/^\/scripts\/idle\.\w+\.js:\d+:\d+$/);
    await staff.close();
  });
}
