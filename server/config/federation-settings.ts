import * as z from 'zod';
import { base, type Environment, missing } from './read-setting.ts';

/*
 * Signing in with accounts of others.
 *
 * | setting               | default              | meaning                                                                |
 * |-----------------------|----------------------|------------------------------------------------------------------------|
 * | GOOGLE_CLIENT_ID      | none: no such button | client id of a web application at Google                               |
 * | GOOGLE_KEYS_URL       | Google's             | where the keys of its ID tokens stand                                  |
 * | PARTNER_ISSUER        | none: no such button | address of the partner's OpenID provider, exactly as it names itself   |
 * | PARTNER_CLIENT_ID     | none                 | needed with PARTNER_ISSUER                                             |
 * | PARTNER_CLIENT_SECRET | none: public client  | secret of the client                                                   |
 * | PARTNER_NAME          | none                 | what the button says; needed with PARTNER_ISSUER                       |
 * | PARTNER_SCOPE         | openid profile email | what is asked for                                                      |
 * | PARTNER_REDIRECT_URL  | the service's own    | address of /api/auth/partner/callback as the partner knows it          |
 */

export const federationSettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_KEYS_URL: base('https://www.googleapis.com/oauth2/v3/certs'),
  PARTNER_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  PARTNER_CLIENT_ID: z.string().optional(),
  PARTNER_CLIENT_SECRET: z.string().optional(),
  PARTNER_NAME: z.string().optional(),
  PARTNER_SCOPE: z.string().default('openid profile email'),
  PARTNER_REDIRECT_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
};

const Settings = z.object(federationSettings);

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Rules that join settings. */
export function federationProblems(given: Environment): string[] {
  const issuer = given.PARTNER_ISSUER;
  if (!issuer) return [];
  const isSafe = issuer.startsWith('https:') || LOOPBACK.test(issuer);
  return [
    ...missing(given, ['PARTNER_CLIENT_ID', 'PARTNER_NAME'], 'PARTNER_ISSUER'),
    ...(isSafe ? [] : ['PARTNER_ISSUER: must begin with https://']),
  ];
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly keysUrl: string;
}

export interface PartnerSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  readonly redirectUrl: string | undefined;
}

export interface FederationConfig {
  readonly google: GoogleSettings | null;
  readonly partner: PartnerSettings | null;
}

/** The settings by what they are for; `null` for what is not set up. */
export function federationConfig(settings: z.infer<typeof Settings>): FederationConfig {
  const { GOOGLE_CLIENT_ID, PARTNER_ISSUER, PARTNER_CLIENT_ID, PARTNER_NAME } = settings;
  const google = GOOGLE_CLIENT_ID ? { clientId: GOOGLE_CLIENT_ID, keysUrl: settings.GOOGLE_KEYS_URL } : null;
  if (!PARTNER_ISSUER || !PARTNER_CLIENT_ID || !PARTNER_NAME) return { google, partner: null };
  const partner = {
    name: PARTNER_NAME,
    issuer: PARTNER_ISSUER,
    clientId: PARTNER_CLIENT_ID,
    clientSecret: settings.PARTNER_CLIENT_SECRET,
    scope: settings.PARTNER_SCOPE,
    redirectUrl: settings.PARTNER_REDIRECT_URL,
  };
  return { google, partner };
}
