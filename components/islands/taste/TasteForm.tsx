import { TextField } from '#components/ui/TextField.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { Captcha } from '../captcha/Captcha.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import css from '../form/Form.module.css';
import { FormFooter } from '../form/FormFooter.tsx';
import { fieldMessage } from '../form/form-texts.ts';
import { TasteResult } from './TasteResult.tsx';
import type { TasteTexts } from './taste-texts.ts';
import { useTaste } from './use-taste.ts';

export interface TasteFormProps {
  readonly lng: LanguageCode;
  readonly texts: TasteTexts;
  /** Google's site key, or empty. */
  readonly siteKey: string;
  /** Version of the texts of the checks. */
  readonly version: string;
  readonly account: string;
}

/** One page of one's own site, analyzed without an account. */
export function TasteForm({ lng, texts, siteKey, version, account }: TasteFormProps) {
  const { state, formProps, captcha, clearError, again, tasted } = useTaste(lng, version);
  const { words, messages, analyzer } = texts;
  const isSending = state.phase === 'sending';
  if (state.phase === 'sent' && tasted)
    return <TasteResult tasted={tasted} texts={texts} account={account} onAgain={again} />;

  const errorOf = (name: string): string | undefined => {
    const error = state.errors[name];
    if (error?.code === 'invalid') return messages.url_invalid;
    return error && fieldMessage(error, texts);
  };
  const address = { id: 'taste-url', name: 'url', label: analyzer.address, error: errorOf('url') } as const;
  const captchaField = { name: 'captcha', id: 'taste-captcha', label: words.captcha };
  return (
    <form {...formProps} className={css.form} noValidate aria-busy={isSending} aria-labelledby="taste-title">
      <h3 className="h4" id="taste-title">
        {analyzer.tasteTitle}
      </h3>
      <p className="muted">{analyzer.tasteText}</p>
      {state.refusals > 0 && <ErrorSummary errors={state.errors} fields={[address, captchaField]} texts={texts} />}
      <TextField
        {...address}
        required
        readOnly={isSending}
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Captcha
        ref={captcha}
        id={captchaField.id}
        form="taste"
        lng={lng}
        siteKey={siteKey}
        texts={words}
        error={errorOf('captcha')}
        onConfirm={() => clearError('captcha')}
      />
      <FormFooter state={state} texts={texts} look={{ variant: 'line', size: 'md', go: true }}>
        {analyzer.tasteRun}
      </FormFooter>
      {isSending && <p className="caption muted">{analyzer.tasteWait}</p>}
    </form>
  );
}
