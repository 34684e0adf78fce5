import { describe, expect, it } from 'vitest';
import { ARTICLES, articleOf, CATEGORIES, DESKS, isArticlePage } from '#lib/articles.ts';
import { COVER_FILES, coverUrl } from '#lib/covers.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { PAGE_IDS, pageOf } from '#lib/pages/registry.ts';

const articlePages = PAGE_IDS.filter((id) => pageOf(id).kind === 'article');

describe('article registry', () => {
  it('has a row for every article page, and no other', () => {
    expect(ARTICLES.map(({ page }) => page).toSorted()).toEqual(articlePages.toSorted());
    expect(PAGE_IDS.filter(isArticlePage).toSorted()).toEqual(articlePages.toSorted());
  });

  it('uses each of the six categories', () => {
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it.each(ARTICLES.map((article) => [article.page, article] as const))('%s has dates in order', (_, article) => {
    expect(isoOfPersianDate(article.updated) >= isoOfPersianDate(article.published)).toBe(true);
  });

  it.each(ARTICLES.map((article) => [article.page, article] as const))('%s leads to others', (page, article) => {
    expect(article.related).toHaveLength(3);
    expect(new Set([page, ...article.related]).size).toBe(4);
    expect(new Set(article.services).size).toBe(3);
    expect(article.services.filter((id) => !['service', 'advertising'].includes(pageOf(id).kind))).toEqual([]);
  });

  it('has each category and each desk named in every language', () => {
    for (const lng of LANGUAGE_CODES) {
      const { categories, desks } = messagesOf(lng, 'blog');
      expect(Object.keys(categories).toSorted()).toEqual(CATEGORIES.toSorted());
      expect(Object.keys(desks).toSorted()).toEqual(DESKS.toSorted());
    }
  });

  it('gives every cover in two formats and three widths, at addresses of the uploads folder', () => {
    expect(COVER_FILES.size).toBe(ARTICLES.length * 6);
    expect(coverUrl(articleOf('seo-guide-article').page, 640, 'avif')).toBe(
      '/uploads/articles/seo-guide-article-640.avif',
    );
  });
});
