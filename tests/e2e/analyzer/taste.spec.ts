import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { newShop } from './analyzer-page.ts';

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: anybody may have one page analyzed, after the captcha`, async ({ page }) => {
    const text = messagesOf(lng, 'analyzer');
    const forms = messagesOf(lng, 'forms');
    await page.goto(pathOf('seo-data-analysis', lng));
    const form = page.getByRole('form', { name: text.tasteTitle });
    const run = form.getByRole('button', { name: text.tasteRun });
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel(text.address).fill('localhost');
    await run.click();
    await expect(form.getByText(messagesOf(lng, 'messages').url_invalid).first()).toBeVisible();
    await form.getByLabel(text.address).fill('10.0.0.1');
    await form.getByRole('checkbox', { name: forms.captcha }).click();
    await expect(form.getByText(forms.captchaDone)).toBeVisible();
    await run.click();
    await expect(page.getByText(text.failures.not_allowed)).toBeVisible();

    await page.getByRole('button', { name: text.again }).click();
    await form.getByLabel(text.address).fill(`http://${newShop('taste')}/`);
    await form.getByRole('checkbox', { name: forms.captcha }).click();
    await expect(form.getByText(forms.captchaDone)).toBeVisible();
    await run.click();
    const island = page.locator('#site-taste');
    await expect(island.getByText(text.first)).toBeVisible();
    await expect(island.getByRole('listitem').filter({ hasText: text.checks.https.name }).first()).toBeVisible();
    await expect(island.getByRole('link', { name: text.tasteFull })).toHaveAttribute(
      'href',
      pathOf('profile-analyzer', lng),
    );
    expect(await violationsOf(page)).toEqual([]);
  });
}
