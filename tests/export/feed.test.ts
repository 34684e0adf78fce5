import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { publishedArticles } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { feedPath, urlOf } from '#lib/pages/paths.ts';
import { siteUrl } from '#lib/site.ts';
import { attribute, exportedPages } from '#tests/support/exported-site.ts';

const ATOM = readFileSync('tests/support/atom.rng', 'utf8');
const errorsOf = async (xml: string) =>
  (await validateXML({ xml: { fileName: 'feed.xml', contents: xml }, extension: 'relaxng', schema: ATOM })).errors;

describe.each(LANGUAGES)('feed in $code', ({ code, locale }) => {
  const xml = readFileSync(`out${feedPath(code)}`, 'utf8');
  const feed = parse(xml.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, '$1'), { voidTag: { tags: ['link', 'category'] } });

  it('is an Atom document (RFC 4287)', async () => {
    expect(await errorsOf(xml)).toEqual([]);
  });

  it('says its language, its page and its own address', () => {
    expect(attribute(feed, 'feed', 'xml:lang')).toBe(locale);
    expect(attribute(feed, 'feed > link[rel=self]', 'href')).toBe(`${siteUrl}${feedPath(code)}`);
    expect(attribute(feed, 'feed > link[rel=alternate]', 'href')).toBe(urlOf('blog', code));
  });

  it('holds every article in its language, with its day', () => {
    const entries = feed.querySelectorAll('entry').map((entry) => ({
      id: entry.querySelector('id')?.textContent,
      title: entry.querySelector('title')?.textContent,
      published: entry.querySelector('published')?.textContent.slice(0, 10),
    }));
    expect(entries).toEqual(
      publishedArticles().map(({ page, published }) => ({
        id: urlOf(page, code),
        title: loadPage(code, page).title,
        published: isoOfPersianDate(published),
      })),
    );
  });
});

it('the validator refuses a feed that is none', async () => {
  const xml = readFileSync(`out${feedPath('en')}`, 'utf8');
  expect(await errorsOf(xml.replace(/<id>.*?<\/id>/, ''))).not.toEqual([]);
  expect(await errorsOf(xml.replace(/<updated>.*?<\/updated>/, '<updated>yesterday</updated>'))).not.toEqual([]);
});

it('the blog and its articles name the feed of their language, and no other page does', () => {
  for (const { id, document, language } of exportedPages()) {
    const address = attribute(document, 'link[rel=alternate][type="application/atom+xml"]', 'href');
    const has = id === 'blog' || publishedArticles().some(({ page }) => page === id);
    expect(address).toBe(has ? `${siteUrl}${feedPath(language.code)}` : undefined);
  }
});
