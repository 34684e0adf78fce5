import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';

/** Built pages that everybody may open; the others lead to the sign-in. */
export const openPages = (): PageId[] => builtPages().filter((id) => pageOf(id).guard === 'none');

/** The first open page of each kind: pages of a kind share their template, their styles and their script. */
export function pagesOfEachKind(): PageId[] {
  const kinds = new Map(
    openPages()
      .toReversed()
      .map((id) => [pageOf(id).kind, id]),
  );
  return [...kinds.values()].toReversed();
}
