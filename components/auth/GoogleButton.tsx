import { type ComponentProps, useId, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import css from './GoogleButton.module.css';
import { GoogleDrawing } from './GoogleDrawing.tsx';
import { googleHere, loadGoogle } from './google-identity.ts';

type State = 'unasked' | 'loading' | 'failed' | 'loaded' | 'here';

/** Google's button, once somebody pressed ours: until then Google is asked for nothing and learns of nobody. */
export function GoogleButton(props: Omit<ComponentProps<typeof GoogleDrawing>, 'takesFocus'>) {
  const [state, setState] = useState<State>(() => (googleHere() ? 'here' : 'unasked'));
  const text = useText('auth');
  const note = useId();

  function press(): void {
    if (state === 'loading') return;
    setState('loading');
    loadGoogle().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }

  if (state === 'here' || state === 'loaded') return <GoogleDrawing {...props} takesFocus={state === 'loaded'} />;
  return (
    <div className={css.way}>
      <Button variant="quiet" block loading={state === 'loading'} aria-describedby={note} onClick={press}>
        {text('google')}
      </Button>
      <p className="caption muted" id={note}>
        {text('googleNote')}
      </p>
      {state === 'failed' && <Alert tone="error" role="alert" title={text('googleFailed')} />}
    </div>
  );
}
