import { createHash } from 'node:crypto';
import { commaList } from '#lib/format/lists.ts';
import { formatPrice } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { placeOf } from '#lib/pages/page-place.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { PLANS, type Plan } from '#lib/plans.ts';
import { factOf, resultKind } from './facts.ts';
import type { SearchRecord, TextSection } from './index-file.ts';
import { type PageText, pageText } from './page-text.ts';

/** A record, and the text its result quotes from. */
export interface Entry {
  readonly record: Omit<SearchRecord, 'id'>;
  readonly sections: readonly TextSection[];
}

/** Pages that can be found: those that search engines may list as well. */
export const searchedPages = (): PageId[] => builtPages().filter((id) => pageOf(id).indexed);

const hashOf = (sections: readonly TextSection[]): string =>
  createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 10);

function pageEntry(id: PageId, lng: LanguageCode, { title, description, sections }: PageText): Entry {
  return {
    record: {
      path: pathOf(id, lng),
      kind: resultKind(id),
      title: id === 'home' ? pageName(id, lng) : title,
      description,
      place: placeOf(id, lng),
      fact: factOf(id, lng),
      text: `${id}.${hashOf(sections)}.json`,
      headings: [pageName(id, lng), ...sections.map(([, heading]) => heading)].join('\n'),
      body: [description, ...sections.flatMap(([, , paragraphs]) => paragraphs)].join('\n'),
    },
    sections,
  };
}

/** A plan of the catalogue: a result of its own, which opens its tab of the price page. */
function planEntry(plan: Plan, lng: LanguageCode): Entry {
  const { id, group, tier } = plan;
  const { groups, tiers, plans } = messagesOf(lng, 'plans');
  const texts = plans[id];
  const sections: TextSection[] = [[group, groups[group], texts.features]];
  return {
    record: {
      path: `${pathOf('service-tariffs', lng)}#${group}`,
      kind: 'prices',
      title: commaList([groups[group], tiers[tier]], lng),
      description: `${texts.tagline}. ${texts.features.join(' · ')}`,
      place: `${pageName('service-tariffs', lng)} / ${groups[group]}`,
      fact: [formatPrice(plan, lng), texts.note],
      text: '',
      headings: texts.tagline,
      body: texts.features.join('\n'),
    },
    sections,
  };
}

/**
 * Everything that can be found in a language.
 * @param readPage the exported HTML of a page
 */
export const entriesIn = (lng: LanguageCode, readPage: (id: PageId) => string): Entry[] => [
  ...searchedPages().map((id) => pageEntry(id, lng, pageText(readPage(id)))),
  ...PLANS.map((plan) => planEntry(plan, lng)),
];
