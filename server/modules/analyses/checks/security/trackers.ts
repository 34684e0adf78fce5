import { pageCheck } from '../../check.ts';
import { pass, seenText, warn } from '../../outcome.ts';
import { CONSENT_TOOLS, COOKIELESS, namesIn, TRACKERS } from '../../page/known-tags.ts';

export const check = pageCheck({
  id: 'trackers',
  category: 'security',
  weight: 2,
  ease: 2,
  source: 'sitespeed.io coach',
  run: ({ $ }) => {
    const scripts = $('script')
      .toArray()
      .map((element) => `${element.attribs.src ?? ''} ${$(element).text()}`)
      .join('\n');
    const found = namesIn(TRACKERS, scripts).filter((name) => !COOKIELESS.has(name));
    if (found.length === 0) return pass();
    return namesIn(CONSENT_TOOLS, scripts).length > 0 ? pass() : warn(found.map(seenText));
  },
});
