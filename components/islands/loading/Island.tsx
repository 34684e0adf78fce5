'use client';

import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type DraftKey, writeDraft } from '#lib/forms/draft.ts';
import { typedValues } from '#lib/forms/field-values.ts';
import { type LoadIsland, useIsland } from './use-island.tsx';

interface Props<Inner extends object> {
  readonly id: string;
  /** Where a form inside keeps its text; saved here when its own script never came. */
  readonly draft: DraftKey;
  readonly texts: { readonly failed: string; readonly reload: string };
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

  useEffect(() => {
    if (!hasFailed) return;
    const keep = (): void => {
      const form = ref.current?.querySelector('form');
      if (form) writeDraft(draft, { values: typedValues(form) });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [hasFailed, draft]);

  return (
    <>
      {isServer ? (
        <div id={id}>{prerendered}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, so that React leaves the HTML alone
        <div ref={ref} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {hasFailed && (
        <Alert tone="error" role="alert" title={texts.failed}>
          <Button variant="line" size="md" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </Alert>
      )}
    </>
  );
}
