import { classNames } from '#components/ui/class-names.ts';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import type { CommentPlace } from '#lib/forms/comment.ts';
import { Captcha } from '../captcha/Captcha.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import css from '../form/Form.module.css';
import { FormFooter } from '../form/FormFooter.tsx';
import { fieldMessage } from '../form/form-texts.ts';
import { SentNotice } from '../form/SentNotice.tsx';
import type { CommentTexts } from './comment-texts.ts';
import { useComment } from './use-comment.ts';

interface Props {
  readonly place: CommentPlace;
  readonly texts: CommentTexts;
  readonly lng: string;
  readonly siteKey: string;
}

const LABELS = { name: 'firstName', lastName: 'lastName', comment: 'comment', email: 'commentEmail' } as const;

/** Takes a comment, which waits for its review, and an address where somebody wants to hear of an answer. */
export function CommentForm({ place, texts, lng, siteKey }: Props) {
  const { words, messages } = texts;
  const { state, formProps, captcha, hasEmail, onEmail, clearError } = useComment(place, siteKey);

  if (state.phase === 'sent') return <SentNotice title={messages.comment_sent} text={words.commentSentText} />;

  const isSending = state.phase === 'sending';
  const errorOf = (name: string): string | undefined => state.errors[name] && fieldMessage(state.errors[name], texts);
  const field = (name: keyof typeof LABELS) =>
    ({
      id: `comment-${name}`,
      name,
      label: words[LABELS[name]],
      error: errorOf(name),
      required: name !== 'email',
      readOnly: isSending,
    }) as const;
  const fields = [field('name'), field('lastName'), field('comment'), field('email')];
  const captchaField = { name: 'captcha', id: 'comment-captcha', label: words.captcha };

  return (
    <form {...formProps} className={css.form} noValidate aria-busy={isSending} aria-labelledby="comment-title">
      <h3 className="h4" id="comment-title">
        {words.commentTitle}
      </h3>
      {state.refusals > 0 && <ErrorSummary errors={state.errors} fields={[...fields, captchaField]} texts={texts} />}
      <div className={classNames(css.row, css.pair)}>
        <TextField {...field('name')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextArea {...field('comment')} rows={3} hint={words.commentHint} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        hint={words.commentEmailHint}
        onChange={({ target }) => onEmail(target.value)}
      />
      <div className="vh" aria-hidden="true">
        {/* For programs alone: see the contract. */}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {hasEmail && (
        <Captcha
          ref={captcha}
          id={captchaField.id}
          form="comment"
          lng={lng}
          siteKey={siteKey}
          texts={words}
          error={errorOf('captcha')}
          onConfirm={() => clearError('captcha')}
        />
      )}
      <FormFooter state={state} texts={texts} look={{ variant: 'line', size: 'md' }}>
        {words.sendComment}
      </FormFooter>
    </form>
  );
}
