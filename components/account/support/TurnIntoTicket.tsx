import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { changeTicket } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { useAction } from '../use-action.ts';
import { Form } from './support-look.ts';

/** Goes on as a ticket: the words stay, a subject is added, and nobody has to wait on the page. */
export function TurnIntoTicket({ ticket }: { readonly ticket: Ticket }) {
  const text = useText('support');
  const forms = useText('messages');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const [isAsked, setAsked] = useState(false);
  const [subject, setSubject] = useState('');
  const [isTried, setTried] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (subject.trim() === '') return;
    const body = { kind: 'ticket', subject: subject.trim() } as const;
    const isDone = await run((api) => api.call(changeTicket, { params: { id: ticket.id }, body }));
    if (isDone) location.assign(`profile-ticket?id=${ticket.id}`);
  }
  if (!isAsked) {
    return (
      <Form as="div">
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
            {text('makeTicket')}
          </Button>
        </div>
      </Form>
    );
  }
  const missing = isTried && subject.trim() === '' ? forms('field_required') : undefined;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id="turn-subject"
        label={text('subject')}
        required
        dir="auto"
        maxLength={160}
        error={missing ?? message(error)}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <div>
        <Button type="submit" variant="line" size="md" loading={isBusy}>
          {text('makeTicket')}
        </Button>
      </div>
    </Form>
  );
}
