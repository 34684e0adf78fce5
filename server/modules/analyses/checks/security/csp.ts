import { pageCheck } from '../../check.ts';
import { fail, pass, seenHeader, warn } from '../../outcome.ts';
import { header, meta } from '../../page/page.ts';

function isWeak(policy: string): boolean {
  const rules = policy.split(';').map((rule) => rule.trim().toLowerCase());
  const scripts =
    rules.find((rule) => rule.startsWith('script-src ')) ?? rules.find((rule) => rule.startsWith('default-src '));
  const isGuarded = /'nonce-|'sha\d{3}-|'strict-dynamic'/.test(scripts ?? '');
  return !scripts || (scripts.includes("'unsafe-inline'") && !isGuarded);
}

export const check = pageCheck({
  id: 'csp',
  category: 'security',
  weight: 3,
  ease: 1,
  source: 'Lighthouse, SEOnaut, sitespeed.io coach',
  run: (page) => {
    const policy =
      header(page, 'content-security-policy') ||
      (meta(page, 'content-security-policy') ??
        page.$('meta[http-equiv="content-security-policy" i]').attr('content') ??
        '');
    if (policy === '') return fail();
    return isWeak(policy) ? warn([seenHeader('content-security-policy', policy)]) : pass();
  },
});
