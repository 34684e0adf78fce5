import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';

/** The first built page of each kind: pages of a kind share their template, their styles and their script. */
export function pagesOfEachKind(): PageId[] {
  const kinds = new Map(
    builtPages()
      .toReversed()
      .map((id) => [pageOf(id).kind, id]),
  );
  return [...kinds.values()].toReversed();
}
