import type { MetadataRoute } from 'next';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { builtPages, pageOf } from '#lib/pages/registry.ts';

/** Every built page that may be listed, in every language, each with its alternates. */
export const sitemapEntries = (): MetadataRoute.Sitemap =>
  builtPages()
    .filter((id) => pageOf(id).indexed)
    .flatMap((id) =>
      LANGUAGES.map(({ code }) => ({ url: urlOf(id, code), alternates: { languages: alternatesOf(id) } })),
    );
