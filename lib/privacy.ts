import type { PARTIES } from './content/kinds/privacy.ts';
import { env } from './env.ts';

/** Day (ISO 8601) on which the policy or what it describes last changed. */
export const PRIVACY_CHANGED = '2026-11-22';

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/** Hosts that this build's pages call besides their own; absent where nothing is configured. */
export const thirdPartyHosts: Partial<Record<(typeof PARTIES)[number], string | undefined>> = {
  geolocation: hostOf(env.geolocationUrl),
  captcha: env.recaptchaSiteKey === '' ? undefined : 'google.com',
  uploads: hostOf(env.contentUrl),
};
