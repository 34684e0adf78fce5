import type { MarketingNotes } from '#lib/contract/analyses.ts';
import { CONSENT_TOOLS, namesIn, SOCIAL_HOSTS, TRACKERS } from './known-tags.ts';
import type { Page } from './page.ts';

const CONTACTS: readonly (readonly [MarketingNotes['contacts'][number], string])[] = [
  ['phone', 'a[href^="tel:" i]'],
  ['email', 'a[href^="mailto:" i]'],
  ['whatsapp', 'a[href*="wa.me/" i], a[href*="whatsapp.com/" i], a[href^="whatsapp:" i]'],
  ['telegram', 'a[href*="t.me/" i], a[href^="tg:" i]'],
  ['form', 'form textarea, form input[type=email], form input[type=tel]'],
];

/** What an agency can build on: what is measured, how visitors reach the company. */
export function marketingNotes({ $, links }: Page): MarketingNotes {
  const scripts = $('script')
    .toArray()
    .map((element) => `${element.attribs.src ?? ''} ${$(element).text()}`)
    .join('\n');
  const social = links.flatMap(({ url }) => (url && SOCIAL_HOSTS.test(url.hostname) ? [url.href] : []));
  return {
    analytics: namesIn(TRACKERS, scripts),
    consent: namesIn(CONSENT_TOOLS, scripts),
    contacts: CONTACTS.filter(([, selector]) => $(selector).length > 0).map(([contact]) => contact),
    social: [...new Set(social)].slice(0, 20),
    hasFeed: $('link[rel~="alternate" i][type*="rss" i], link[rel~="alternate" i][type*="atom" i]').length > 0,
    hasManifest: $('link[rel~="manifest" i]').length > 0,
  };
}
