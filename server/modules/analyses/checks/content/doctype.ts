import { pageCheck } from '../../check.ts';
import { fail, pass, seenText } from '../../outcome.ts';

const DOCTYPE = /^<!doctype\s+html\s*(?:system\s+["']about:legacy-compat["']\s*)?>/i;
const EARLY = 4000;

/** What a page begins with, after comments. */
function beginning(text: string): string {
  let rest = text.slice(0, EARLY).trimStart(); // takes the byte order mark as well
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    if (end === -1) break;
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

export const check = pageCheck({
  id: 'doctype',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'Lighthouse, sitespeed.io coach',
  run: ({ answer: { text } }) => (DOCTYPE.test(beginning(text)) ? pass() : fail([seenText(text.slice(0, 80))])),
});
