import { type SubmitEvent, useId, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { changeTicket } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { useAction } from '../use-action.ts';
import { Between, Form } from './support-look.ts';

interface Props {
  readonly ticket: Ticket;
  readonly onRated: (ticket: Ticket) => void;
}

const STARS = ['1', '2', '3', '4', '5'] as const;

/** Asks, once it is closed, whether it helped; afterwards says what was given. */
export function Rating({ ticket, onRated }: Props) {
  const text = useText('support');
  const message = useMessage();
  const { number } = useFormat();
  const id = useId();
  const { run, isBusy, error } = useAction();
  const [isMissing, setMissing] = useState(false);

  if (ticket.rating !== null) {
    return (
      <Form as="div">
        <p className="muted">{text('rated', { rating: number(ticket.rating), most: number(STARS.length) })}</p>
      </Form>
    );
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rating = Number(form.get('rating'));
    const ratingComment = String(form.get('comment') ?? '').trim();
    setMissing(!rating);
    if (!rating) return;
    const body = { rating, ...(ratingComment && { ratingComment }) };
    void run(async (api) => onRated(await api.call(changeTicket, { params: { id: ticket.id }, body })));
  }
  return (
    <Form noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 className="h5" id={`${id}-title`}>
        {text('rateTitle')}
      </h3>
      <div style={{ inlineSize: 'fit-content' }}>
        <Segmented
          name="rating"
          legend={text('rateLegend')}
          options={STARS.map((star) => ({ id: star, label: number(Number(star)) }))}
          selected=""
        />
        <Between className="caption muted">
          <span>{text('notAtAll')}</span>
          <span>{text('completely')}</span>
        </Between>
        {isMissing && <p role="alert">{text('rateMissing')}</p>}
      </div>
      <TextArea id={`${id}-comment`} name="comment" label={text('rateComment')} maxLength={1000} dir="auto" />
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <div>
        <Button type="submit" variant="line" size="md" loading={isBusy}>
          {text('sendRating')}
        </Button>
      </div>
    </Form>
  );
}
