import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { isArticlePage } from '#lib/articles.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { lastModified } from '#lib/seo/sitemap.ts';
import { siteUrl } from '#lib/site.ts';
import { fileFor } from '#tests/support/exported-site.ts';

const xml = readFileSync('out/sitemap.xml', 'utf8');
const sitemap = parse(xml);
const indexed = builtPages().filter((id) => pageOf(id).indexed);
const entries = sitemap.querySelectorAll('url').map((entry) => ({
  address: entry.querySelector('loc')?.textContent,
  day: entry.querySelector('lastmod')?.textContent,
  alternates: Object.fromEntries(
    entry.getElementsByTagName('xhtml:link').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ),
}));

it('lists every indexed page in every language, and nothing else', () => {
  const wanted = indexed.flatMap((id) => LANGUAGES.map(({ code }) => urlOf(id, code)));
  expect(entries.map(({ address }) => address).sort()).toEqual(wanted.sort());
});

it('gives each page the alternates its document has', () => {
  const byAddress = (id: PageId) =>
    entries.filter(({ address }) => LANGUAGES.some(({ code }) => urlOf(id, code) === address));
  for (const id of indexed) {
    for (const { alternates } of byAddress(id)) expect(alternates).toEqual(alternatesOf(id));
  }
});

it('dates the pages that have a day of their own, and none in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const id of indexed) {
    const days = entries.filter(({ address }) => LANGUAGES.some(({ code }) => urlOf(id, code) === address));
    for (const { day } of days) expect(day).toBe(lastModified(id));
    if (isArticlePage(id)) expect(lastModified(id)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((lastModified(id) ?? today) <= today).toBe(true);
  }
});

describe('its schema', () => {
  const file = (fileName: string) => ({ fileName, contents: readFileSync(`tests/support/${fileName}`, 'utf8') });
  const errorsOf = async (text: string) =>
    (
      await validateXML({
        xml: { fileName: 'sitemap.xml', contents: text },
        schema: file('sitemap.xsd'),
        preload: file('xhtml-link.xsd'),
        maxMemoryPages: 4096,
      })
    ).errors;

  it('finds nothing to say against it', async () => {
    expect(await errorsOf(xml)).toEqual([]);
  });

  it.each([
    ['an address twice', xml.replaceAll(`<loc>${siteUrl}/fa</loc>`, `<loc>${siteUrl}/en</loc>`)],
    ['a day that is none', xml.replace(/<lastmod>[^<]*/, '<lastmod>yesterday')],
    ['a language that is none', xml.replace('hreflang="fa"', 'hreflang="farsi language"')],
    ['an element nobody knows', xml.replace('</url>', '<colour>gold</colour></url>')],
  ])('refuses %s', async (_what, text) => {
    expect(await errorsOf(text)).not.toEqual([]);
  });
});

it('is named by robots.txt', () => {
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it('has the files browsers ask for by themselves', () => {
  const missing = ['/404.html', '/index.html', '/icon.svg'].filter((path) => !fileFor(path));
  expect(missing).toEqual([]);
});
