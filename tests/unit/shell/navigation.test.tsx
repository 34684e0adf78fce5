import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NotFoundPage } from '#components/shell/NotFoundPage.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { LANGUAGE_CODES, type LanguageCode } from '#lib/i18n/languages.ts';
import { PAGE_IDS, type PageId, pageOf } from '#lib/pages/registry.ts';

const HOME_ONLY: ReadonlySet<PageId> = new Set(['home']);
const EVERYTHING: ReadonlySet<PageId> = new Set(PAGE_IDS);
const state = vi.hoisted(() => ({ built: new Set<string>() as ReadonlySet<string> }));
vi.mock('#lib/pages/registry.ts', async (original) => {
  const registry = await original<typeof import('#lib/pages/registry.ts')>();
  const isBuilt = (id: PageId) => state.built.has(id);
  return { ...registry, isBuilt, builtPages: () => registry.PAGE_IDS.filter(isBuilt) };
});

function frame(lng: LanguageCode, built: ReadonlySet<PageId>, id: PageId | null = 'home') {
  state.built = built;
  const page = (
    <SiteFrame id={id} lng={lng}>
      <h1>x</h1>
    </SiteFrame>
  );
  return parse(renderToStaticMarkup(page));
}
const hrefs = (root: ReturnType<typeof frame>) =>
  root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
const pathsIn = (root: ReturnType<typeof frame>, lng: LanguageCode) =>
  hrefs(root)
    .filter((href) => href.startsWith(`/${lng}`))
    .map((href) => href.split('#')[0]);

describe('navigation', () => {
  it.each(LANGUAGE_CODES)('links no page that is not built (%s)', (lng) => {
    expect(new Set(pathsIn(frame(lng, HOME_ONLY), lng))).toEqual(new Set([`/${lng}`]));
  });

  it('points at sections of the home page while pages are not built', () => {
    const links = hrefs(frame('en', HOME_ONLY));
    for (const section of ['#services', '#tariffs', '#advertising', '#consultation']) expect(links).toContain(section);
    expect(hrefs(frame('en', new Set<PageId>(['home', 'about-us']), 'about-us'))).toContain('/en#services');
  });

  it('reaches every page that has a menu place once all are built', () => {
    const linked = pathsIn(frame('de', EVERYTHING), 'de');
    const wanted = PAGE_IDS.filter((id) => pageOf(id).menu !== null).map((id) => `/de/${pageOf(id).slug}`);
    for (const path of wanted) expect(linked).toContain(path);
  });

  it('marks the current page', () => {
    const current = frame('en', EVERYTHING, 'web-design').querySelectorAll('a[aria-current=page]');
    expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(new Set(['/en/web-design']));
  });

  it('shows a search box only when there is a search page', () => {
    expect(frame('en', HOME_ONLY).querySelector('[role=search]')).toBeNull();
    expect(frame('en', EVERYTHING).querySelector('form[role=search]')?.getAttribute('action')).toBe('/en/search');
  });
});

describe('language switch', () => {
  it('keeps the page and says each language in its own words', () => {
    const links = frame('fa', EVERYTHING, 'about-us').querySelectorAll('#language-menu a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(LANGUAGE_CODES.map((code) => `/${code}/about-us`));
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...LANGUAGE_CODES]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.text)).toEqual(['فارسی']);
  });
});

describe('frame', () => {
  it.each([HOME_ONLY, EVERYTHING])('has unique ids, and every button opens something', (built) => {
    const root = frame('ar', built);
    const ids = root.querySelectorAll('[id]').map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = root.querySelectorAll('[popovertarget]').map((button) => button.getAttribute('popovertarget'));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(ids).toContain(target);
  });

  it('begins with a way past the menu', () => {
    const root = frame('en', HOME_ONLY);
    expect(hrefs(root)[0]).toBe('#main');
    expect(root.querySelector('main')?.id).toBe('main');
  });

  it('offers four ways out of a 404 that all exist', () => {
    state.built = HOME_ONLY;
    const main = parse(renderToStaticMarkup(<NotFoundPage lng="fr" />)).querySelector('main');
    const ways = main?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/fr', '/fr#services', '/fr#tariffs', '/fr#consultation']);
  });
});

describe('the way to a consultation', () => {
  const header = (id: PageId, built = EVERYTHING) =>
    hrefs(frame('en', built, id)).filter((href) => href.endsWith('#consultation'));

  it('stays on a page that has the form', () => {
    for (const id of ['home', 'web-design', 'advertising-bing', 'service-tariffs', 'contact-us'] as const) {
      expect(new Set(header(id))).toEqual(new Set(['#consultation']));
    }
  });

  it('leads to the contact page from any other, or to the home page while there is none', () => {
    expect(new Set(header('about-us'))).toEqual(new Set(['/en/contact-us#consultation']));
    expect(new Set(header('about-us', new Set<PageId>(['home', 'about-us'])))).toEqual(new Set(['/en#consultation']));
  });
});
