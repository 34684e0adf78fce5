import { useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { CommentTexts } from './comment-texts.ts';

const PARAMETER = 'forget';

/** The token of the mail's link. It is taken out of the address, where a reload or a copied link would use it again. */
function takeToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get(PARAMETER);
  if (token !== null) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  return token;
}

/** Takes back the address that somebody left for answers, for whoever comes by the link of the mail. */
export function ForgetNotice({ texts: { words } }: { readonly texts: CommentTexts }) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();

  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    loadChunk(() => import('#lib/forms/comment.ts'))
      .then(({ forget }) => forget(token))
      .then(
        () => setOutcome('done'),
        () => setOutcome('failed'),
      );
  }, []);

  if (outcome === 'failed') return <Alert tone="error" role="alert" title={words.commentNotForgotten} />;
  if (outcome !== 'done') return null;
  return (
    <Alert tone="success" role="status" title={words.commentForgotten}>
      {words.commentForgottenText}
    </Alert>
  );
}
