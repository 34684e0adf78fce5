import { type SubmitEvent, useRef, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Radio } from '#components/ui/Radio.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { sendFeedback } from '#lib/contract/feedback.ts';
import { type Attempt, attemptFor } from '#lib/forms/attempt.ts';
import { useAction } from '../use-action.ts';
import { browserAttached, pageAttached } from './attached.ts';
import { Attached, Points } from './feedback-look.ts';

const POINTS = [1, 2, 3, 4, 5] as const;
/** Characters of a message, as the service takes them. */
const LONGEST = 2000;

/** Points and a message; page and browser stand there before they go along. What is typed stays until it is sent. */
export function FeedbackForm() {
  const [rating, setRating] = useState<number>();
  const [words, setWords] = useState('');
  const [withBrowser, setWithBrowser] = useState(true);
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const [{ page, browser }] = useState(() => ({ page: pageAttached(), browser: browserAttached() }));
  const attempt = useRef<Attempt>(undefined);
  const { run, isBusy, error } = useAction();
  const text = useText('feedback');
  const messages = useText('messages');
  const message = useMessage();
  const { number } = useFormat();
  const missing = messages('field_required');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!rating || !words.trim()) {
      const field = event.currentTarget.querySelector<HTMLElement>(rating ? 'textarea' : 'input[type=radio]');
      field?.focus();
      return;
    }
    const body = { rating, message: words, page, ...(withBrowser && { browser }) };
    // Sent once, also when the answer to the first press was lost.
    attempt.current = attemptFor({ ...body, rating: String(rating) }, attempt.current, () => ({}));
    const idempotencyKey = attempt.current.key;
    if (!(await run((api) => api.call(sendFeedback, { body, idempotencyKey })))) return;
    attempt.current = undefined;
    setSent(true);
    setTried(false);
    setRating(undefined);
    setWords('');
  }

  if (isSent)
    return (
      <Alert tone="success" role="status" title={text('sent')}>
        <Button variant="line" size="sm" onClick={() => setSent(false)}>
          {text('again')}
        </Button>
      </Alert>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Points aria-describedby="points-hint">
        <legend>{text('rating')}</legend>
        <div>
          {POINTS.map((points) => (
            <Radio
              key={points}
              name="rating"
              label={number(points)}
              checked={rating === points}
              onChange={() => setRating(points)}
              {...(isTried && !rating && { 'aria-invalid': true })}
            />
          ))}
        </div>
        <p className="caption muted" id="points-hint">
          {isTried && !rating ? missing : text('ratingHint', { one: number(1), five: number(5) })}
        </p>
      </Points>
      <TextArea
        id="feedback-message"
        label={text('message')}
        rows={5}
        maxLength={LONGEST}
        value={words}
        error={isTried && !words.trim() ? missing : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <p className="caption">{text('attached')}</p>
        <Attached>
          <dt>{text('page')}</dt>
          <dd>
            <bdi dir="ltr">{page}</bdi>
          </dd>
          {withBrowser && (
            <>
              <dt>{text('browser')}</dt>
              <dd>
                <bdi dir="ltr">{browser}</bdi>
              </dd>
            </>
          )}
        </Attached>
      </div>
      <Checkbox
        id="with-browser"
        label={text('withBrowser')}
        checked={withBrowser}
        onChange={({ target }) => setWithBrowser(target.checked)}
      />
      <Button type="submit" variant="gold" size="md" loading={isBusy}>
        {text('send')}
      </Button>
    </form>
  );
}
