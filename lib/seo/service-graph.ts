import type { ServiceContent } from '#lib/content/kinds/service.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { urlOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { PLAN_GROUPS, plansOf } from '#lib/plans.ts';
import { graph, type Node, ORGANIZATION, planOffer, reference } from './json-ld.ts';
import { breadcrumbList, faqPage } from './page-nodes.ts';

interface Input {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly content: Pick<ServiceContent, 'seo' | 'questions'>;
  /** What the page's prices are; only plans of the catalogue become offers. */
  readonly prices: string;
}

/** Structured data of a service page: the service, its offers with real prices, the questions, the way here. */
export function serviceGraph({ id, lng, content: { seo, questions }, prices }: Input) {
  const group = PLAN_GROUPS.find((name) => name === prices);
  const service: Node = {
    '@type': 'Service',
    '@id': `${urlOf(id, lng)}#service`,
    name: pageName(id, lng),
    description: seo.description,
    url: urlOf(id, lng),
    inLanguage: languageOf(lng).locale,
    provider: reference(ORGANIZATION),
    ...(group && { offers: plansOf(group).map((plan) => planOffer(plan, lng)) }),
  };
  return graph(service, faqPage(id, lng, questions.items), breadcrumbList(id, lng));
}
