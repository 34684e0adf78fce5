import { type SubmitEvent, useId, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { copyIn, MOST_PEOPLE, takeOut } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { Line } from '../attachments/file-look.ts';
import { useAction } from '../use-action.ts';
import { Form } from './support-look.ts';

interface Props {
  readonly ticket: Ticket;
  readonly onChanged: (ticket: Ticket) => void;
}

/** Who gets the messages by e-mail as well, and the way to copy somebody in. */
export function People({ ticket, onChanged }: Props) {
  const text = useText('support');
  const message = useMessage();
  const id = useId();
  const { run, isBusy, error } = useAction();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const params = { id: ticket.id };
  const problem = isWrong ? ({ error: true, message: 'email_invalid' } as const) : error;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = address.trim();
    setWrong(!copyIn.body.safeParse({ email }).success);
    if (!copyIn.body.safeParse({ email }).success) return;
    const isDone = await run(async (api) => onChanged(await api.call(copyIn, { params, body: { email } })));
    if (isDone) setAddress('');
  }
  return (
    <Form noValidate onSubmit={(event) => void add(event)}>
      {ticket.people.map((person) => (
        <Line key={person.id}>
          <bdi>{person.email}</bdi>
          <Button
            variant="quiet"
            size="sm"
            icon="close"
            onClick={() =>
              void run(async (api) => onChanged(await api.call(takeOut, { params: { ...params, person: person.id } })))
            }
          >
            <span className="vh">{text('removePerson', { email: person.email })}</span>
          </Button>
        </Line>
      ))}
      {ticket.people.length < MOST_PEOPLE && (
        <>
          <TextField
            id={`${id}-email`}
            type="email"
            dir="ltr"
            autoComplete="off"
            label={text('personEmail')}
            hint={text('peopleHint')}
            error={message(problem)}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <div>
            <Button type="submit" variant="line" size="sm" loading={isBusy}>
              {text('addPerson')}
            </Button>
          </div>
        </>
      )}
      {ticket.people.length >= MOST_PEOPLE && error && <Alert tone="error" role="alert" title={message(error)} />}
    </Form>
  );
}
