import { type SubmitEvent, useId, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Radio } from '#components/ui/Radio.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type DeskTicket, listTicketsAtDesk, mergeTickets } from '#lib/contract/desk-tickets.ts';
import { AccountDialog } from '../../AccountDialog.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { Buttons, Lines } from '../desk-look.ts';
import { useList } from '../use-list.ts';

interface Props {
  readonly ticket: DeskTicket;
  readonly onClose: () => void;
  readonly onMerged: (id: string) => void;
}

/** Moves a thread into another of the same customer, which is chosen first and confirmed with a button. */
export function MergeDialog({ ticket, onClose, onMerged }: Props) {
  const text = useText('desk');
  const account = useText('account');
  const messages = useText('messages');
  const message = useMessage();
  const name = useId();
  const [into, setInto] = useState<string>();
  const { run, isBusy, error } = useAction();
  const customerId = ticket.customer.id;
  const list = useList(customerId, (api, cursor) =>
    api.call(listTicketsAtDesk, { query: { customerId, sort: 'newest', cursor } }),
  );
  const others = list.items.filter(({ id }) => id !== ticket.id);

  async function merge(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!into) return;
    if (await run((api) => api.call(mergeTickets, { params: { id: ticket.id }, body: { into } }))) onMerged(into);
  }
  return (
    <AccountDialog title={text('mergeInto')} onClose={onClose}>
      <form onSubmit={(event) => void merge(event)} aria-busy={isBusy}>
        <p>{text('mergeText')}</p>
        {list.state === 'loading' && <Skeleton label={messages('loading')} rows={2} />}
        {list.state === 'failed' && <LoadFailed onRetry={list.reload} />}
        {list.state === 'ready' && others.length === 0 && <p className="muted">{text('mergeNone')}</p>}
        {error && <Alert tone="error" role="alert" title={message(error)} />}
        <Lines>
          {others.map(({ id, reference, subject, status }) => (
            <li key={id}>
              <Radio
                name={name}
                checked={id === into}
                onChange={() => setInto(id)}
                label={
                  <>
                    <bdi>{reference}</bdi> <bdi>{subject || text('live')}</bdi>{' '}
                    <span className="caption muted">{text(`status_${status}`)}</span>
                  </>
                }
              />
            </li>
          ))}
        </Lines>
        <Buttons>
          {list.hasMore && (
            <Button variant="quiet" size="md" onClick={list.more}>
              {text('more')}
            </Button>
          )}
          {into && (
            <Button type="submit" variant="gold" size="md" loading={isBusy}>
              {text('merge')}
            </Button>
          )}
          <Button variant="quiet" size="md" onClick={onClose}>
            {account('close')}
          </Button>
        </Buttons>
      </form>
    </AccountDialog>
  );
}
