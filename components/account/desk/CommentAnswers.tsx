import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { answerComment, type DeskComment, removeCommentAnswer } from '#lib/contract/desk-inboxes.ts';
import { useAction } from '../use-action.ts';
import { Buttons, Form, Lines, Words } from './desk-look.ts';
import { KeyCap } from './KeyCap.tsx';
import { useDraft } from './use-draft.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly comment: DeskComment;
  readonly onAnswered: (comment: DeskComment) => void;
}

/** What the agency says under a comment, and one more of it. */
export function CommentAnswers({ comment, onAnswered }: Props) {
  const text = useText('desk');
  const message = useMessage();
  const { moment } = useFormat();
  const { run, isBusy, error } = useAction();
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, answers, isNotified } = comment;
  const { draft, change, send: take, settle } = useDraft(id, answers);
  useKeys({ r: () => field.current?.focus() });

  async function send(): Promise<void> {
    if (draft.text.trim() === '' || isBusy) return;
    const sent = take();
    const body = { id: sent.id, text: sent.text.trim() };
    await run(async (api) => {
      const answered = await api.call(answerComment, { params: { id }, body });
      settle(sent); // before the next comment is shown in its place
      onAnswered(answered);
    });
  }
  const remove = (answer: string) =>
    void run(async (api) => onAnswered(await api.call(removeCommentAnswer, { params: { id, answer } })));
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <>
      {answers.length > 0 && (
        <section aria-label={text('answersShown')}>
          <h3 className="h4">{text('answersShown')}</h3>
          <Lines>
            {answers.map((answer) => (
              <li key={answer.id}>
                <Words dir="auto">{answer.text}</Words>
                <Buttons className="caption muted">
                  {moment(answer.createdAt)}
                  <Button variant="quiet" size="sm" icon="close" loading={isBusy} onClick={() => remove(answer.id)}>
                    {text('removeAnswer')}
                  </Button>
                </Buttons>
              </li>
            ))}
          </Lines>
        </section>
      )}
      <Form onSubmit={submit} aria-busy={isBusy}>
        <div data-wide="">
          <TextArea
            ref={field}
            id="desk-comment-answer"
            label={text('publicAnswer')}
            hint={text('publicAnswerHint')}
            error={message(error)}
            rows={3}
            maxLength={2000}
            dir="auto"
            value={draft.text}
            onKeyDown={press}
            onChange={({ target }) => change({ text: target.value })}
          />
        </div>
        <Buttons data-wide="">
          <Button type="submit" variant="gold" size="md" loading={isBusy}>
            {text('publishAnswer')} <KeyCap name="R" />
          </Button>
          {isNotified && <Chip tone="info">{text('hearsOfAnswer')}</Chip>}
        </Buttons>
      </Form>
    </>
  );
}
