import type { PARTIES } from './content/kinds/privacy.ts';
import { GOOGLE_SIGN_IN, hostsOf, RECAPTCHA } from './delivery/guests.ts';
import { env } from './env.ts';

/** Day (ISO 8601) on which the policy or what it describes last changed. */
export const PRIVACY_CHANGED = '2026-11-22';

type Party = (typeof PARTIES)[number];

const hostIn = (url: string): string[] => (URL.canParse(url) ? [new URL(url).host] : []);

/** Hosts that this build's pages call by themselves, besides their own; none where nothing is configured. */
export const calledHosts: Partial<Record<Party, readonly string[]>> = {
  geolocation: hostIn(env.geolocationUrl),
  uploads: hostIn(env.contentUrl),
};

/** Hosts they call once a visitor has pressed the button that says so. */
export const pressedHosts: Partial<Record<Party, readonly string[]>> = {
  captcha: env.recaptchaSiteKey === '' ? [] : hostsOf(RECAPTCHA),
  signIn: hostsOf(GOOGLE_SIGN_IN), // the service decides whether there is such a button, after the build
};
