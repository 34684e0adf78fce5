import type { Proof } from '#lib/contract/analyses.ts';
import { pageCheck } from '../../check.ts';
import { notApplicable, preferNone, seenAddress, seenText } from '../../outcome.ts';
import { wordsIn } from '../../page/letters.ts';
import { elements, type Page, seenTags } from '../../page/page.ts';

const LONGEST = 2000;
const FEW_WORDS = 20;
const LEAVES = /(?<![\w.$])(?:(?:window|document|self|top)\.)?location(?:\.href)?(?:\.(?:replace|assign)\(|\s?=(?!=))/;

/** A tag that leads elsewhere at once. */
const refreshesOf = (page: Page): Proof[] =>
  seenTags(
    elements(page, 'meta[http-equiv="refresh" i]').filter(({ attribs }) =>
      /^\s*0?\s*[;,]\s*url\s*=/i.test((attribs.content ?? '').slice(0, LONGEST)),
    ),
  );

/** A script that leads elsewhere, on a page that has little else to say. */
function leavingOf(page: Page): Proof[] {
  if (wordsIn(page.text) >= FEW_WORDS) return [];
  const scripts = page.$('script:not([src])').toArray();
  return scripts.flatMap((script) => {
    const found = LEAVES.exec(page.$(script).text().slice(0, LONGEST));
    return found ? [seenText(found[0])] : [];
  });
}

export const check = pageCheck({
  id: 'redirect-kind',
  category: 'indexing',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const { hops } = page.answer;
    const passing = hops.filter(({ status }) => status !== 301 && status !== 308);
    const inPage = [...refreshesOf(page), ...leavingOf(page)];
    if (hops.length + inPage.length === 0) return notApplicable;
    return preferNone([...passing.map(({ status, url }) => seenAddress(`${status} ${url}`)), ...inPage]);
  },
});
