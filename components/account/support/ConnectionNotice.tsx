import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { Connection } from '../use-support-stream.ts';

interface Props {
  readonly connection: Connection;
  readonly onRetry: () => void;
}

/** Says that the line is lost, that nothing is lost with it, and offers not to wait. */
export function ConnectionNotice({ connection, onRetry }: Props) {
  const text = useText('support');
  if (connection !== 'lost') return null;
  return (
    <Alert tone="warning" role="status" title={text('offline')}>
      <p>{text('offlineText')}</p>
      <Button variant="line" size="sm" onClick={onRetry}>
        {text('tryNow')}
      </Button>
    </Alert>
  );
}
