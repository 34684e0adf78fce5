import type { Metadata } from 'next';
import type * as z from 'zod';
import { brand } from '#lib/brand.ts';
import type { Seo } from '#lib/content/fields.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { alternatesOf, feedPath, urlOf } from '#lib/pages/paths.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import { findShareCard, SHARE_FRAME } from '#lib/share-image/share-card.ts';
import { siteUrl } from '#lib/site.ts';

/** Open Graph writes locales with an underscore. */
const ogLocale = (lng: LanguageCode): string => languageOf(lng).locale.replace('-', '_');

/** The picture others show beside a link to the page, and what it says for those who do not see it. */
function shareImages(id: PageId, lng: LanguageCode, alt: string) {
  const card = findShareCard(id, lng);
  const { w: width, h: height } = SHARE_FRAME;
  return card ? [{ url: `${siteUrl}${card.path}`, width, height, alt }] : [];
}

/**
 * Everything `<head>` says about one page in one language. A page that search engines may not list gets `noindex`
 * and no alternates, which would ask them to look at nine more of it.
 */
export function pageMetadata(id: PageId, lng: LanguageCode, { title, description }: z.infer<typeof Seo>): Metadata {
  const { indexed, kind } = pageOf(id);
  const hasFeed = kind === 'blog' || kind === 'article';
  const url = urlOf(id, lng);
  const images = shareImages(id, lng, title);
  return {
    title,
    description,
    alternates: {
      canonical: url,
      ...(indexed && { languages: alternatesOf(id) }),
      ...(hasFeed && { types: { 'application/atom+xml': `${siteUrl}${feedPath(lng)}` } }),
    },
    ...(!indexed && { robots: { index: false, follow: true } }),
    openGraph: {
      type: kind === 'article' ? 'article' : 'website',
      siteName: brand.name,
      title,
      description,
      url,
      locale: ogLocale(lng),
      // No other locales: their readers would ask for them at this very address. `hreflang` names the addresses.
      images,
    },
    // Only the size of the card: title, text and picture are read from Open Graph, and nobody needs them twice.
    twitter: null,
    other: { 'twitter:card': images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}

/** `<head>` of `/`, the `x-default` of the home page. */
export function entryMetadata(): Metadata {
  const { entry, footer } = messagesOf(FALLBACK_LANGUAGE, 'shell');
  return {
    title: entry.title,
    description: footer.about,
    alternates: { canonical: `${siteUrl}/`, languages: alternatesOf('home') },
  };
}

/** `<head>` of the offline page of a language, whose words are those of the interface. */
export function offlineMetadata(lng: LanguageCode): Metadata {
  const { title, text } = messagesOf(lng, 'app').offline;
  return pageMetadata('offline', lng, { title: `${title} | ${messagesOf(lng, 'shell').brand}`, description: text });
}

/** `<head>` of the 404 page of a language: never listed, and no canonical, since it stands for any address. */
export function notFoundMetadata(lng: LanguageCode): Metadata {
  const { brand: name, notFound } = messagesOf(lng, 'shell');
  return {
    title: `${notFound.title} | ${name}`,
    description: notFound.seoDescription,
    robots: { index: false, follow: true },
  };
}
