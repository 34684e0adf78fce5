import { describe, expect, it } from 'vitest';
import { publishedArticles } from '#lib/articles.ts';
import { CONTENT_SCHEMAS } from '#lib/content/load.ts';
import { breadcrumbTrail } from '#lib/pages/navigation.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { builtPages, findPageBySlug, PAGE_IDS, PAGES, pageOf } from '#lib/pages/registry.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const count = (...kinds: PageKind[]) => PAGE_IDS.filter((id) => kinds.includes(pageOf(id).kind)).length;

describe('page registry', () => {
  it('holds every page of the specification, section 2', () => {
    expect(count('home', 'service', 'tariffs', 'company', 'blog')).toBe(19);
    expect(count('advertising')).toBe(18);
    expect(count('article')).toBe(8);
    expect(count('auth')).toBe(3);
    // The seven of section 2; account management, online support, notifications and feedback, which its navigation names; and a report
    // that is shared.
    expect(count('account')).toBe(7 + 4 + 1);
    expect(count('search')).toBe(1);
    expect(count('desk')).toBe(1);
    expect(count('offline')).toBe(1);
    expect(PAGE_IDS).toHaveLength(63);
  });

  it('guards the pages of groups A and B and the desk', () => {
    const guarded = (guard: string) => PAGE_IDS.filter((id) => pageOf(id).guard === guard);
    expect(guarded('groupA')).toEqual(['dashboard', 'dashboard-ticket']);
    expect(guarded('groupB')).toHaveLength(9);
    expect(guarded('staff')).toEqual(['desk']);
  });

  it('lists no page behind a guard, no sign-in and no search results', () => {
    const hidden = PAGE_IDS.filter((id) => !pageOf(id).indexed).map((id) => pageOf(id).kind);
    expect(new Set(hidden)).toEqual(new Set(['auth', 'account', 'desk', 'search', 'offline', 'company']));
    expect(PAGES['payment-verify'].indexed).toBe(false);
  });

  it('gives every page its own slug', () => {
    expect(new Set(PAGE_IDS.map((id) => pageOf(id).slug)).size).toBe(PAGE_IDS.length);
    for (const id of PAGE_IDS) expect(findPageBySlug(pageOf(id).slug)).toBe(id);
  });
});

describe('built pages', () => {
  /** `app/[lng]/(site)/web-design/page.tsx` → `web-design`; the 404 page is no page of the registry. */
  const slugOf = (file: string) =>
    file
      .replace(/^app\/\[lng\]/, '')
      .replace(/\/page\.tsx$/, '')
      .replace(/\/\([^)]+\)/g, '')
      .slice(1);
  /** One shell shows all articles. */
  const slugsOf = (slug: string): string[] =>
    slug === 'blog/[article]' ? publishedArticles().map(({ page }) => pageOf(page).slug) : [slug];
  const shells = sourceFiles(/^app\/\[lng\].*\/page\.tsx$/, ['app']).flatMap(({ file }) => slugsOf(slugOf(file)));

  it('and route shells are one-to-one', () => {
    const slugs = builtPages().map((id) => pageOf(id).slug);
    expect(shells.filter((slug) => slug !== '404').toSorted()).toEqual(slugs.toSorted());
  });

  it('that show content have a content file', () => {
    const noContent: PageKind[] = ['auth', 'account', 'desk', 'search', 'offline'];
    const missing = builtPages().filter((id) => !(id in CONTENT_SCHEMAS) && !noContent.includes(pageOf(id).kind));
    expect(missing).toEqual([]);
  });

  it('lie at the end of their own breadcrumb trail', () => {
    for (const id of PAGE_IDS) {
      const trail = breadcrumbTrail(id);
      expect(trail[0]).toBe('home');
      expect(trail.at(-1)).toBe(id);
    }
  });
});
