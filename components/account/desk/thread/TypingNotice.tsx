import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import type { Typing } from './use-thread.ts';

/** Who writes in the open thread now; a colleague stands out, so that nobody answers twice. */
export function TypingNotice({ typing }: { readonly typing: Typing | null }) {
  const desk = useText('desk');
  const support = useText('support');
  if (typing?.by === 'staff') {
    return (
      <Alert tone="info" role="status" title={support('isWriting', { name: typing.name ?? desk('author_staff') })} />
    );
  }
  return (
    <p className="caption muted" role="status">
      {typing && desk('typing')}
    </p>
  );
}
