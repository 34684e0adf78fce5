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

/** Letters of the main text that a visitor reads before scrolling, roughly; a page without a browser has no fold. */
const NEAR_TOP = 900;
/** A number beside the sign or the name of a currency, in the digits of any script. */
const PRICE =
  /(?:[$€£¥₺₽﷼]\s?\p{Nd}[\p{Nd}.,٬٫]*|\p{Nd}[\p{Nd}.,٬٫]*\s?(?:[$€£¥₺₽﷼元]|USD|EUR|TRY|RUB|تومان|ریال|درهم|ريال|руб|TL)(?!\p{L}))/iu;
const ACTION =
  'main button, main [role=button], main a[class*=btn i], main a[class*=button i], main a[class*=cta i], header a[class*=btn i], header a[class*=button i], body > :not(nav) a[class*=btn i]';
const LONGEST = 80;

/** The first thing with words that asks to be pressed. */
function actionOf({ $ }: Page): string | null {
  const words = $(ACTION)
    .toArray()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim());
  return words.find((text) => text !== '')?.slice(0, LONGEST) ?? null;
}

/** What an agency can build on: what is measured, how visitors reach the company. */
export function marketingNotes(page: Page): MarketingNotes {
  const { $, links, mainText } = page;
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
    price: PRICE.exec(mainText.slice(0, NEAR_TOP))?.[0].trim() ?? null,
    action: actionOf(page),
  };
}
