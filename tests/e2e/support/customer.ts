import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { CaughtText } from '#tests/support/text-catcher.ts';

const PASSWORD = 'Walnut tree 7';

interface Sending {
  readonly body?: object;
  readonly token?: string;
}

/** Makes a call of the service from the page, as its scripts would, and gives the answer. */
export const callFrom = (page: Page, call: string, sending: Sending = {}): Promise<Record<string, string>> =>
  page.evaluate(
    async ({ call, body, token }) => {
      const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const answer = await fetch(`/api/${call}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': xsrf,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    { call, ...sending },
  );

/** Texts a number has got in this run (`tests/support/text-catcher.ts`). */
function textsTo(phone: string): string[] {
  const folder = process.env.E2E_TEXTS ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${phone.slice(1)}.json`))
    .map((name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CaughtText).text); // written as such
}

/** Opens an account with a number nobody has had, and signs in. */
export async function signUpFrom(page: Page): Promise<{ phone: string; token: string }> {
  const phone = `+98912${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
  const proof = { phone, purpose: 'signup' };
  await callFrom(page, 'auth/loged', { body: {} });
  await callFrom(page, 'auth/otp/send', { body: { ...proof, locale: 'en-US' } });
  await expect.poll(() => textsTo(phone).length).toBe(1);
  const otp = /#(\d{6})/.exec(textsTo(phone)[0] ?? '')?.[1];
  const { ticket } = await callFrom(page, 'auth/otp/verify', { body: { ...proof, otp } });
  const { accessToken = '' } = await callFrom(page, 'auth/signup', {
    body: { phone, password: PASSWORD, confirmPassword: PASSWORD, acceptPrivacyPolicy: true, ticket, locale: 'en-US' },
  });
  return { phone, token: accessToken };
}
