import { describe, expect, it } from 'vitest';
import { ARTICLES } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { articleTexts, wordCount } from '#lib/reading-time.ts';

const SHORTEST = 900;

describe('articles', () => {
  it.each(ARTICLES)(`$page has at least ${SHORTEST} words in English`, ({ page }) => {
    expect(wordCount(articleTexts(loadPage('en', page)), 'en')).toBeGreaterThanOrEqual(SHORTEST);
  });

  it.each(ARTICLES)('$page has no cover text that another has', ({ page }) => {
    const others = ARTICLES.filter((article) => article.page !== page).map((article) => article.page);
    expect(others.map((other) => loadPage('en', other).image.alt)).not.toContain(loadPage('en', page).image.alt);
  });
});
