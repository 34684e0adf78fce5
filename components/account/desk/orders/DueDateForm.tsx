import { type SubmitEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { changeOrderAtDesk, type DeskOrder } from '#lib/contract/order-calls.ts';
import { useAction } from '../../use-action.ts';
import { Form } from '../desk-look.ts';

interface Props {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** A moment as a field for days has it, in the reader's own time. */
const dayOf = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** The end of a working day there. */
const momentOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T17:00`).toISOString());

/** The day an order is due, or none. */
export function DueDateForm({ order, onChange }: Props) {
  const text = useText('desk');
  const message = useMessage();
  const { longDay } = useFormat();
  const { run, isBusy, error } = useAction();
  const [day, setDay] = useState(() => dayOf(order.dueAt));
  const moment = momentOf(day);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const call = { params: { id: order.id }, body: { dueAt: moment } };
    void run(async (api) => onChange(await api.call(changeOrderAtDesk, call)));
  }
  return (
    <Form onSubmit={submit} aria-busy={isBusy}>
      <TextField
        id="due-date"
        type="date"
        label={text('dueDate')}
        hint={moment ? longDay(moment) : text('dueNone')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div data-wide="">
        <Button type="submit" variant="line" size="md" loading={isBusy} disabled={day === dayOf(order.dueAt)}>
          {text('setDue')}
        </Button>
      </div>
      {error && (
        <div data-wide="">
          <Alert tone="error" role="alert" title={message(error)} />
        </div>
      )}
    </Form>
  );
}
