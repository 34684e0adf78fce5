import { articleOf, isArticlePage } from '#lib/articles.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { PRIVACY_CHANGED } from '#lib/privacy.ts';

/** The day a page was last changed, where it has one of its own: a made-up one helps nobody. */
export function lastModified(id: PageId): string | undefined {
  if (isArticlePage(id)) return isoOfPersianDate(articleOf(id).updated);
  return id === 'privacy-policy' ? PRIVACY_CHANGED : undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function entry(id: PageId, lng: LanguageCode): string {
  const day = lastModified(id);
  const alternates = Object.entries(alternatesOf(id)).map(
    ([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(url)}"/>`,
  );
  const parts = [`<loc>${escaped(urlOf(id, lng))}</loc>`, ...(day ? [`<lastmod>${day}</lastmod>`] : []), ...alternates];
  return `<url>\n${parts.join('\n')}\n</url>`;
}

/** Every built page that may be listed, in every language, each with its alternates (sitemaps.org, protocol 0.9). */
export function sitemapXml(): string {
  const entries = builtPages()
    .filter((id) => pageOf(id).indexed)
    .flatMap((id) => LANGUAGES.map(({ code }) => entry(id, code)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
