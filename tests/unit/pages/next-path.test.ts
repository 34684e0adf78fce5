import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSignIn, guardRedirect, safeNext, withNext } from '#lib/pages/next-path.ts';
import { pathOf } from '#lib/pages/paths.ts';

describe('the way back after signing in', () => {
  it.each(['/en/contact-us', '/fa/web-design?plan=web-popular', '/de'])('takes a page of this site: %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    ['nothing', null],
    ['another site', 'https://evil.example/en'],
    ['another site without a scheme', '//evil.example/en'],
    ['a backslash', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['an encoded slash', '/en/%2f%2fevil.example'],
    ['a line break', '/en/contact-us\n'],
    ['a user and a host', '/en@evil.example'],
    ['an unknown page', '/en/nothing-here'],
    ['no language', '/contact-us'],
    ['the sign-in page itself', '/en/login'],
    ['a fragment', '/en#x'],
    ['two questions', '/en?a?b'],
    ['a very long one', `/en?${'a'.repeat(300)}`],
  ])('refuses %s', (_, next) => {
    expect(safeNext(next)).toBeUndefined();
  });

  it('never leaves this site, whatever stands in the address', () => {
    const site = 'https://alpha.example';
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (next) => {
          expect(new URL(afterSignIn('login', 'en', next), site).origin).toBe(site);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('goes along from one sign-in page to the other, when it is safe', () => {
    expect(withNext('signup', 'fa', '/fa/contact-us')).toBe('/fa/signup?next=%2Ffa%2Fcontact-us');
    expect(withNext('signup', 'fa', '//evil.example')).toBe('/fa/signup');
  });
});

describe('guards', () => {
  it('send group A to login-dashboard and group B to login, in the language of the page', () => {
    expect(guardRedirect('dashboard', 'fa', '/nowhere')).toBe(pathOf('login-dashboard', 'fa'));
    expect(guardRedirect('dashboard-ticket', 'de', '/de/contact-us')).toBe(
      '/de/login-dashboard?next=%2Fde%2Fcontact-us',
    );
    for (const page of ['profile-dashboard', 'profile-order', 'profile-ticket'] as const)
      expect(guardRedirect(page, 'zh', '/nowhere')).toBe(pathOf('login', 'zh'));
  });

  it('leave public pages alone', () => {
    expect(guardRedirect('home', 'en', '/en')).toBeUndefined();
  });
});
