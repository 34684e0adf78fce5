import { LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { openPages } from '#tests/support/page-samples.ts';
import { test } from './support/test.ts';

/*
 * The console of a test has to stay quiet: no violation of the policy, no Trusted Types, no mismatch of hydration.
 * Each page is opened in one language; with EVERY_PAGE=1 in all ten, which takes minutes and is for a new version of Next.
 */
const SHARE = process.env.EVERY_PAGE ? 1 : LANGUAGES.length;

for (const [place, { code }] of LANGUAGES.entries()) {
  const pages = openPages().filter((_, index) => (index + place) % SHARE === 0);

  test(`${code}: ${pages.length} pages live under their policy`, async ({ page }) => {
    test.setTimeout(pages.length * 15_000);
    for (const id of pages) {
      await page.goto(pathOf(id, code));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
  });
}
