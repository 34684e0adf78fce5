import { builtPages, type MenuPlace, type PageId, pageOf } from './registry.ts';

/** Pages of one menu place that are built, in registry order. */
export const menuPages = (place: MenuPlace): PageId[] => builtPages().filter((id) => pageOf(id).menu === place);
