import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { isHashedFile, isPublicPage, languageOfPath, mayKeep } from '#lib/offline/allow-list.ts';
import { isStartMessage, startMessage } from '#lib/offline/worker-messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { PAGE_IDS, pageOf } from '#lib/pages/registry.ts';

describe('T28: pages that may be kept', () => {
  it('are those anybody may read and find, in every language, and no other', () => {
    for (const id of PAGE_IDS) {
      const { guard, indexed, built } = pageOf(id);
      for (const { code } of LANGUAGES) {
        expect(isPublicPage(pathOf(id, code)), pathOf(id, code)).toBe(guard === 'none' && indexed && built);
      }
    }
  });

  it.each([
    '/',
    '/api/auth/loged',
    '/api/account',
    '/en/api/account',
    '/xx/about-us',
    '/en/nowhere',
    '/en/profile-order',
    '/en/profile-account-settings',
    '/en/payment-verify',
    '/en/desk',
    '/en/login',
    '/en/about-us/',
    '/en/about-us.txt',
    '//en/about-us',
  ])('are not %s', (pathname) => {
    expect(isPublicPage(pathname)).toBe(false);
  });

  it('tell their language', () => {
    expect(languageOfPath('/fa/blog/seo-guide-article')).toBe('fa');
    expect(languageOfPath('/api/plans')).toBeUndefined();
  });
});

it.each([
  ['/_next/static/chunks/0a1b2c.js', true],
  ['/_next/static/media/roboto.2dr_g8u6m9.woff2', true],
  ['/scripts/site.0123456789.js', true],
  ['/scripts/site.js', false],
  ['/scripts/site.js', false],
  ['/api/x.0123456789.js', false],
  ['/api/_next/static/a.js', false],
  ['/_next/data/x.json', false],
])('%s is a file with a mark of its content: %s', (address, expected) => {
  expect(isHashedFile(new URL(address, 'https://site.test'))).toBe(expected);
});

describe('answers that may be kept', () => {
  const answer = (fields: Partial<Response>) =>
    mayKeep({ status: 200, type: 'basic', redirected: false, headers: new Headers(), ...fields } as Response); // what is read of it

  it('are whole, from the site itself, and the same for everybody', () => {
    expect(answer({})).toBe(true);
    expect(answer({ headers: new Headers({ 'cache-control': 'public, max-age=0, must-revalidate' }) })).toBe(true);
    expect(answer({ headers: new Headers({ 'cache-control': 'no-store' }) })).toBe(false);
    expect(answer({ headers: new Headers({ 'cache-control': 'private, no-cache' }) })).toBe(false);
    expect(answer({ status: 206 })).toBe(false);
    expect(answer({ status: 404 })).toBe(false);
    expect(answer({ redirected: true })).toBe(false);
    expect(answer({ type: 'opaque' })).toBe(false);
    expect(answer({ type: 'cors' })).toBe(false);
  });
});

it('a worker starts when it is asked to, and by nothing else', () => {
  expect(isStartMessage(startMessage)).toBe(true);
  for (const data of [null, 'SKIP_WAITING', {}, { type: 'CACHE_URLS' }]) expect(isStartMessage(data)).toBe(false);
});
