import { useSyncExternalStore } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { Connection } from '../use-support-stream.ts';

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

interface Props {
  readonly connection: Connection;
  readonly onRetry: () => void;
}

/** Says that there is no connection, or none to the service; what is typed stays where it is. */
export function OfflineNotice({ connection, onRetry }: Props) {
  const forms = useText('forms');
  const support = useText('support');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) return <Alert tone="warning" role="status" title={forms('offline')} />;
  if (connection !== 'lost') return null;
  return (
    <Alert tone="warning" role="status" title={support('offline')}>
      <Button variant="line" size="sm" onClick={onRetry}>
        {support('tryNow')}
      </Button>
    </Alert>
  );
}
