import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { useOnline } from '../islands/form/use-online.ts';
import css from './AuthForm.module.css';

interface Props {
  readonly label?: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Fields whose errors stand beside them here; those of others are shown at the end. */
  readonly children: ReactNode;
}

/** A form of the way in: says what was refused as a whole, and moves the focus to the first refused field. */
export function AuthForm({ label, isBusy, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useAppSelector((state) => state.registerUser.errors);
  const message = useMessage();
  const forms = useText('forms');
  const isOnline = useOnline();

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [errors]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }

  return (
    <form ref={form} className={css.form} noValidate aria-label={label} aria-busy={isBusy} onSubmit={submit}>
      {children}
      {!isOnline && <Alert tone="info" role="status" title={forms('offline')} />}
      {errors.form && <Alert tone="error" role="alert" title={message(errors.form)} />}
    </form>
  );
}
