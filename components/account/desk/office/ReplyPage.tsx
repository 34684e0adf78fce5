import { type SubmitEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { listReplies, removeReply, type SavedReply, saveReply } from '#lib/contract/saved-replies.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { useQuery } from '../../use-query.ts';
import { Buttons, Form, Lines, Sheet } from '../desk-look.ts';
import { LabelledSelect } from '../LabelledSelect.tsx';
import { useLanguageName } from '../use-language-name.ts';

type Edited = Pick<SavedReply, 'id' | 'locale' | 'title' | 'text'>;

/** Saved replies of all languages: written, changed, removed. */
export function ReplyPage() {
  const text = useText('desk');
  const messages = useText('messages');
  const message = useMessage();
  const { locale, number } = useFormat();
  const languageName = useLanguageName();
  const [replies, reload] = useQuery((api) => api.call(listReplies, { query: {} }));
  const { run, isBusy, error } = useAction();
  const [edited, setEdited] = useState<Edited>();
  const own = LANGUAGES.find((language) => language.locale === locale)?.locale ?? 'en-US';

  const remove = async (id: string): Promise<void> => {
    if (await run((api) => api.call(removeReply, { params: { id } }))) reload();
  };
  const items = replies.state === 'ready' ? replies.data.items : [];
  return (
    <Sheet aria-labelledby="replies" tabIndex={-1} data-focus-home="">
      <Buttons>
        <h2 className="h4" id="replies">
          {text('replies')}
        </h2>
        <Button
          variant="line"
          size="sm"
          icon="plus"
          onClick={() => setEdited({ id: uuid(), locale: own, title: '', text: '' })}
        >
          {text('newReply')}
        </Button>
      </Buttons>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {edited && (
        <ReplyForm
          key={edited.id}
          reply={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            reload();
          }}
        />
      )}
      {replies.state === 'loading' && <Skeleton label={messages('loading')} />}
      {replies.state === 'failed' && <LoadFailed onRetry={reload} />}
      {replies.state === 'ready' && items.length === 0 && <p className="muted">{text('emptyReplies')}</p>}
      <Lines>
        {items.map((reply) => (
          <li key={reply.id}>
            <span>
              <b>{reply.title}</b>{' '}
              <span className="caption muted">
                {languageName(reply.locale)} · {text('uses', { count: number(reply.uses) })}
              </span>
            </span>
            <Buttons>
              <Button variant="quiet" size="sm" onClick={() => setEdited(reply)}>
                {text('edit')}
                <span className="vh"> {reply.title}</span>
              </Button>
              <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void remove(reply.id)}>
                {text('remove')}
                <span className="vh"> {reply.title}</span>
              </Button>
            </Buttons>
          </li>
        ))}
      </Lines>
    </Sheet>
  );
}

interface FormProps {
  readonly reply: Edited;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function ReplyForm({ reply, onClose, onSaved }: FormProps) {
  const text = useText('desk');
  const auth = useText('auth');
  const messages = useText('messages');
  const message = useMessage();
  const languageName = useLanguageName();
  const { run, isBusy, error } = useAction();
  const { id, ...known } = reply;
  const [values, setValues] = useState({ locale: known.locale, title: known.title, text: known.text });
  const [isTried, setTried] = useState(false);
  const needed = (value: string) => (isTried && value.trim() === '' ? messages('field_required') : undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!values.title.trim() || !values.text.trim()) return;
    if (await run((api) => api.call(saveReply, { body: { id, ...values } }))) onSaved();
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <TextField
        id="reply-title"
        label={text('replyTitle')}
        error={needed(values.title)}
        maxLength={80}
        autoFocus
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <LabelledSelect
        label={text('language')}
        value={values.locale}
        onChange={(locale) => setValues({ ...values, locale })}
        options={LANGUAGES.map((language) => ({ id: language.locale, label: languageName(language.locale) }))}
      />
      <div data-wide="">
        <TextArea
          id="reply-text"
          label={text('replyText')}
          hint={text('blanks')}
          error={needed(values.text)}
          rows={5}
          maxLength={5000}
          dir="auto"
          value={values.text}
          onChange={({ target }) => setValues({ ...values, text: target.value })}
        />
      </div>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Buttons data-wide="">
        <Button type="submit" variant="ink" size="md" loading={isBusy}>
          {text('save')}
        </Button>
        <Button variant="quiet" size="md" onClick={onClose}>
          {auth('cancel')}
        </Button>
      </Buttons>
    </Form>
  );
}
