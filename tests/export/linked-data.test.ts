import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import { type ExportedPage, exportedPages } from '#tests/support/exported-site.ts';
import { linkedDataProblems, nodesIn } from '#tests/support/schema-org.ts';

const documentsOf = ({ document }: ExportedPage): unknown[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent));

/** An article is a part of the blog, which another page describes. */
const blogs = LANGUAGES.map(({ code }) => `${urlOf('blog', code)}#blog`);

const BY_KIND: Partial<Record<PageKind, readonly string[]>> = {
  home: ['Organization', 'WebSite', 'SearchAction', 'WebPage', 'Offer'],
  service: ['Service', 'FAQPage', 'BreadcrumbList'],
  advertising: ['Service', 'FAQPage', 'BreadcrumbList'],
  blog: ['Blog', 'BlogPosting', 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
};
const BY_PAGE: Partial<Record<PageId, readonly string[]>> = {
  'about-us': ['AboutPage', 'Organization', 'BreadcrumbList'],
  'contact-us': ['ContactPage', 'ContactPoint', 'FAQPage', 'BreadcrumbList'],
};

describe.each(exportedPages().map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const documents = documentsOf(page);

  it('says nothing half', () => {
    expect(documents.flatMap((document) => linkedDataProblems(document, blogs))).toEqual([]);
  });

  it('says what kind of page it is', () => {
    const types = documents.flatMap(nodesIn).map((node) => node['@type']);
    expect(types).toEqual(expect.arrayContaining([...(BY_PAGE[page.id] ?? BY_KIND[pageOf(page.id).kind] ?? [])]));
  });
});

it.each([
  [{ '@type': 'Question', name: 'Why?' }, 'Question: acceptedAnswer is missing'],
  [{ '@type': 'WebPage', name: 'x', url: '/en' }, 'WebPage: url is no address'],
  [{ '@type': 'Blog', name: 'x', url: 'https://a.test', blogPost: { '@id': 'https://a.test/#b' } }, 'nothing is'],
  [{ '@type': 'Thing' }, 'no rule'],
])('the rules refuse %j', (node, problem) => {
  expect(linkedDataProblems(node).join('\n')).toContain(problem);
});
