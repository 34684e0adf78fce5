import { describe, expect, it } from 'vitest';
import { loadPage } from '#lib/content/load.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { PLANS } from '#lib/plans.ts';
import { PLATFORMS } from '#lib/platforms.ts';
import { SERVICES } from '#lib/services.ts';
import { site, siteUrl } from '#lib/site.ts';
import { storedValues } from '#lib/storage-keys.ts';
import { type ExportedPage, exportedPages } from '#tests/support/exported-site.ts';

const pages = exportedPages();
const inLanguages = (id: ExportedPage['id']) =>
  pages.filter((page) => page.id === id).map((page) => [page.path, page] as const);

interface GraphNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Nodes of the page's structured data. */
function nodesOf({ document }: ExportedPage): GraphNode[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script): GraphNode[] => JSON.parse(script.textContent)['@graph']);
}

it.each(['about-us', 'contact-us', 'story', 'download-the-application', 'privacy-policy'] as const)(
  '%s stands in every language',
  (id) => {
    expect(inLanguages(id)).toHaveLength(LANGUAGES.length);
  },
);

describe.each(inLanguages('about-us'))('%s', (_path, page) => {
  it('is about the agency, for search engines too', () => {
    expect(nodesOf(page).map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['AboutPage', 'Organization', 'BreadcrumbList']),
    );
  });

  it('counts what the registries hold', () => {
    const numbers = [SERVICES.length, PLATFORMS.length, LANGUAGES.length, PLANS.length];
    const shown = page.document.querySelectorAll('main dl dd').map((figure) => figure.textContent);
    expect(shown).toEqual(numbers.map((value) => formatNumber(value, page.language.code)));
  });
});

describe.each(inLanguages('contact-us'))('%s', (_path, page) => {
  it('tells search engines how and when the agency is reached', () => {
    const contact = nodesOf(page).find((node) => node['@type'] === 'ContactPage');
    expect(contact?.mainEntity).toMatchObject({ '@type': 'ContactPoint', telephone: site.phone, email: site.email });
    expect(contact).toHaveProperty('mainEntity.hoursAvailable.0.opens', expect.stringMatching(/^\d\d:\d\d$/));
  });

  it('holds the form and no embedded map', () => {
    expect(page.document.querySelector('#consultation form')).not.toBeNull();
    expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
  });
});

describe.each(inLanguages('story'))('%s', (_path, page) => {
  it('says that the story is a sample, and tells every stop once more as a list', () => {
    const { hero, stops } = loadPage(page.language.code, 'story');
    const main = page.document.querySelector('main');
    expect(main?.textContent).toContain(hero.sample);
    expect(main?.querySelectorAll('li h3').map((title) => title.textContent)).toEqual(stops.map(({ title }) => title));
  });
});

describe.each(inLanguages('privacy-policy'))('%s', (_path, page) => {
  const main = page.document.querySelector('main');

  it('lists every name the site keeps in a browser', () => {
    const listed = main?.querySelectorAll('code').map((name) => name.textContent.replace('__Host-', ''));
    expect(new Set(listed)).toEqual(new Set(storedValues().map(({ name }) => name)));
  });

  it('lists every record of the service and every receiver', () => {
    const { records, parties } = loadPage(page.language.code, 'privacy-policy');
    const heads = main?.querySelectorAll('[role=rowheader]').map((head) => head.textContent) ?? [];
    const wanted = [...Object.values(records.items), ...Object.values(parties.items)].map(({ title }) => title);
    expect(heads).toEqual(expect.arrayContaining(wanted));
  });

  it('names the hosts that are asked, and when', () => {
    const { states } = loadPage(page.language.code, 'privacy-policy').parties;
    expect(main?.textContent).toContain(fill(states.pressed, { host: 'accounts.google.com' }));
  });

  it('says how the agency is reached', () => {
    expect(main?.textContent).toContain(site.email);
  });
});

describe.each(inLanguages('download-the-application'))('%s', (path, page) => {
  it('shows its own address as a drawing and in letters', () => {
    const { qr } = loadPage(page.language.code, 'download-the-application');
    const drawing = page.document.querySelector('main svg[role=img]');
    expect(drawing?.getAttribute('aria-label')).toBe(qr.alt);
    expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(page.document.querySelector('main')?.textContent).toContain(`${siteUrl}${path}`);
  });
});
