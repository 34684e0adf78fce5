import { pageCheck } from '../../check.ts';
import { none, seenHeader } from '../../outcome.ts';
import { header } from '../../page/page.ts';

const TELLING = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

export const check = pageCheck({
  id: 'version-shown',
  category: 'security',
  weight: 1,
  ease: 3,
  source: 'SiteOne, sitespeed.io coach',
  run: (page) =>
    none(TELLING.filter((name) => /\d/.test(header(page, name))).map((name) => seenHeader(name, header(page, name)))),
});
