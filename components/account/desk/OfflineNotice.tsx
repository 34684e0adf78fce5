import { useSyncExternalStore } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection; what is typed stays where it is. */
export function OfflineNotice() {
  const forms = useText('forms');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Alert tone="warning" role="status" title={forms('offline')} />;
}
