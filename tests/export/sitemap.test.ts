import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { siteUrl } from '#lib/site.ts';
import { fileFor } from '#tests/support/exported-site.ts';

const sitemap = parse(readFileSync('out/sitemap.xml', 'utf8'));
const indexed = builtPages().filter((id) => pageOf(id).indexed);
const entries = sitemap.querySelectorAll('url').map((entry) => ({
  address: entry.querySelector('loc')?.textContent,
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

it('is named by robots.txt', () => {
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it('has the files browsers ask for by themselves', () => {
  const missing = ['/404.html', '/index.html', '/icon.svg'].filter((path) => !fileFor(path));
  expect(missing).toEqual([]);
});
