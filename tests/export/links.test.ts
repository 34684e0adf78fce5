import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/site.ts';
import { documentOf, exportedFiles, fileFor, idsOf } from '#tests/support/exported-site.ts';

const files = exportedFiles().filter((file) => file.endsWith('.html'));

/** Answered by the service, not by a file. */
const SERVICE = /^\/api\//;

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Elements that point at something, and where they say it. */
const POINTERS = 'a[href], link[href], script[src], img[src], source[src], use[href], form[action]';

function referencesOf(file: string): Reference[] {
  return documentOf(`out/${file}`)
    .querySelectorAll(POINTERS)
    .map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    )
    .map((to) => ({ from: file, to: to.startsWith(siteUrl) ? to.slice(siteUrl.length) || '/' : to }));
}

const isInternal = ({ to }: Reference) =>
  to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//') && !SERVICE.test(to));

/** Whether a reference leads to a file and, with a fragment, to an element in it. */
function resolves({ from, to }: Reference): boolean {
  const { pathname, hash } = new URL(to, 'http://site');
  const target = to.startsWith('#') ? `out/${from}` : fileFor(pathname);
  if (!target) return false;
  if (hash.length < 2 || !target.endsWith('.html')) return true;
  return idsOf(target).has(decodeURIComponent(hash.slice(1)));
}

describe('links and assets', () => {
  it.each(files)('of %s all lead somewhere', (file) => {
    const broken = referencesOf(file).filter((reference) => isInternal(reference) && !resolves(reference));
    expect(broken.map(({ to }) => to)).toEqual([]);
  });

  it('outside links are absolute and encrypted', () => {
    const outside = files
      .flatMap(referencesOf)
      .filter((reference) => !isInternal(reference) && !SERVICE.test(reference.to));
    const odd = outside.filter(({ to }) => !/^(?:https:|mailto:|tel:|tg:|data:|\?)/.test(to));
    expect([...new Set(odd.map(({ from, to }) => `${from}: ${to}`))]).toEqual([]);
  });
});
