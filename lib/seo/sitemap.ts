import type { MetadataRoute } from 'next';
import { articleOf, isArticlePage } from '#lib/articles.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';

/** The day an article was last changed. Other pages have no day of their own, and a made-up one helps nobody. */
const lastModified = (id: PageId) =>
  isArticlePage(id) ? { lastModified: isoOfPersianDate(articleOf(id).updated) } : {};

/** Every built page that may be listed, in every language, each with its alternates. */
export const sitemapEntries = (): MetadataRoute.Sitemap =>
  builtPages()
    .filter((id) => pageOf(id).indexed)
    .flatMap((id) =>
      LANGUAGES.map(({ code }) => ({
        url: urlOf(id, code),
        alternates: { languages: alternatesOf(id) },
        ...lastModified(id),
      })),
    );
