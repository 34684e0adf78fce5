import { statSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import { AboutContent } from './kinds/about.ts';
import { AdvertisingContent } from './kinds/advertising.ts';
import { ArticleContent } from './kinds/article.ts';
import { BlogContent } from './kinds/blog.ts';
import { ContactContent } from './kinds/contact.ts';
import { DownloadContent } from './kinds/download.ts';
import { HomeContent } from './kinds/home.ts';
import { PaymentContent } from './kinds/payment.ts';
import { PrivacyContent } from './kinds/privacy.ts';
import { ServiceContent } from './kinds/service.ts';
import { StoryContent } from './kinds/story.ts';
import { TariffsContent } from './kinds/tariffs.ts';
import { readJson } from './read-json.ts';

/** Content schema of each page that has a content file. A built page without one does not compile into a shell. */
export const CONTENT_SCHEMAS = {
  home: HomeContent,
  'web-services': ServiceContent,
  'web-design': ServiceContent,
  'mobile-application-design': ServiceContent,
  'UI-and-UX-design': ServiceContent,
  'web-software-design': ServiceContent,
  'corporate-portal-design': ServiceContent,
  'management-dashboard-design': ServiceContent,
  'seo-data-analysis': ServiceContent,
  'advertising-services': ServiceContent,
  'digital-content': ServiceContent,
  'service-tariffs': TariffsContent,
  'about-us': AboutContent,
  'contact-us': ContactContent,
  story: StoryContent,
  'download-the-application': DownloadContent,
  'privacy-policy': PrivacyContent,
  'payment-verify': PaymentContent,
  blog: BlogContent,
  'advertising-google': AdvertisingContent,
  'google-discovery-ads': AdvertisingContent,
  'banner-advertising-google': AdvertisingContent,
  'app-promotion-google-play': AdvertisingContent,
  'app-promotion-app-store': AdvertisingContent,
  'advertising-youtube': AdvertisingContent,
  'advertising-microsoft': AdvertisingContent,
  'advertising-bing': AdvertisingContent,
  'advertising-linkedin': AdvertisingContent,
  'advertising-instagram': AdvertisingContent,
  'advertising-telegram': AdvertisingContent,
  'advertising-whatsapp': AdvertisingContent,
  'advertising-twitter': AdvertisingContent,
  'advertising-quora': AdvertisingContent,
  'advertising-tripadvisor': AdvertisingContent,
  'advertising-netflix': AdvertisingContent,
  'advertising-twitch': AdvertisingContent,
  'advertising-soundcloud': AdvertisingContent,
  'digital-marketing-overview-article': ArticleContent,
  'professional-web-design-article': ArticleContent,
  'google-ads-advertising-article': ArticleContent,
  'seo-guide-article': ArticleContent,
  'digital-content-strategy-article': ArticleContent,
  'advertising-social-media-article': ArticleContent,
  'web-design-react-article': ArticleContent,
  'material-ui-web-design-article': ArticleContent,
} as const satisfies Partial<Record<PageId, z.ZodType>>;

const BY_PAGE: Partial<Record<PageId, z.ZodType>> = CONTENT_SCHEMAS;

/** The schema of a page's content file, when it has one. */
export const schemaOf = (id: PageId): z.ZodType | undefined => BY_PAGE[id];

export type ContentPage = keyof typeof CONTENT_SCHEMAS;
export type ContentOf<Id extends PageId> = Id extends ContentPage ? z.infer<(typeof CONTENT_SCHEMAS)[Id]> : never;

const isDevelopment = process.env.NODE_ENV === 'development';
const cache = new Map<string, { readonly at: number; readonly content: unknown }>();

/** A page's content file under the folder of a language: `pages/home.json`, `articles/seo-guide-article.json`. */
export const contentName = (id: PageId): string => `${pageOf(id).kind === 'article' ? 'articles' : 'pages'}/${id}.json`;

/** The same, relative to the project: `locales/de/pages/home.json`. */
const contentFile = (lng: LanguageCode, id: ContentPage): string => path.join('locales', lng, contentName(id));

/**
 * Reads and checks one page's content. Files are read, not imported, so that the bundler makes no chunk for each
 * and an edit shows at once in development.
 *
 * @throws when the file is missing, is no JSON or breaks the schema; the message names the file and the fields.
 */
export function loadPage<Id extends PageId>(lng: LanguageCode, id: Id): ContentOf<Id>;
export function loadPage(lng: LanguageCode, id: ContentPage): unknown {
  const file = contentFile(lng, id);
  const at = isDevelopment ? statSync(file).mtimeMs : 0;
  const known = cache.get(file);
  if (known?.at === at) return known.content;
  const parsed = CONTENT_SCHEMAS[id].safeParse(readJson(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`);
    throw new Error(`${file} does not fit its schema:\n${problems.join('\n')}`);
  }
  cache.set(file, { at, content: parsed.data });
  return parsed.data;
}
