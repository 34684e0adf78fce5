import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { type ArticlePage, articleOf, publishedArticles } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { pageOf } from './registry.ts';
import { languageParam, type TemplateProps } from './site-page.tsx';

interface ShellProps {
  params: Promise<{ lng: string; article: string }>;
}

const lastSegment = (page: ArticlePage): string => pageOf(page).slug.replace('blog/', '');

/** Every article in every language, for the one shell that shows them. */
export const articleParams = () =>
  publishedArticles().flatMap(({ page }) => LANGUAGES.map(({ code }) => ({ lng: code, article: lastSegment(page) })));

async function pageParam({ params }: ShellProps): Promise<ArticlePage> {
  const { article } = await params;
  const found = publishedArticles().find(({ page }) => lastSegment(page) === article);
  if (!found) throw new Error(`No article "${article}"`);
  return found.page;
}

/** What other sites show beside the link to an article. */
const openGraphOf = (id: ArticlePage, lng: LanguageCode) => {
  const { category, published, updated } = articleOf(id);
  return {
    type: 'article',
    publishedTime: isoOfPersianDate(published),
    modifiedTime: isoOfPersianDate(updated),
    section: messagesOf(lng, 'blog').categories[category],
  } as const;
};

/** Makes the exports of the articles' shell, as `sitePage` does for a page of its own. */
export function articlePage(Template: ComponentType<TemplateProps<ArticlePage>>) {
  async function generateMetadata(props: ShellProps): Promise<Metadata> {
    const [lng, id] = [await languageParam(props), await pageParam(props)];
    const metadata = pageMetadata(id, lng, loadPage(lng, id).seo);
    return { ...metadata, openGraph: { ...metadata.openGraph, ...openGraphOf(id, lng) } };
  }
  async function Page(props: ShellProps) {
    const [lng, id] = [await languageParam(props), await pageParam(props)];
    return <Template id={id} lng={lng} content={loadPage(lng, id)} />;
  }
  return { generateMetadata, Page };
}
