import type { Metadata } from 'next';
import type { Seo } from '#lib/content/fields.ts';
import { brand } from '#lib/brand.ts';
import { type LanguageCode, LANGUAGES, languageOf } from '#lib/i18n/languages.ts';
import { alternatesOf, urlOf } from '#lib/pages/paths.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import type * as z from 'zod';

/** Open Graph writes locales with an underscore. */
const ogLocale = (locale: string): string => locale.replace('-', '_');

/**
 * Everything `<head>` says about one page in one language. A page that search engines may not list gets
 * `noindex` and no alternates: they would point at pages of the same kind.
 */
export function pageMetadata(id: PageId, lng: LanguageCode, { title, description }: z.infer<typeof Seo>): Metadata {
  const { indexed } = pageOf(id);
  const { locale } = languageOf(lng);
  return {
    title,
    description,
    alternates: { canonical: urlOf(id, lng), ...(indexed && { languages: alternatesOf(id) }) },
    robots: { index: indexed, follow: true },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      description,
      url: urlOf(id, lng),
      locale: ogLocale(locale),
      alternateLocale: LANGUAGES.filter(({ code }) => code !== lng).map((language) => ogLocale(language.locale)),
    },
  };
}
