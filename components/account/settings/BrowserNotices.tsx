import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { usePush } from '../use-push.ts';

const TEXTS = { unsupported: 'pushNone', denied: 'pushBlocked', off: 'pushOff', on: 'pushOn' } as const;

/** Notices of the browser itself: whether this one shows them, and the switch where it may. */
export function BrowserNotices() {
  const { state, isBusy, error, change } = usePush();
  const text = useText('settings');
  const message = useMessage();
  if (!state) return null;
  return (
    <Alert tone={state === 'denied' ? 'warning' : state === 'on' ? 'success' : 'info'} title={text(TEXTS[state])}>
      {(state === 'on' || state === 'off') && (
        <Button variant="line" size="sm" loading={isBusy} onClick={() => void change()}>
          {text(state === 'on' ? 'pushEnd' : 'pushAllow')}
        </Button>
      )}
      {error && <p role="alert">{message(error)}</p>}
    </Alert>
  );
}
