import type * as z from 'zod';
import type { Seo } from '#lib/content/fields.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { PLANS, type Plan, priceIn } from '#lib/plans.ts';
import { site, siteUrl } from '#lib/site.ts';

/** A node of the graph; the vocabulary is schema.org's. */
export interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export const ORGANIZATION = `${siteUrl}/#organization`;
const WEBSITE = `${siteUrl}/#website`;
const RIALS_PER_TOMAN = 10;
export const reference = (id: string) => ({ '@id': id });

/** Structured data of the home page: who we are, the site and its search, this page, and every plan with its price. */
export function homeGraph(lng: LanguageCode, seo: z.infer<typeof Seo>) {
  return graph(website(lng), webPage(lng, seo), ...PLANS.map((plan) => planOffer(plan, lng)));
}

/** A page's nodes as one document; the organization, which others point at, comes first. */
export const graph = (...nodes: readonly Node[]) => ({
  '@context': 'https://schema.org',
  '@graph': [organization(), ...nodes],
});

const organization = (): Node => ({
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.legalName,
  alternateName: site.name,
  url: siteUrl,
  email: site.email,
  telephone: site.phone,
});

const website = (lng: LanguageCode): Node => ({
  '@type': 'WebSite',
  '@id': WEBSITE,
  name: site.name,
  url: siteUrl,
  inLanguage: languageOf(lng).locale,
  publisher: reference(ORGANIZATION),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const webPage = (lng: LanguageCode, { title, description }: z.infer<typeof Seo>): Node => ({
  '@type': 'WebPage',
  '@id': urlOf('home', lng),
  url: urlOf('home', lng),
  name: title,
  description,
  inLanguage: languageOf(lng).locale,
  isPartOf: reference(WEBSITE),
  about: reference(ORGANIZATION),
});

/** A plan as an offer, in the currency its card shows. Toman has no ISO code: ten rials each, so rials are stated. */
export function planOffer(plan: Plan, lng: LanguageCode): Node {
  const { groups, tiers } = messagesOf(lng, 'plans');
  const { price, currency } = priceIn(plan, languageOf(lng).currency);
  const factor = currency === 'TOMAN' ? RIALS_PER_TOMAN : 1;
  const amounts =
    price.to === undefined
      ? { price: price.from * factor }
      : { minPrice: price.from * factor, maxPrice: price.to * factor };
  return {
    '@type': 'Offer',
    name: `${groups[plan.group]}: ${tiers[plan.tier]}`,
    url: `${urlOf('home', lng)}#tariffs`,
    offeredBy: reference(ORGANIZATION),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amounts,
      priceCurrency: currency === 'TOMAN' ? 'IRR' : currency,
      ...(plan.billing === 'monthly' && { unitCode: 'MON' }),
    },
  };
}
