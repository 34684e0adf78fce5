import { pageCheck } from '../../check.ts';
import { fail, pass, seenText } from '../../outcome.ts';

export const check = pageCheck({
  id: 'charset',
  category: 'content',
  weight: 2,
  ease: 3,
  source: 'Lighthouse, sitespeed.io coach',
  run: (page) => {
    const { charset } = page.answer;
    return charset === 'utf-8' || charset === 'utf8' ? pass() : fail([seenText(`charset=${charset ?? '?'}`)]);
  },
});
