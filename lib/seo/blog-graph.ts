import type * as z from 'zod';
import { type Article, type ArticlePage, type Desk, publishedArticles } from '#lib/articles.ts';
import type { Seo } from '#lib/content/fields.ts';
import type { ArticleContent } from '#lib/content/kinds/article.ts';
import { loadPage } from '#lib/content/load.ts';
import { absoluteCoverUrl } from '#lib/covers.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { articleTexts, readingMinutes, wordCount } from '#lib/reading-time.ts';
import { graph, type Node, ORGANIZATION, reference } from './json-ld.ts';
import { breadcrumbList } from './page-nodes.ts';

const postingId = (page: ArticlePage, lng: LanguageCode): string => `${urlOf(page, lng)}#article`;
const blogId = (lng: LanguageCode): string => `${urlOf('blog', lng)}#blog`;

/** A desk is a part of the agency, not a person. */
const author = (desk: Desk, lng: LanguageCode) => ({
  '@type': 'Organization',
  name: messagesOf(lng, 'blog').desks[desk],
  parentOrganization: reference(ORGANIZATION),
  url: urlOf('blog', lng),
});

interface Input {
  readonly lng: LanguageCode;
  readonly article: Article;
  readonly content: ArticleContent;
}

/** What a list and the article itself both say. */
const posting = ({ lng, article: { page, authors, published, updated }, content }: Input): Node => ({
  '@type': 'BlogPosting',
  '@id': postingId(page, lng),
  headline: content.title,
  description: content.seo.description,
  url: urlOf(page, lng),
  image: absoluteCoverUrl(page),
  datePublished: isoOfPersianDate(published),
  dateModified: isoOfPersianDate(updated),
  author: authors.map((desk) => author(desk, lng)),
  publisher: reference(ORGANIZATION),
  inLanguage: languageOf(lng).locale,
});

/** Structured data of an article: the posting with its sources, the way here. */
export function articleGraph(input: Input) {
  const { lng, article, content } = input;
  const node: Node = {
    ...posting(input),
    mainEntityOfPage: urlOf(article.page, lng),
    isPartOf: reference(blogId(lng)),
    articleSection: messagesOf(lng, 'blog').categories[article.category],
    wordCount: wordCount(articleTexts(content), lng),
    timeRequired: `PT${readingMinutes(content, lng)}M`,
    citation: content.sources.map(({ title, publisher, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher: { '@type': 'Organization', name: publisher },
      url,
    })),
  };
  return graph(node, breadcrumbList(article.page, lng));
}

/** Structured data of the blog: the blog and its postings, the newest first. */
export function blogGraph(lng: LanguageCode, { title, description }: z.infer<typeof Seo>) {
  const blog: Node = {
    '@type': 'Blog',
    '@id': blogId(lng),
    name: title,
    description,
    url: urlOf('blog', lng),
    inLanguage: languageOf(lng).locale,
    publisher: reference(ORGANIZATION),
    blogPost: publishedArticles().map((article) => posting({ lng, article, content: loadPage(lng, article.page) })),
  };
  return graph(blog, breadcrumbList('blog', lng));
}
