import type { LanguageCode } from '#lib/i18n/languages.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { breadcrumbTrail } from '#lib/pages/navigation.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { urlOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import type { Node } from './json-ld.ts';

/** The page's questions and answers. */
export const faqPage = (
  id: PageId,
  lng: LanguageCode,
  items: readonly { readonly question: string; readonly answer: string }[],
): Node => ({
  '@type': 'FAQPage',
  '@id': `${urlOf(id, lng)}#questions`,
  inLanguage: languageOf(lng).locale,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The way from the home page to this one. */
export const breadcrumbList = (id: PageId, lng: LanguageCode): Node => ({
  '@type': 'BreadcrumbList',
  '@id': `${urlOf(id, lng)}#breadcrumb`,
  itemListElement: breadcrumbTrail(id).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageName(step, lng),
    item: urlOf(step, lng),
  })),
});
