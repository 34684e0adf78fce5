import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';

/** A list or a figure could not be loaded: says so, with the way to try again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useText('messages');
  const forms = useText('forms');
  return (
    <Alert tone="error" role="alert" title={messages('load_failed')}>
      <Button variant="line" size="sm" onClick={onRetry}>
        {forms('retry')}
      </Button>
    </Alert>
  );
}
