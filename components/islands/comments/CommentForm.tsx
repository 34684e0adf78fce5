import { classNames } from '#components/ui/class-names.ts';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import type { CommentField, CommentPlace } from '#lib/forms/comment.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import css from '../form/Form.module.css';
import { FormFooter } from '../form/FormFooter.tsx';
import { fieldMessage } from '../form/form-texts.ts';
import { SentNotice } from '../form/SentNotice.tsx';
import type { CommentTexts } from './comment-texts.ts';

interface Props {
  readonly place: CommentPlace;
  readonly texts: CommentTexts;
}

const FIELDS: readonly CommentField[] = ['name', 'lastName', 'comment'];
const LABELS = { name: 'firstName', lastName: 'lastName', comment: 'comment' } as const;

const loadRules = () => loadChunk(() => import('#lib/forms/comment.ts'));

/** Takes a comment, which waits for its review. */
export function CommentForm({ place, texts }: Props) {
  const { words, messages } = texts;
  const { state, formProps } = useForm<CommentField>({
    draft: STORAGE_KEYS.commentDraft,
    fields: FIELDS,
    purpose: 'comment',
    prepare() {
      loadRules().catch(() => {}); // asked for again, and told, when sending
    },
    check: async (values) => (await loadRules()).check(values),
    send: async (attempt) => (await loadRules()).send(attempt, place),
  });

  if (state.phase === 'sent') return <SentNotice title={messages.comment_sent} text={words.commentSentText} />;

  const isSending = state.phase === 'sending';
  const field = (name: CommentField) => {
    const error = state.errors[name];
    const shown = error && fieldMessage(error, texts);
    return {
      id: `comment-${name}`,
      name,
      label: words[LABELS[name]],
      error: shown,
      required: true,
      readOnly: isSending,
    } as const;
  };

  return (
    <form {...formProps} className={css.form} noValidate aria-busy={isSending} aria-labelledby="comment-title">
      <h3 className="h4" id="comment-title">
        {words.commentTitle}
      </h3>
      {state.refusals > 0 && <ErrorSummary errors={state.errors} fields={FIELDS.map(field)} texts={texts} />}
      <div className={classNames(css.row, css.pair)}>
        <TextField {...field('name')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextArea {...field('comment')} rows={3} hint={words.commentHint} />
      <FormFooter state={state} texts={texts} look={{ variant: 'line', size: 'md' }}>
        {words.sendComment}
      </FormFooter>
    </form>
  );
}
