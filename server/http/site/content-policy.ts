import { env } from '#lib/env.ts';

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

/**
 * Content security policy of every page, from the addresses the site was built with. Inline scripts and styles are
 * allowed here, because Next writes them into each page.
 */
export function contentPolicy(): string {
  const { script, frame } = env.recaptchaSiteKey === '' ? { script: [], frame: [] } : RECAPTCHA;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(env.contentUrl)],
    'connect-src': ["'self'", ...originOf(env.apiUrl), ...originOf(env.geolocationUrl), ...originOf(env.contentUrl)],
    'worker-src': ["'self'", 'blob:'], // the captcha's workers
    ...(frame.length > 0 && { 'frame-src': frame }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
