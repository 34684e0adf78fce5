import { describe, expect, it } from 'vitest';
import { ARTICLES } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { articleGraph, blogGraph } from '#lib/seo/blog-graph.ts';

/** What Google asks of an article, and schema.org of its parts. */
const REQUIRED = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'];

describe.each(LANGUAGE_CODES)('structured data in %s', (lng) => {
  it.each(ARTICLES)('describes $page as a posting of the blog, with its sources', (article) => {
    const content = loadPage(lng, article.page);
    const nodes = articleGraph({ lng, article, content })['@graph'];
    const posting = nodes.find((node) => node['@type'] === 'BlogPosting');
    for (const property of REQUIRED) expect(posting).toHaveProperty(property);
    expect(posting?.headline).toBe(content.title);
    expect(posting?.image).toMatch(/^https?:\/\//);
    expect(posting?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(posting?.citation).toHaveLength(content.sources.length);
    const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
    expect(trail).toHaveLength(3);
    expect(trail).toContainEqual(expect.objectContaining({ position: 3, name: content.title }));
  });

  it('describes the blog with all its postings', () => {
    const blog = blogGraph(lng, loadPage(lng, 'blog').seo)['@graph'].find((node) => node['@type'] === 'Blog');
    expect(blog?.blogPost).toHaveLength(ARTICLES.length);
  });
});
