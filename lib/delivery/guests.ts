/** What a page lets in from elsewhere, besides its own. */
export interface Guests {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
}

export const NOBODY: Guests = { script: [], frame: [], style: [], connect: [] };

/** Google's captcha, from the host that is reached where google.com is not: it then asks nothing of google.com. */
export const RECAPTCHA_SCRIPT = 'https://www.recaptcha.net/recaptcha/api.js?render=explicit';

/** What Google's captcha needs, by path: its whole hosts are a known way around such a policy. */
export const RECAPTCHA: Guests = {
  ...NOBODY,
  script: [
    'https://www.recaptcha.net/recaptcha/',
    'https://recaptcha.net/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://www.gstatic.cn/recaptcha/',
  ],
  frame: ['https://www.recaptcha.net/recaptcha/', 'https://recaptcha.net/recaptcha/'],
};

export const GOOGLE_SIGN_IN_SCRIPT = 'https://accounts.google.com/gsi/client';

/** What signing in with Google needs: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
export const GOOGLE_SIGN_IN: Guests = {
  script: [GOOGLE_SIGN_IN_SCRIPT],
  frame: ['https://accounts.google.com/gsi/'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
};

/** Hosts that guests come from, each once, as people name them: without `www.`. */
export const hostsOf = ({ script, frame, style, connect }: Guests): string[] => [
  ...new Set([...script, ...frame, ...style, ...connect].map((source) => new URL(source).host.replace(/^www\./, ''))),
];
