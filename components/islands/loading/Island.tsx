'use client';

import { lazy, type ReactNode, useRef } from 'react';
import type { DraftKey } from '#lib/forms/draft.ts';
import { FailedNotice, type FailedTexts } from './FailedNotice.tsx';
import { type LoadIsland, useIsland } from './use-island.tsx';

interface Props<Inner extends object> {
  readonly id: string;
  /** Where a form inside keeps its text; `lib/browser/unsent-text.ts` does so while its own script is not there. */
  readonly draft: DraftKey;
  readonly texts: FailedTexts;
  /** The part for the HTML; drawn on the server only. */
  readonly prerendered: ReactNode;
  readonly load: LoadIsland<Inner>;
  readonly inner: Inner;
}

const isServer = typeof window === 'undefined';

/** For the HTML only: on the server it waits for the part, in the browser it is never drawn, so nothing loads. */
export const prerender = <Inner extends object>(load: LoadIsland<Inner>) =>
  lazy(async () => ({ default: await load() }));

/**
 * A part of the page whose HTML is there from the start and whose script comes when it is seen. A `Suspense` boundary
 * would do the second but not the first: React moves a boundary's HTML behind the end of a long page and needs script
 * to put it back. So the browser's tree has an empty, foreign place here, which `useIsland` hydrates on its own.
 */
export function Island<Inner extends object>({ id, draft, texts, prerendered, load, inner }: Props<Inner>) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = useIsland(ref, load, inner);

  return (
    <>
      {isServer ? (
        <div id={id} data-live="" data-draft={draft}>
          {prerendered}
        </div>
      ) : (
        <div
          ref={ref}
          id={id}
          data-live=""
          data-draft={draft}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, so that React leaves the HTML alone
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <FailedNotice texts={texts} hidden={!hasFailed} />
    </>
  );
}
