import { env } from '#lib/env.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { GOOGLE_SIGN_IN, type Guests, NOBODY, RECAPTCHA } from './guests.ts';
import type { InlineHashes } from './inline-hashes.ts';

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

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

/** Guests of any page, for a host that sends one policy for all. */
const ANYBODY: Guests = GOOGLE_SIGN_IN;

/**
 * Content security policy of hosts that cannot tell pages apart. The `<meta>` of a page narrows it: where two policies
 * stand, both have to agree. It adds what a `<meta>` cannot say.
 */
export const hostPolicy = (): string =>
  `${print({
    ...sources(ANYBODY),
    'script-src': ["'self'", "'unsafe-inline'", ...guestsOfSite().script, ...ANYBODY.script],
    'style-src': ["'self'", "'unsafe-inline'", ...ANYBODY.style],
  })}; upgrade-insecure-requests`;

/**
 * Trusted Types: no text becomes HTML, and an address becomes a script only through a policy. Next has one; its bundler
 * has none, so `DEFAULT_POLICY_SCRIPT` is asked. Scripts of guests know nothing of all this, so they rule it out.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['nextjs', 'default'],
} as const;

/**
 * The policy of last resort, inline in each page before any other script: scripts and workers of this site alone. It
 * has no word for HTML, so that stays forbidden.
 */
export const DEFAULT_POLICY_SCRIPT =
  "self.trustedTypes?.createPolicy('default',{createScriptURL(u){let a=new URL(u,location.href);return a.origin==location.origin?u:null}})";

const hasGuests = (guests: Guests): boolean => guestsOfSite().script.length + guests.script.length > 0;

/** Content security policy of one page: of inline scripts and styles only those it came with. */
export const pagePolicy = ({ scripts, styles }: InlineHashes, guests: Guests = NOBODY): string =>
  print({
    ...sources(guests),
    'script-src': ["'self'", ...scripts, ...guestsOfSite().script, ...guests.script],
    'style-src-elem': ["'self'", EMPTY_STYLE, ...styles, ...guests.style],
    'style-src-attr': ["'unsafe-inline'"],
    ...(!hasGuests(guests) && TRUSTED_TYPES),
  });

/**
 * The same for a page's own `<meta>`, which holds wherever the page is served from. A `<meta>` cannot forbid frames:
 * that is the header's part.
 */
export const metaPolicy = (hashes: InlineHashes, guests: Guests = NOBODY): string =>
  pagePolicy(hashes, guests)
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

/** Where accounts are linked, or who is at the keyboard is asked again. */
const PROVING_PAGES: readonly PageId[] = ['profile-account-management', 'profile-account-settings'];

/** Paths below the language of the pages where Google's button may stand. */
export const GOOGLE_SLUGS: readonly string[] = builtPages()
  .filter((id) => pageOf(id).kind === 'auth' || PROVING_PAGES.includes(id))
  .map((id) => pageOf(id).slug);

/** Whether Google's button may stand on a page: where one signs in or links accounts. `file` is below the site's root. */
export const isGooglePage = (file: string): boolean =>
  GOOGLE_SLUGS.some((slug) => `/${file}`.endsWith(`/${slug}.html`));
