import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { usePush } from '../use-push.ts';
import { Sheet } from './notifications-look.ts';

const SAYS = { unsupported: 'pushUnsupported', denied: 'pushDenied', off: 'pushOff', on: 'pushOn' } as const;

/** Notices that this browser shows by itself, also while no page is open. */
export function PushPanel() {
  const text = useText('notifications');
  const account = useText('account');
  const message = useMessage();
  const { state, isBusy, error, change } = usePush();
  if (!state) return null;
  return (
    <Sheet aria-labelledby="push">
      <h2 className="h6" id="push">
        {text('push')}
      </h2>
      <p className="body2 muted">{text(SAYS[state])}</p>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {(state === 'on' || state === 'off') && (
        <Button variant="line" size="sm" loading={isBusy} onClick={() => void change()}>
          {state === 'on' ? account('turnOff') : account('turnOn')}
        </Button>
      )}
    </Sheet>
  );
}
