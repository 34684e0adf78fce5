import { isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from './paths.ts';
import { findPageBySlug, isBuilt, type PageId, pageOf } from './registry.ts';

/** A path of plain segments: no other host, no scheme, no backslash, no dot, nothing encoded. */
const PLAIN_PATH = /^(\/[A-Za-z0-9_-]+)+$/;
const PLAIN_SEARCH = /^(\?[A-Za-z0-9_=&%.~-]*)?$/;
const LONGEST = 300;

const pageOfPath = (path: string): PageId | undefined => {
  const [, lng, ...rest] = path.split('/');
  return isLanguageCode(lng) ? findPageBySlug(rest.join('/')) : undefined;
};

/**
 * Where to go after signing in: `next` when it is a page of this site that is built and no sign-in page itself, else
 * `undefined`. The value comes from the address bar, so from anybody.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.length > LONGEST) return undefined;
  const [path = '', ...others] = next.split('?');
  const search = next.slice(path.length);
  if (others.length > 1 || !PLAIN_PATH.test(path) || !PLAIN_SEARCH.test(search)) return undefined;
  const page = pageOfPath(path);
  return page && isBuilt(page) && pageOf(page).kind !== 'auth' ? next : undefined;
}

/** Pages that ask who one is, and where each leads when no `next` was asked for. */
const HOME_OF = { login: 'profile-dashboard', signup: 'dashboard', 'login-dashboard': 'dashboard' } as const;

export type AuthPage = keyof typeof HOME_OF;

/** Address to open once somebody is signed in. */
export function afterSignIn(page: AuthPage, lng: LanguageCode, next: string | null): string {
  const targets: readonly PageId[] = [HOME_OF[page], 'dashboard', 'profile-dashboard'];
  return safeNext(next) ?? pathOf(targets.find(isBuilt) ?? 'home', lng);
}

/** Address of a sign-in page that leads back to `next` afterwards. */
export function withNext(page: AuthPage, lng: LanguageCode, next: string | null): string {
  const path = pathOf(page, lng);
  return safeNext(next) ? `${path}?${new URLSearchParams({ next: next ?? '' })}` : path;
}

/**
 * Where a visitor without an access token is sent from a guarded page (specification, section 2): group A and the desk
 * to `login-dashboard`, group B to `login`, both in the page's language and with the way back.
 */
export function guardRedirect(page: PageId, lng: LanguageCode, address: string): string | undefined {
  const { guard } = pageOf(page);
  if (guard === 'none') return undefined;
  return withNext(guard === 'groupB' ? 'login' : 'login-dashboard', lng, address);
}
