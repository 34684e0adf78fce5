import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/test.ts';

/** The second half of a page comes this much later than the first, in which nothing of the contact form stands. */
const GAP_MS = 1500;

let line: Server;

/** A way to the site on which the pages, and nothing else, come in two pieces. */
test.beforeEach(async ({ baseURL }) => {
  line = createServer(async ({ url = '/' }, answer) => {
    const reply = await fetch(new URL(url, baseURL), { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(reply.headers);
    const body = Buffer.from(await reply.arrayBuffer());
    answer.writeHead(reply.status, { ...headers, 'content-length': body.length });
    if (!headers['content-type']?.startsWith('text/html')) return answer.end(body);
    const first = body.indexOf('<main');
    answer.write(body.subarray(0, first));
    return setTimeout(() => answer.end(body.subarray(first)), GAP_MS);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
});

test.afterEach(() => line.close());

test('a page whose script is on the device before the page has come whole still comes to life', async ({ page }) => {
  const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  await page.goto(`${origin}/en`);
  await page.locator('header a[href="/en/contact-us"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${origin}/en/contact-us`);
  await expect(page.locator('#consultation [data-send]')).toHaveAttribute('type', 'submit');
  const dark = page.locator('[data-look] input[value=dark]');
  await dark.first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-dark', '');
});
