import type { ContactContent } from '#lib/content/kinds/contact.ts';
import type { Day, Span } from '#lib/hours/opening-hours.ts';
import { LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { site } from '#lib/site.ts';
import { supportHours } from '#lib/support-hours.ts';
import { graph, type Node, ORGANIZATION, reference } from './json-ld.ts';
import { breadcrumbList, faqPage } from './page-nodes.ts';

const DAY_NAMES: Readonly<Record<Day, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const openingHours = ({ days, from, to }: Span): Node => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => DAY_NAMES[day]),
  opens: clock(from),
  closes: clock(to),
});

/** Structured data of the contact page: how and when the agency is reached, the questions, the way here. */
export function contactGraph(lng: LanguageCode, { seo, questions }: Pick<ContactContent, 'seo' | 'questions'>) {
  const page: Node = {
    '@type': 'ContactPage',
    '@id': urlOf('contact-us', lng),
    url: urlOf('contact-us', lng),
    name: seo.title,
    description: seo.description,
    inLanguage: languageOf(lng).locale,
    about: reference(ORGANIZATION),
    mainEntity: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      availableLanguage: LANGUAGES.map(({ code }) => code),
      hoursAvailable: supportHours.spans.map(openingHours),
    },
  };
  return graph(page, faqPage('contact-us', lng, questions.items), breadcrumbList('contact-us', lng));
}
