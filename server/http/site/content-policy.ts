import { env } from '#lib/env.ts';
import type { InlineHashes } from './inline-hashes.ts';

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** What a page lets in from elsewhere, besides its own. */
export interface Guests {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
}

const NOBODY: Guests = { script: [], frame: [], style: [], connect: [] };

/** What Google's captcha needs, by path: its whole hosts are a known way around such a policy. */
const RECAPTCHA: Guests = {
  ...NOBODY,
  script: [
    'https://www.google.com/recaptcha/',
    'https://recaptcha.net/recaptcha/',
    'https://www.recaptcha.net/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://www.gstatic.cn/recaptcha/',
  ],
  frame: [
    'https://www.google.com/recaptcha/',
    'https://recaptcha.net/recaptcha/',
    'https://www.recaptcha.net/recaptcha/',
  ],
};

/** What signing in with Google needs: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
export const GOOGLE_SIGN_IN: Guests = {
  script: ['https://accounts.google.com/gsi/client'],
  frame: ['https://accounts.google.com/gsi/'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
};

/** Emotion opens an empty `<style>` and fills it rule by rule; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Directives = Readonly<Record<string, readonly string[]>>;

const print = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What the whole site was built to let in. */
const guestsOfSite = (): Guests => (env.recaptchaSiteKey === '' ? NOBODY : RECAPTCHA);

/** What all answers have in common, from the addresses the site was built with. */
function sources(guests: Guests): Directives {
  const frames = [...guestsOfSite().frame, ...guests.frame];
  const ours = [env.apiUrl, env.geolocationUrl, env.contentUrl].flatMap(originOf);
  return {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(env.contentUrl)],
    'connect-src': ["'self'", ...ours, ...guests.connect],
    'worker-src': ["'self'", 'blob:'], // the captcha's workers
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Content security policy of files that are no pages: drawings may carry styles, nothing runs. */
export const filePolicy = (): string =>
  print({ ...sources(NOBODY), 'script-src': ["'self'"], 'style-src': ["'self'", "'unsafe-inline'"] });

/** Content security policy of one page: of inline scripts and styles only those it came with. */
export const pagePolicy = ({ scripts, styles }: InlineHashes, guests: Guests = NOBODY): string =>
  print({
    ...sources(guests),
    'script-src': ["'self'", ...scripts, ...guestsOfSite().script, ...guests.script],
    'style-src-elem': ["'self'", EMPTY_STYLE, ...styles, ...guests.style],
    'style-src-attr': ["'unsafe-inline'"],
  });
