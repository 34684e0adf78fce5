import { env } from '#lib/env.ts';
import type { InlineHashes } from './inline-hashes.ts';

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** What Google's widget needs, by path: its whole hosts are a known way around such a policy. */
const RECAPTCHA = {
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
} as const;

const NOBODY = { script: [], frame: [] } as const;

/** Emotion opens an empty `<style>` and fills it rule by rule; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Directives = Readonly<Record<string, readonly string[]>>;

const print = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Scripts and frames of others that the site was built with. */
const guests = () => (env.recaptchaSiteKey === '' ? NOBODY : RECAPTCHA);

/** What all answers have in common, from the addresses the site was built with. */
function sources(): Directives {
  const { frame } = guests();
  return {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(env.contentUrl)],
    'connect-src': ["'self'", ...originOf(env.apiUrl), ...originOf(env.geolocationUrl), ...originOf(env.contentUrl)],
    'worker-src': ["'self'", 'blob:'], // the captcha's workers
    'frame-src': frame.length > 0 ? frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Content security policy of files that are no pages: drawings may carry styles, nothing runs. */
export const filePolicy = (): string =>
  print({ ...sources(), 'script-src': ["'self'"], 'style-src': ["'self'", "'unsafe-inline'"] });

/** Content security policy of one page: of inline scripts and styles only those it came with. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  print({
    ...sources(),
    'script-src': ["'self'", ...scripts, ...guests().script],
    'style-src-elem': ["'self'", EMPTY_STYLE, ...styles],
    'style-src-attr': ["'unsafe-inline'"],
  });
