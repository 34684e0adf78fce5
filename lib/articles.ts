import { isoOfPersianDate, type PersianDate } from './format/persian-dates.ts';
import { isBuilt, type PageId } from './pages/registry.ts';

/** Page of an article. Its text stands in `locales/<lng>/articles/<page>.json`. */
export type ArticlePage = Extract<PageId, `${string}-article`>;

/** The six categories of the blog (specification, section 3), in the order the filter shows them. */
export const CATEGORIES = [
  'web-design',
  'seo',
  'digital-marketing',
  'online-advertising',
  'social-media-advertising',
  'digital-content',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Desks of the agency that write: articles are the work of several people and are signed by their desk. */
export const DESKS = ['design', 'engineering', 'search', 'advertising', 'content', 'marketing'] as const;
export type Desk = (typeof DESKS)[number];

export interface Article {
  readonly page: ArticlePage;
  readonly category: Category;
  readonly authors: readonly Desk[];
  readonly published: PersianDate;
  readonly updated: PersianDate;
  /** What to read next, nearest first. */
  readonly related: readonly ArticlePage[];
  /** Pages of the services and platforms that do what the article is about. */
  readonly services: readonly PageId[];
}

/** Every article, in the order of the list where dates are equal. */
export const ARTICLES: readonly Article[] = [
  {
    page: 'digital-marketing-overview-article',
    category: 'digital-marketing',
    authors: ['marketing'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['seo-guide-article', 'google-ads-advertising-article', 'digital-content-strategy-article'],
    services: ['seo-data-analysis', 'advertising-services', 'digital-content'],
  },
  {
    page: 'professional-web-design-article',
    category: 'web-design',
    authors: ['design'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['web-design-react-article', 'material-ui-web-design-article', 'seo-guide-article'],
    services: ['web-design', 'UI-and-UX-design', 'corporate-portal-design'],
  },
  {
    page: 'google-ads-advertising-article',
    category: 'online-advertising',
    authors: ['advertising'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['advertising-social-media-article', 'digital-marketing-overview-article', 'seo-guide-article'],
    services: ['advertising-google', 'google-discovery-ads', 'banner-advertising-google'],
  },
  {
    page: 'seo-guide-article',
    category: 'seo',
    authors: ['search'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['digital-content-strategy-article', 'professional-web-design-article', 'google-ads-advertising-article'],
    services: ['seo-data-analysis', 'digital-content', 'web-design'],
  },
  {
    page: 'digital-content-strategy-article',
    category: 'digital-content',
    authors: ['content', 'search'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['seo-guide-article', 'advertising-social-media-article', 'digital-marketing-overview-article'],
    services: ['digital-content', 'seo-data-analysis', 'UI-and-UX-design'],
  },
  {
    page: 'advertising-social-media-article',
    category: 'social-media-advertising',
    authors: ['advertising', 'content'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: [
      'google-ads-advertising-article',
      'digital-content-strategy-article',
      'digital-marketing-overview-article',
    ],
    services: ['advertising-instagram', 'advertising-linkedin', 'advertising-telegram'],
  },
  {
    page: 'web-design-react-article',
    category: 'web-design',
    authors: ['engineering'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['material-ui-web-design-article', 'professional-web-design-article', 'seo-guide-article'],
    services: ['web-design', 'web-software-design', 'management-dashboard-design'],
  },
  {
    page: 'material-ui-web-design-article',
    category: 'web-design',
    authors: ['engineering', 'design'],
    published: '1405/08/30',
    updated: '1405/08/30',
    related: ['web-design-react-article', 'professional-web-design-article', 'digital-content-strategy-article'],
    services: ['UI-and-UX-design', 'web-software-design', 'management-dashboard-design'],
  },
];

export const isArticlePage = (id: PageId): id is ArticlePage => ARTICLES.some(({ page }) => page === id);

/** An article by its page. Every article page has a row; a test proves it. */
export function articleOf(page: ArticlePage): Article {
  const article = ARTICLES.find((row) => row.page === page);
  if (!article) throw new Error(`No article "${page}" in the registry`);
  return article;
}

/** Articles that have a route, the newest first. */
export const publishedArticles = (): Article[] =>
  ARTICLES.filter(({ page }) => isBuilt(page)).toSorted((a, b) =>
    isoOfPersianDate(b.published).localeCompare(isoOfPersianDate(a.published)),
  );
