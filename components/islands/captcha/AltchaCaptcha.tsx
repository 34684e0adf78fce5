import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import css from './AltchaCaptcha.module.css';
import type { CaptchaForm } from './altcha-token.ts';
import { CaptchaError } from './CaptchaError.tsx';
import type { CaptchaHandle } from './captcha-handle.ts';
import type { CaptchaTexts } from './captcha-texts.ts';
import { type AltchaState, useAltcha } from './use-altcha.ts';

/** Name of the method, the same in every language. */
const METHOD = 'ALTCHA';

interface Props {
  readonly id: string;
  readonly form: CaptchaForm;
  readonly texts: CaptchaTexts;
  /** What the form says about it. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

function Progress({ state, texts }: { readonly state: AltchaState; readonly texts: CaptchaTexts }) {
  return (
    <span className={css.progress} role="status">
      {state === 'checking' && (
        <>
          <span className={css.spinner} aria-hidden="true" />
          {texts.captchaChecking}
        </>
      )}
      {state === 'done' && (
        <>
          <Icon name="check" className={css.tick} />
          {texts.captchaDone}
        </>
      )}
      {(state === 'idle' || state === 'error') && <span translate="no">{METHOD}</span>}
    </span>
  );
}

/** "I am human": ticking the box has the browser work out a proof, which costs a person nothing and a robot time. */
export function AltchaCaptcha({ id, form, texts, error, onConfirm, ref }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { state, token, renew } = useAltcha(form);
  const isTicked = useCallback((): boolean => row.current?.querySelector('input')?.checked ?? false, []);

  useImperativeHandle(ref, () => ({ isConfirmed: isTicked, token, renew }), [isTicked, token, renew]);

  useEffect(() => {
    if (isTicked()) token().catch(() => {}); // ticked before this script was there; a failure shows in the row
  }, [isTicked, token]);

  function onChange(): void {
    if (isTicked()) {
      onConfirm();
      token().catch(() => {}); // shown by the state
    } else {
      renew();
    }
  }

  const shown = error ?? (state === 'error' ? texts.captchaFailed : undefined);
  return (
    <div>
      <div ref={row} className={css.row} data-error={shown ? '' : undefined}>
        <Checkbox
          id={id}
          label={texts.captcha}
          required
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={onChange}
        />
        <Progress state={state} texts={texts} />
      </div>
      {shown && <CaptchaError id={`${id}-error`}>{shown}</CaptchaError>}
    </div>
  );
}
