import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeIssuer, startFakeIssuer } from '#tests/support/fake-issuer.ts';
import { startFakeProvider } from '#tests/support/fake-provider.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { catchMail } from '#tests/support/mail-catcher.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/support/openid-provider.ts';

/** Client of the service at Google. */
export const GOOGLE_CLIENT = 'alpha.apps.example';

/** Everybody the service speaks to, on the loopback. */
export interface Outside {
  readonly stripe: FakeStripe;
  readonly google: FakeIssuer;
  readonly partner: OpenIdProvider;
  /** What the service has to know of them. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts them for a service at an address. */
export async function startOutside(origin: string): Promise<Outside> {
  const folder = mkdtempSync(path.join(tmpdir(), 'costs-'));
  const [mail, texts] = [await catchMail(folder), await startFakeProvider()];
  const [stripe, google] = [await startFakeStripe(), await startFakeIssuer()];
  const partner = await startOpenIdProvider(`${origin}/api/auth/partner/callback`);
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@alpha.test',
    STAFF_EMAIL: 'staff@alpha.test',
    // The second one opens the inbox of a developer.
    SMS_PROVIDERS: 'http,console',
    SMS_HTTP_URL: texts.url,
    PAYMENT_GATEWAYS: 'sandbox,stripe',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
    GOOGLE_KEYS_URL: `${google.url}/keys`,
    PARTNER_ISSUER: partner.issuer,
    PARTNER_CLIENT_ID: partner.clientId,
    PARTNER_CLIENT_SECRET: partner.clientSecret,
    PARTNER_NAME: 'Partner',
  };
  return {
    stripe,
    google,
    partner,
    settings,
    async close() {
      for (const one of [mail, texts, stripe, google, partner]) await one.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
