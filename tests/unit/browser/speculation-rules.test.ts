import { describe, expect, it } from 'vitest';
import { SPECULATION_RULES } from '#lib/browser/speculation-rules.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, livesAtOnce } from '#lib/pages/registry.ts';

type Condition = { href_matches: string | string[] } | { and: Condition[] } | { not: Condition };

/** Whether a document rule chooses a link, as the standard says it. */
function chooses(condition: Condition, path: string): boolean {
  if ('and' in condition) return condition.and.every((part) => chooses(part, path));
  if ('not' in condition) return !chooses(condition.not, path);
  const url = new URL(path, 'https://agency.example');
  return [condition.href_matches].flat().some((pattern) => new URLPattern(pattern, url.origin).test(url));
}

const rules = JSON.parse(SPECULATION_RULES) as Record<'prerender' | 'prefetch', { where: Condition }[]>;
const does = (action: 'prerender' | 'prefetch', path: string) =>
  rules[action].some(({ where }) => chooses(where, path));

describe('what a browser prepares while somebody rests on a link', () => {
  it.each(builtPages().map((id) => [id] as const))('%s is drawn, or only fetched when it runs at once', (id) => {
    for (const lng of ['en', 'fa'] as const) {
      for (const query of ['', '?q=a', '?thread=1#b']) {
        const path = pathOf(id, lng) + query;
        expect([path, does('prerender', path), does('prefetch', path)]).toEqual([
          path,
          !livesAtOnce(id),
          livesAtOnce(id),
        ]);
      }
    }
  });

  it.each(['/', '/api/auth/google', '/api/payments/return?Authority=A'])('%s is left alone', (path) => {
    expect([does('prerender', path), does('prefetch', path)]).toEqual([false, false]);
  });
});
