import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { answerComment, type DeskComment, removeCommentAnswer } from '#lib/contract/desk-inboxes.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { useAction } from '../use-action.ts';
import { Buttons, Form, Lines, Words } from './desk-look.ts';
import { KeyCap } from './KeyCap.tsx';
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
  const [words, setWords] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  /** Made once an answer: sent again after a lost reply, it is the answer that is there. */
  const answerId = useRef(uuid());
  const { id, answers, isNotified } = comment;
  useKeys({ r: () => field.current?.focus() });

  async function send(): Promise<void> {
    const body = { id: answerId.current, text: words.trim() };
    if (body.text === '') return;
    const isSent = await run(async (api) => onAnswered(await api.call(answerComment, { params: { id }, body })));
    if (!isSent) return;
    setWords('');
    answerId.current = uuid();
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
            value={words}
            onKeyDown={press}
            onChange={({ target }) => setWords(target.value)}
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
