import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { type FakeIssuer, startFakeIssuer } from '#tests/support/fake-issuer.ts';
import { rightClaims } from '#tests/support/forged-tokens.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/support/openid-provider.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { freePort, type RunningService, startService } from '#tests/support/service-process.ts';
import { answerFirst } from '../support/answer-first.ts';
import { violationsOf } from '../support/axe.ts';
import { seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({
  allowedHosts: ['accounts.google.com'],
  allowedErrors: [/status of 40[13]|net::ERR_FAILED.*accounts\.google\.com/],
});

const CLIENT = 'alpha.apps.example';
const GOOGLE = 'https://accounts.google.com';
const THEIRS = 'Continue as Sara';

/**
 * Stands in for Google's script, which cannot be had here: a button in the place it is given, which hands over an ID
 * token. The token has Google's shape, and the service checks it as Google's, with the keys of an issuer of our own.
 */
const SCRIPT = `{
  let given;
  window.google = { accounts: { id: {
    initialize: (options) => { given = options; },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = '${THEIRS}';
      button.onclick = async () => given.callback({ credential: await window.tokenOfGoogle(given.client_id, given.nonce) });
      parent.replaceChildren(button);
    },
  } } };
}`;

let issuer: FakeIssuer;
let service: RunningService;
let partner: OpenIdProvider;
test.beforeAll(async () => {
  test.setTimeout(90_000); // a service of its own, on a machine that does other work
  issuer = await startFakeIssuer();
  const port = await freePort();
  partner = await startOpenIdProvider(`http://127.0.0.1:${port}/api/auth/partner/callback`);
  partner.person({ sub: 'linked-person', email: 'mina@partner.example', email_verified: true });
  service = await startService({
    port,
    seed: 'tests/support/seed-people.ts',
    settings: {
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_KEYS_URL: `${issuer.url}/keys`,
      PARTNER_ISSUER: partner.issuer,
      PARTNER_CLIENT_ID: partner.clientId,
      PARTNER_CLIENT_SECRET: partner.clientSecret,
      PARTNER_NAME: 'Mehr ID',
    },
  });
});
test.afterAll(async () => {
  await service.stop();
  await Promise.all([issuer.close(), partner.close()]);
});

/** The person who is at Google in this browser; claims may be bent. */
async function atGoogle(page: Page, person: { sub: string; email: string }, bent: object = {}): Promise<void> {
  await page.route(`${GOOGLE}/gsi/client`, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await page.exposeFunction('tokenOfGoogle', (client: string, nonce: string) =>
    issuer.sign({ ...rightClaims(GOOGLE, client, nonce), ...person, ...bent }),
  );
}

const ourButton = (place: Page | Locator, lng: LanguageCode = 'en') =>
  place.getByRole('button', { name: messagesOf(lng, 'auth').google });

/** Presses our button, which has Google's drawn in its place, and then Google's. */
async function passGoogle(place: Page | Locator, lng: LanguageCode = 'en'): Promise<void> {
  await ourButton(place, lng).click();
  await place.getByRole('button', { name: THEIRS }).click();
}

/** Hosts other than the service's that a page asked something of, as they are asked. */
function askedHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(service.url).host) hosts.push(host);
  });
  return hosts;
}

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: Google's button signs somebody new in, and again`, async ({ page }) => {
    await atGoogle(page, { sub: `new-${lng}`, email: `new-${lng}@example.com` });
    for (let times = 0; times < 2; times += 1) {
      await page.goto(`${service.url}${pathOf('login', lng)}`);
      await expect(ourButton(page, lng)).toHaveAccessibleDescription(messagesOf(lng, 'auth').googleNote);
      expect(await violationsOf(page)).toEqual([]);
      await passGoogle(page, lng);
      await page.waitForURL((url) => url.pathname === pathOf('profile-dashboard', lng));
      expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(`new-${lng}@example.com`);
      await page.goto(`${service.url}/robots.txt`); // an application that loses its session goes to the sign-in by itself
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('nobody else is asked for anything before our button is pressed; then Google’s has the focus', async ({
  page,
}) => {
  const hosts = askedHosts(page);
  await atGoogle(page, { sub: 'looking', email: 'looking@example.com' });
  const buyer = await seededPerson(SEEDED.buyer, service.url);
  for (const at of ['login', 'signup', 'profile-account-settings'] as const) {
    if (at === 'profile-account-settings') await buyer.enter(page);
    await page.goto(`${service.url}${pathOf(at, 'en')}`);
    await expect(ourButton(page)).toBeVisible();
  }
  expect(hosts).toEqual([]);
  await ourButton(page).click();
  await expect(page.getByRole('button', { name: THEIRS })).toBeFocused();
  expect(hosts).toEqual(['accounts.google.com']);
  await buyer.close();
});

test('where Google cannot be reached it is said, and can be tried again', async ({ page }) => {
  await page.route(`${GOOGLE}/gsi/client`, (route) => route.abort(), { times: 1 });
  await page.goto(`${service.url}${pathOf('login', 'en')}`);
  await ourButton(page).click();
  await expect(page.getByRole('alert').getByText(messagesOf('en', 'auth').googleFailed)).toBeVisible();
  await atGoogle(page, { sub: 'again', email: 'again@example.com' });
  await passGoogle(page);
  await page.waitForURL((url) => url.pathname === pathOf('profile-dashboard', 'en'));
});

test('a token that was made for somebody else signs nobody in', async ({ page }) => {
  await atGoogle(page, { sub: 'forged', email: 'forged@example.com' }, { nonce: 'another' });
  await page.goto(`${service.url}${pathOf('login', 'en')}`);
  await passGoogle(page);
  await expect(page.getByText(messagesOf('en', 'messages').sign_in_refused)).toBeVisible();
});

test('an account is linked in the settings, signs in, and is unlinked again', async ({ page }) => {
  const text = messagesOf('en', 'account');
  const buyer = await seededPerson(SEEDED.buyer, service.url);
  await atGoogle(page, { sub: 'linked', email: 'linked@example.com' });
  await buyer.enter(page);
  await page.goto(`${service.url}${pathOf('profile-account-settings', 'en')}`);
  await passGoogle(page);
  const row = page.getByRole('listitem').filter({ hasText: text.google });
  await expect(row).toContainText('linked@example.com');
  expect(await violationsOf(page)).toEqual([]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${service.url}${pathOf('login', 'en')}`);
  await passGoogle(page);
  await page.waitForURL((url) => url.pathname === pathOf('profile-dashboard', 'en'));
  await page.goto(`${service.url}${pathOf('profile-account-settings', 'en')}`);
  await row.getByRole('button', { name: text.unlink }).click();
  await expect(row).not.toContainText('linked@example.com');
  await buyer.close();
});

test('an account of Google alone proves with Google who is at the keyboard', async ({ page }) => {
  await atGoogle(page, { sub: 'alone', email: 'alone@example.com' });
  await page.goto(`${service.url}${pathOf('login', 'en')}`);
  await passGoogle(page);
  await page.waitForURL((url) => url.pathname === pathOf('profile-dashboard', 'en'));
  // The service wants the proof five minutes after the sign-in; here it says so at once.
  const problem = { type: '', title: '', status: 403, code: 'confirmation_required' };
  await answerFirst(page, '**/api/account/export', (route) => route.fulfill({ status: 403, json: problem }));
  await page.goto(`${service.url}${pathOf('profile-account-management', 'en')}`);
  await page.getByRole('button', { name: messagesOf('en', 'settings').download }).click();
  const download = page.waitForEvent('download');
  await passGoogle(page.getByRole('dialog'));
  await download;
});

test('an account of the partner is linked over the partner’s page', async ({ page }) => {
  const text = messagesOf('en', 'account');
  const buyer = await seededPerson(SEEDED.buyer, service.url);
  await page.route(`${GOOGLE}/gsi/client`, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await buyer.enter(page);
  await page.goto(`${service.url}${pathOf('profile-account-settings', 'en')}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Mehr ID' });
  await expect(row).toContainText(text.notLinked);
  await row.getByRole('button', { name: text.link }).click();
  await page.waitForURL((url) => url.searchParams.get('partner') === 'linked');
  await expect(row.getByRole('button', { name: text.unlink })).toBeVisible();
  await buyer.close();
});
