import { pageCheck } from '../../check.ts';
import { fail, pass, seenText } from '../../outcome.ts';

export const check = pageCheck({
  id: 'doctype',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'Lighthouse, sitespeed.io coach',
  run: ({ answer: { text } }) =>
    /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype\s+html\s*(?:system\s+["']about:legacy-compat["']\s*)?>/i.test(
      text.slice(0, 4000).replace(/^\ufeff/, ''),
    )
      ? pass()
      : fail([seenText(text.slice(0, 80))]),
});
