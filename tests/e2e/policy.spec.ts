import { expect, test } from './support/test.ts';

declare global {
  /** Set by the scripts that must not run. */
  var hacked: string | undefined;
}

/** What a browser says when it refuses. */
const REFUSAL = /Content Security Policy|requires 'Trusted/;
test.use({ allowedErrors: [REFUSAL] });

/** Ways in which text that slipped into a page would become a script. */
const INJECTIONS: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = "globalThis.hacked = 'script'";
    document.body.append(script);
  },
  'an event attribute': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.hacked = \'attribute\'">');
  },
  'an address that is a script': () => {
    const link = Object.assign(document.createElement('a'), { href: "javascript:globalThis.hacked='address'" });
    document.body.append(link);
    link.click();
  },
  'a script of another site': () => {
    const script = document.createElement('script');
    script.src = 'data:text/javascript,globalThis.hacked="elsewhere"';
    document.body.append(script);
  },
};

for (const [name, inject] of Object.entries(INJECTIONS)) {
  test(`${name} that slips into a page does not run`, async ({ page }) => {
    await page.goto('/en');
    const refused = page.waitForEvent('console', (message) => REFUSAL.test(message.text()));
    await page.evaluate(inject).catch(() => undefined); // some are refused with an error where they are tried
    await refused;
    expect(await page.evaluate(() => globalThis.hacked)).toBeUndefined();
  });
}

test('an inline style that slips into a page is not applied', async ({ page }) => {
  await page.goto('/en');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    document.head.append(style);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
