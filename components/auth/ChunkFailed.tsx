'use client';

import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';

interface Props {
  readonly title: string;
  /** Label of the button. */
  readonly reload: string;
}

/** A part of the page did not arrive, although it was asked for twice: says so, with the way to load the page anew. */
export function ChunkFailed({ title, reload }: Props) {
  return (
    <Alert tone="error" role="alert" title={title}>
      <Button variant="line" size="sm" onClick={() => location.reload()}>
        {reload}
      </Button>
    </Alert>
  );
}
