import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PathDecision, resolvePath } from '#lib/i18n/resolve-path.ts';
import type { PageId } from '#lib/pages/registry.ts';

const built = vi.hoisted(
  () => new Set<string>(['home', 'about-us', 'web-design', 'UI-and-UX-design', 'seo-data-analysis']),
);
vi.mock('#lib/pages/registry.ts', async (original) => ({
  ...(await original<typeof import('#lib/pages/registry.ts')>()),
  isBuilt: (id: PageId) => built.has(id),
}));

const to = (path: string): PathDecision => ({ kind: 'redirect', to: path });
const resolve = (slug: string): PathDecision => ({ kind: 'resolve', slug });
const missing = (lng: 'de' | 'fa' | 'en' | null): PathDecision => ({ kind: 'notFound', lng });

describe('resolvePath', () => {
  it.each<[string, PathDecision]>([
    // An unknown language goes to Persian, whatever follows.
    ['/xx/about-us', to('/fa/about-us')],
    ['/xx', to('/fa')],
    ['/xx/', to('/fa')],
    ['/xx/nothing/here', to('/fa/nothing/here')],
    ['/pt-BR/about-us', to('/fa/about-us')],
    ['/nds/about-us', to('/fa/about-us')],
    ['/sr-Cyrl-RS/about-us', to('/fa/about-us')],
    ['/es-419x/about-us', missing(null)],
    // A known language in another form goes to ours.
    ['/EN/about-us', to('/en/about-us')],
    ['/en-GB', to('/en')],
    ['/zh-Hant-TW/web-design', to('/zh/web-design')],
    ['/de_AT/about-us', to('/de/about-us')],
    ['/es-419/about-us', to('/es/about-us')],
    // A known page without a language; some look like language tags.
    ['/about-us', resolve('about-us')],
    ['/about-us/', resolve('about-us')],
    ['/web-design', resolve('web-design')],
    ['/UI-and-UX-design', resolve('UI-and-UX-design')],
    ['/seo-data-analysis', resolve('seo-data-analysis')],
    ['/', resolve('')],
    // Known pages that are not built are not found, and not taken for languages.
    ['/blog', missing(null)],
    ['/web-services', missing(null)],
    ['/blog/seo-guide-article', missing(null)],
    // Everything else is not found in the language of the path.
    ['/de/nothing', missing('de')],
    ['/de/blog', missing('de')],
    ['/fa/about-us/more', missing('fa')],
    ['/nothing', missing(null)],
    ['/nothing/about-us', missing(null)],
    ['/%F0%9F%98%80', missing(null)],
    // A missing file is no page of an unknown language.
    ['/wp/login.php', missing(null)],
    ['/favicon.ico', missing(null)],
    ['/en/logo.png', missing('en')],
    // The same page spelt differently goes to its one address.
    ['/de/', to('/de')],
    ['/de/about-us/', to('/de/about-us')],
    ['/de//about-us', to('/de/about-us')],
    // An address that exists is never sent to itself.
    ['/de/about-us', missing('de')],
    ['/de', missing('de')],
  ])('%s', (pathname, decision) => expect(resolvePath(pathname)).toEqual(decision));

  it.each(['//evil.example/x', '/xx//evil.example', '/\\evil', '/en-GB//evil.example'])(
    'never leaves the site for %s',
    (path) => {
      const decision = resolvePath(path);
      if (decision.kind === 'redirect') expect(decision.to).toMatch(/^\/(?:fa|en)(?:$|\/[^/\\])/);
    },
  );

  describe('while a page is not built', () => {
    beforeEach(() => void built.delete('about-us'));
    afterEach(() => void built.add('about-us'));

    it('is not found without a language, and Persian decides with an unknown one', () => {
      expect(resolvePath('/about-us')).toEqual(missing(null));
      expect(resolvePath('/xx/about-us')).toEqual(to('/fa/about-us'));
    });
  });
});
