import { expect, it } from 'vitest';
import {
  GOOGLE_SIGN_IN,
  GOOGLE_SIGN_IN_SCRIPT,
  type Guests,
  hostsOf,
  RECAPTCHA,
  RECAPTCHA_SCRIPT,
} from '#lib/delivery/guests.ts';

/** As a browser compares: a path that ends in a slash stands for what is below it, another for itself. */
const letsIn = ({ script }: Guests, address: string): boolean =>
  script.some((source) => (source.endsWith('/') ? address.startsWith(source) : address.split('?')[0] === source));

it('the policy lets in the scripts that are loaded, and the privacy page names their hosts', () => {
  expect(letsIn(RECAPTCHA, RECAPTCHA_SCRIPT)).toBe(true);
  expect(letsIn(GOOGLE_SIGN_IN, GOOGLE_SIGN_IN_SCRIPT)).toBe(true);
  expect(hostsOf(RECAPTCHA)).toEqual(['recaptcha.net', 'gstatic.com', 'gstatic.cn']);
  expect(hostsOf(GOOGLE_SIGN_IN)).toEqual(['accounts.google.com']);
});
