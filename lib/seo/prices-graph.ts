import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { PLANS } from '#lib/plans.ts';
import { graph, type Node, planOffer } from './json-ld.ts';
import { breadcrumbList, faqPage } from './page-nodes.ts';

/** Structured data of the price page: all plans as one catalogue of offers, the questions, the way here. */
export function pricesGraph(lng: LanguageCode, { seo, questions }: Pick<TariffsContent, 'seo' | 'questions'>) {
  const catalogue: Node = {
    '@type': 'OfferCatalog',
    '@id': `${urlOf('service-tariffs', lng)}#plans`,
    name: seo.title,
    description: seo.description,
    inLanguage: languageOf(lng).locale,
    itemListElement: PLANS.map((plan) => planOffer(plan, lng)),
  };
  return graph(catalogue, faqPage('service-tariffs', lng, questions.items), breadcrumbList('service-tariffs', lng));
}
