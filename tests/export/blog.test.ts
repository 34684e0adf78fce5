import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articleOf, CATEGORIES, isArticlePage, publishedArticles } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { COVER_FILES, coverHeight } from '#lib/covers.ts';
import { formatDate } from '#lib/format/dates.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { attribute, exportedPages } from '#tests/support/exported-site.ts';

const pages = exportedPages();
const lists = pages.filter(({ id }) => id === 'blog').map((page) => [page.path, page] as const);
const articles = pages.flatMap((page) => (isArticlePage(page.id) ? [[page.path, page, page.id] as const] : []));

const textOf = (element: HTMLElement | null) => element?.textContent.trim() ?? '';

describe.each(lists)('%s', (_path, { document, language: { code } }) => {
  const cards = document.querySelectorAll('article');
  const texts = messagesOf(code, 'blog');

  it('holds a card for each of the eight articles, with all that a card shows', () => {
    expect(cards).toHaveLength(8);
    for (const [at, { page, category, authors, published }] of publishedArticles().entries()) {
      const card = cards[at];
      const content = loadPage(code, page);
      const image = card?.querySelector('img');
      expect(image?.getAttribute('alt')).toBe(content.image.alt);
      expect(Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))).toBeCloseTo(1.6);
      expect(card?.querySelector('source')?.getAttribute('type')).toBe('image/avif');
      expect(card?.querySelector('h3 a')?.getAttribute('href')).toBe(pathOf(page, code));
      for (const shown of [content.title, content.card, texts.categories[category]]) {
        expect(textOf(card ?? null)).toContain(shown);
      }
      for (const desk of authors) expect(textOf(card ?? null)).toContain(texts.desks[desk]);
      const time = card?.querySelector('time');
      expect(time?.getAttribute('datetime')).toBe(isoOfPersianDate(published));
      expect(textOf(time ?? null)).toBe(formatDate(isoOfPersianDate(published), code));
    }
  });

  it('has a filter of six categories, each an address of its own', () => {
    const links = document.querySelectorAll('main nav a[href^="#"]').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#all', ...CATEGORIES.map((category) => `#${category}`)]);
    for (const category of CATEGORIES) {
      expect(textOf(document.querySelector(`h2#${category}`))).toBe(texts.categories[category]);
    }
  });
});

describe.each(articles)('%s', (_path, { document, language: { code } }, id) => {
  const content = loadPage(code, id);

  it('tells those who share it that it is an article, of which day and about what', () => {
    const said = (property: string) => attribute(document, `meta[property="${property}"]`, 'content');
    const { category, published, updated } = articleOf(id);
    expect(said('og:type')).toBe('article');
    expect(said('article:published_time')).toBe(isoOfPersianDate(published));
    expect(said('article:modified_time')).toBe(isoOfPersianDate(updated));
    expect(said('article:section')).toBe(messagesOf(code, 'blog').categories[category]);
  });

  it('lists its sections, and each entry leads to its heading', () => {
    const entries = document.querySelectorAll('article nav ol a[href^="#s-"]');
    expect(entries.map(textOf)).toEqual(content.sections.map(({ title }) => title));
    const headings = entries.map((entry) => textOf(document.querySelector(entry.getAttribute('href') ?? '')));
    expect(headings).toEqual(content.sections.map(({ title }) => title));
  });

  it('prints every value of its charts in the digits of the language', () => {
    const text = textOf(document.querySelector('article'));
    const charts = content.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'chart');
    for (const { points, alt } of charts) {
      expect(text).toContain(alt);
      for (const { label, value } of points) {
        expect(text).toContain(label);
        expect(text).toContain(formatNumber(value, code));
      }
    }
  });

  it('names its sources and can be shared without a script of anybody else', () => {
    const hrefs = document.querySelectorAll('article a').map((link) => link.getAttribute('href') ?? '');
    for (const { url } of content.sources) expect(hrefs).toContain(url);
    for (const host of ['t.me', 'wa.me', 'x.com', 'www.linkedin.com']) {
      expect(hrefs.some((href) => href.startsWith(`https://${host}/`))).toBe(true);
    }
    expect(hrefs.some((href) => href.startsWith('mailto:?'))).toBe(true);
  });

  it('leads to related articles and to services', () => {
    const hrefs = document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    const { related, services } = articleOf(id);
    for (const page of [...related, ...services]) expect(hrefs).toContain(pathOf(page, code));
  });
});

it.each([...COVER_FILES])('%s is a picture of its format and size', async (file, { format, width }) => {
  const image = readFileSync(`out/uploads/articles/${file}`);
  const { format: found, compression, ...size } = await sharp(image).metadata();
  expect([found, compression]).toEqual(format === 'avif' ? ['heif', 'av1'] : ['webp', undefined]);
  expect(size).toMatchObject({ width, height: coverHeight(width) });
  expect(image.length).toBeLessThanOrEqual(BUDGETS.cover[format]);
});
