import { Feed } from 'feed';
import { publishedArticles } from '#lib/articles.ts';
import { brand } from '#lib/brand.ts';
import { loadPage } from '#lib/content/load.ts';
import { absoluteCoverUrl } from '#lib/covers.ts';
import { isoOfPersianDate, type PersianDate } from '#lib/format/persian-dates.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { feedPath, urlOf } from '#lib/pages/paths.ts';
import { siteUrl } from '#lib/site.ts';

const dayOf = (date: PersianDate): Date => new Date(`${isoOfPersianDate(date)}T00:00:00Z`);

/** Titles and summaries travel as HTML; a `<Button>` in a title is text. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The articles of a language as an Atom feed (RFC 4287), the newest first. */
export function atomFeed(lng: LanguageCode): string {
  const articles = publishedArticles();
  const { seo } = loadPage(lng, 'blog');
  const { desks, categories } = messagesOf(lng, 'blog');
  const { locale } = languageOf(lng);
  const feed = new Feed({
    id: urlOf('blog', lng),
    title: seo.title,
    description: seo.description,
    link: urlOf('blog', lng),
    feedLinks: { atom: `${siteUrl}${feedPath(lng)}` },
    updated: new Date(Math.max(...articles.map(({ updated }) => dayOf(updated).getTime()))),
    author: { name: brand.legalName, link: siteUrl },
    generator: false,
  });
  for (const { page, category, authors, published, updated } of articles) {
    const { title, card } = loadPage(lng, page);
    feed.addItem({
      id: urlOf(page, lng),
      link: urlOf(page, lng),
      title: asHtml(title),
      description: asHtml(card),
      date: dayOf(updated),
      published: dayOf(published),
      author: authors.map((desk) => ({ name: desks[desk], link: urlOf('blog', lng) })),
      category: [{ name: categories[category], term: category, scheme: urlOf('blog', lng) }],
      image: { url: absoluteCoverUrl(page), type: 'image/webp' },
    });
  }
  return feed.atom1().replace('<feed ', `<feed xml:lang="${locale}" `);
}
