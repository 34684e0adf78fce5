import { describe, expect, it } from 'vitest';
import { visibleLength } from '#lib/content/fields.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { pageOf } from '#lib/pages/registry.ts';
import { siteUrl } from '#lib/site.ts';
import { attribute, documentOf, exportedFiles, exportedPages } from '#tests/support/exported-site.ts';

const pages = exportedPages();
const cases = pages.map((page) => [page.path, page] as const);
const titleOf = (page: (typeof pages)[number]) => page.document.querySelector('title')?.textContent ?? '';
const descriptionOf = (page: (typeof pages)[number]) =>
  attribute(page.document, 'meta[name=description]', 'content') ?? '';

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(cases)('%s', (_path, page) => {
  const { document, language, id } = page;
  const isChinese = language.script === 'Hans';

  it('says its language and direction', () => {
    expect(attribute(document, 'html', 'lang')).toBe(language.locale);
    expect(attribute(document, 'html', 'dir')).toBe(language.dir);
  });

  it('has one h1 and headings that skip no level', () => {
    const levels = document
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map((h) => Number(h.tagName.slice(1)));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent.trim()).not.toBe('');
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('has a title and a description within the length of a result page', () => {
    expect(visibleLength(titleOf(page))).toBeGreaterThan(4);
    expect(visibleLength(titleOf(page))).toBeLessThanOrEqual(isChinese ? 30 : 60);
    expect(visibleLength(descriptionOf(page))).toBeGreaterThan(isChinese ? 20 : 50);
    expect(visibleLength(descriptionOf(page))).toBeLessThanOrEqual(isChinese ? 80 : 160);
  });

  it('is its own canonical address', () => {
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(urlOf(id, language.code));
  });

  it('names every language and x-default, as the registry does', () => {
    const links = document.querySelectorAll('link[rel=alternate][hreflang]');
    const given = Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(given).toEqual(pageOf(id).indexed ? alternatesOf(id) : {});
  });

  it('is open to search engines exactly when the registry says so', () => {
    const robots = attribute(document, 'meta[name=robots]', 'content') ?? '';
    expect(robots.includes('noindex')).toBe(!pageOf(id).indexed);
  });

  it('has structured data that parses', () => {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(script.textContent)).toMatchObject({ '@context': 'https://schema.org' });
    }
  });

  it('has landmarks and a link to skip to the content', () => {
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('a[href="#main"]')).not.toBeNull();
    expect(document.querySelector('#main')).not.toBeNull();
  });
});

it('no two pages share a title or a description', () => {
  expect(repeated(pages.map(titleOf))).toEqual([]);
  expect(repeated(pages.map(descriptionOf))).toEqual([]);
});

it('every HTML file says its language and is either a page of the registry or closed to search engines', () => {
  const known = new Set(['index.html', ...pages.map(({ path }) => `${path.slice(1)}.html`)]);
  for (const file of exportedFiles().filter((name) => name.endsWith('.html'))) {
    const document = documentOf(`out/${file}`);
    expect(attribute(document, 'html', 'lang'), file).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    if (known.has(file)) continue;
    expect(attribute(document, 'meta[name=robots]', 'content'), file).toContain('noindex');
  }
});

describe('/', () => {
  const entry = documentOf('out/index.html');

  it('is the x-default of the home page and its own canonical address', () => {
    expect(attribute(entry, 'link[rel=canonical]', 'href')).toBe(`${siteUrl}/`);
    expect(attribute(entry, 'link[hreflang=x-default]', 'href')).toBe(`${siteUrl}/`);
  });

  it('links every language and needs no script to lead to English', () => {
    const links = entry.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(links.toSorted()).toEqual(LANGUAGES.map(({ code }) => `/${code}`).toSorted());
    expect(entry.querySelector('noscript')?.innerHTML).toContain('url=/en');
  });
});
