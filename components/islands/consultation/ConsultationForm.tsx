import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import type { ConsultationPlace } from '#lib/forms/consultation.ts';
import { Captcha } from '../captcha/Captcha.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import css from '../form/Form.module.css';
import { FormFooter } from '../form/FormFooter.tsx';
import { fieldMessage } from '../form/form-texts.ts';
import { SentNotice } from '../form/SentNotice.tsx';
import type { ConsultationTexts } from './consultation-texts.ts';
import { useConsultation } from './use-consultation.ts';

export interface ConsultationFormProps {
  /** Language code of the page, for a captcha that draws itself. */
  readonly lng: string;
  readonly place: ConsultationPlace;
  readonly texts: ConsultationTexts;
  /** Google's site key, or empty. */
  readonly siteKey: string;
}

/** Asks for a free consultation. The HTML of it is in the page; this gives it rules, a captcha and sending. */
export function ConsultationForm({ lng, place, texts, siteKey }: ConsultationFormProps) {
  const { state, formProps, captcha, clearError, again } = useConsultation(place);
  const { words, messages } = texts;
  const isSending = state.phase === 'sending';

  if (state.phase === 'sent') {
    const once = { label: words.sentAgain, onPress: again };
    return <SentNotice title={messages.consultation_sent} text={words.sentText} again={once} />;
  }

  const errorOf = (name: string): string | undefined => state.errors[name] && fieldMessage(state.errors[name], texts);
  const field = (name: 'name' | 'email' | 'phone' | 'message') =>
    ({
      id: `consultation-${name}`,
      name,
      label: words[name],
      error: errorOf(name),
      required: true,
      readOnly: isSending,
    }) as const;
  const fields = [field('name'), field('email'), field('phone'), field('message')];
  const captchaField = { name: 'captcha', id: 'consultation-captcha', label: words.captcha };

  return (
    <form {...formProps} className={css.form} noValidate aria-busy={isSending}>
      {state.refusals > 0 && <ErrorSummary errors={state.errors} fields={[...fields, captchaField]} texts={texts} />}
      <TextField {...field('name')} autoComplete="name" />
      <div className={css.row}>
        <TextField {...field('email')} type="email" inputMode="email" dir="ltr" autoComplete="email" />
        <TextField {...field('phone')} type="tel" dir="ltr" autoComplete="tel" placeholder={words.phoneExample} />
      </div>
      <TextArea {...field('message')} rows={4} placeholder={words.messageExample} />
      <Captcha
        ref={captcha}
        id={captchaField.id}
        lng={lng}
        siteKey={siteKey}
        texts={words}
        error={errorOf('captcha')}
        onConfirm={() => clearError('captcha')}
      />
      <FormFooter state={state} texts={texts} look={{ variant: 'ink', block: true, go: true }}>
        {words.send}
      </FormFooter>
      <p className={css.hint}>{words.journeyHint}</p>
    </form>
  );
}
