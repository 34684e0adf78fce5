'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type DraftKey, writeDraft } from '#lib/forms/draft.ts';
import { typedValues } from '#lib/forms/field-values.ts';
import { onIslandFailure } from './when-seen.ts';

interface Props {
  readonly id: string;
  /** Where a form inside keeps its text; saved here when its own script never came. */
  readonly draft: DraftKey;
  readonly texts: { readonly failed: string; readonly reload: string };
  /** The lazy component. Its HTML is in the page and stays untouched until its script is there. */
  readonly children: ReactNode;
}

/** Holds a part of the page that comes to life later, and says so if it cannot. */
export function Island({ id, draft, texts, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => (ref.current ? onIslandFailure(ref.current, () => setFailed(true)) : undefined), []);

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
    <div ref={ref} id={id}>
      <Suspense>{children}</Suspense>
      {hasFailed && (
        <Alert tone="error" role="alert" title={texts.failed}>
          <Button variant="line" size="sm" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </Alert>
      )}
    </div>
  );
}
