import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { ButtonLook } from '#components/ui/button-look.ts';
import type { FormState } from '#lib/forms/form-state.ts';
import { takePress } from '../loading/when-seen.ts';
import { type FormTexts, failureMessage } from './form-texts.ts';
import { useHydrated } from './use-hydrated.ts';
import { useOnline } from './use-online.ts';

interface Props {
  readonly state: FormState;
  readonly texts: FormTexts;
  /** Look of the send button. */
  readonly look: ButtonLook;
  /** Label of the send button. */
  readonly children: ReactNode;
}

/**
 * The end of a form: why it failed, whether there is a connection, and the button that sends. Until the script is
 * there the button is no submit button: the browser would put what was typed into the page's address.
 */
export function FormFooter({ state, texts, look, children }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  const isSending = state.phase === 'sending';
  const { failure } = state;
  const { words } = texts;

  useEffect(() => {
    if (isHydrated && status.current && takePress(status.current)) status.current.closest('form')?.requestSubmit();
  }, [isHydrated]);

  return (
    <>
      {!isOnline && <Alert tone="info" role="status" title={words.offline} />}
      {failure && (
        <Alert tone="error" role="alert" title={failureMessage(failure, texts)}>
          <p>{words.kept}</p>
          {failure.key !== 'rate_limited' && (
            <Button type="submit" variant="line" size="md">
              {words.retry}
            </Button>
          )}
        </Alert>
      )}
      <Button {...look} type={isHydrated ? 'submit' : 'button'} loading={isSending} data-send>
        {children}
      </Button>
      <p ref={status} className="vh" role="status">
        {isSending ? words.sending : ''}
      </p>
    </>
  );
}
