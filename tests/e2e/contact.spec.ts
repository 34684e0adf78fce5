import { loadPage } from '#lib/content/load.ts';
import { zoneName } from '#lib/hours/hours-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { site } from '#lib/site.ts';
import { supportHours } from '#lib/support-hours.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

/** A Monday at noon and a night, by the clock of the sample hours (Tehran). */
const NOON = new Date('2026-01-05T08:30:00Z');
const NIGHT = new Date('2026-01-05T20:30:00Z');

for (const lng of JOURNEY_LANGUAGES) {
  const { card, hours } = loadPage(lng, 'contact-us');
  const { locale } = languageOf(lng);

  test.describe(`${lng}: a reader in Los Angeles`, () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('sees the hours on the own clock, and that somebody answers now', async ({ page }) => {
      await page.clock.setFixedTime(NOON);
      await page.goto(`/${lng}/contact-us`);
      const zone = zoneName({ locale, zone: 'America/Los_Angeles' });
      const ours = zoneName({ locale, zone: supportHours.zone });
      await expect(page.getByText(fill(hours.yours, { zone, ours }))).toBeVisible();
      await expect(page.getByText(hours.open, { exact: true })).toBeVisible();
      await expect(page.getByText(hours.closed, { exact: true })).toBeHidden();
    });

    test('sees when it opens again at night', async ({ page }) => {
      await page.clock.setFixedTime(NIGHT);
      await page.goto(`/${lng}/contact-us`);
      await expect(page.getByText(hours.closed, { exact: true })).toBeVisible();
      const opens = new Date('2026-01-06T04:30:00Z');
      const at = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/Los_Angeles' }).format(opens);
      const text = fill(hours.opens, { day: at({ weekday: 'long' }), time: at({ timeStyle: 'short' }) });
      await expect(page.getByText(text)).toBeVisible();
    });
  });

  test.describe(`${lng}: a reader without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('sees the hours of the agency with their zone, and every way to write', async ({ page }) => {
      await page.goto(`/${lng}/contact-us`);
      await expect(
        page.getByText(fill(hours.ours, { zone: zoneName({ locale, zone: supportHours.zone }) })),
      ).toBeVisible();
      await expect(page.getByText(hours.open, { exact: true })).toBeHidden();
      const main = page.getByRole('main');
      await expect(main.getByText(card.address, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
      await expect(main.getByRole('link', { name: messagesOf(lng, 'shell').whatsapp })).toHaveAttribute(
        'href',
        /wa\.me/,
      );
      await expect(main.getByRole('link', { name: messagesOf(lng, 'shell').telegram })).toHaveAttribute(
        'href',
        /t\.me/,
      );
    });
  });
}

test('the button in the header leads to the form of the contact page', async ({ page }) => {
  const { form } = loadPage('en', 'contact-us');
  await page.goto('/en/contact-us');
  await page
    .getByRole('banner')
    .getByRole('link', { name: messagesOf('en', 'shell').consultation })
    .click();
  await expect(page.getByRole('heading', { name: form })).toBeInViewport();
});
