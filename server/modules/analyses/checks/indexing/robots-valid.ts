import { siteCheck } from '../../check.ts';
import { fail, none, note, notMeasured, seenAddress, seenHeader, seenText } from '../../outcome.ts';

const KNOWN =
  /^(?:user-agent|allow|disallow|sitemap|crawl-delay|host|clean-param|content-signal|noindex|request-rate|visit-time)\s*:/i;

const wrongLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => (line.split('#', 1)[0] ?? '').trim()) // a byte order mark goes with the spaces
    .filter((line) => line !== '' && !KNOWN.test(line));

export const check = siteCheck({
  id: 'robots-valid',
  category: 'indexing',
  weight: 3,
  ease: 3,
  source: 'Lighthouse',
  run: ({ probes: { robots } }) => {
    if (!robots) return notMeasured;
    if (robots.status >= 500) return fail([seenHeader(':status', String(robots.status))]);
    if (robots.status !== 200) return note([seenAddress(robots.url)]);
    return none(wrongLines(robots.text).map(seenText));
  },
});
