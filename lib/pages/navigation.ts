import type { PageKind } from './page-kinds.ts';
import { builtPages, isBuilt, type MenuPlace, type PageId, pageOf } from './registry.ts';

/** Pages of one menu place that are built, in registry order. */
export const menuPages = (place: MenuPlace): PageId[] => builtPages().filter((id) => pageOf(id).menu === place);

/** The page that gathers the pages of a kind. */
const GATHERED_BY: Partial<Record<PageKind, PageId>> = {
  service: 'web-services',
  advertising: 'advertising-services',
  article: 'blog',
};

/** The way from the home page to a page, itself included; pages that are not built are left out. */
export function breadcrumbTrail(id: PageId): PageId[] {
  const parent = GATHERED_BY[pageOf(id).kind];
  const between = parent && parent !== id && isBuilt(parent) ? [parent] : [];
  return id === 'home' ? ['home'] : ['home', ...between, id];
}
