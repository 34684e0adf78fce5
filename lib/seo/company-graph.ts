import type * as z from 'zod';
import type { Seo } from '#lib/content/fields.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { graph, ORGANIZATION, reference } from './json-ld.ts';
import { breadcrumbList, faqPage } from './page-nodes.ts';

interface Input {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly type: 'AboutPage' | 'WebPage';
  readonly seo: z.infer<typeof Seo>;
  /** Questions the page answers. */
  readonly questions?: Parameters<typeof faqPage>[2];
}

/** Structured data of a page about the agency, and the way to it. */
export function companyGraph({ id, lng, type, seo, questions }: Input) {
  const page = {
    '@type': type,
    '@id': urlOf(id, lng),
    url: urlOf(id, lng),
    name: seo.title,
    description: seo.description,
    inLanguage: languageOf(lng).locale,
    about: reference(ORGANIZATION),
  };
  return graph(page, ...(questions ? [faqPage(id, lng, questions)] : []), breadcrumbList(id, lng));
}
