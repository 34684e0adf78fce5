import { LANGUAGES } from './i18n/languages.ts';
import { site } from './site.ts';

/** Months until the file is out of date; the standard (RFC 9116) wants less than a year. */
const MONTHS = 11;

/** First day of a month, so that two exports of one month are the same. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1)).toISOString().replace('.000', '');

/** Whom to tell of a hole (RFC 9116), with the contact data of the settings. */
export function securityText(now: Date): string {
  const fields = [
    ['Contact', `mailto:${site.email}`],
    ['Expires', expiry(now)],
    ['Preferred-Languages', LANGUAGES.map(({ code }) => code).join(', ')],
    ['Canonical', `${site.url}/.well-known/security.txt`],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
