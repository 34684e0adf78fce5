import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type DeskTicket, listTicketsAtDesk, mergeTickets } from '#lib/contract/desk-tickets.ts';
import { AccountDialog } from '../../AccountDialog.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { useQuery } from '../../use-query.ts';
import { Buttons, Lines } from '../desk-look.ts';

interface Props {
  readonly ticket: DeskTicket;
  readonly onClose: () => void;
  readonly onMerged: (id: string) => void;
}

/** Moves a thread into another of the same customer. */
export function MergeDialog({ ticket, onClose, onMerged }: Props) {
  const text = useText('desk');
  const account = useText('account');
  const messages = useText('messages');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const customerId = ticket.customer.id;
  const [list, reload] = useQuery((api) => api.call(listTicketsAtDesk, { query: { customerId, sort: 'newest' } }));
  const others = list.state === 'ready' ? list.data.items.filter(({ id }) => id !== ticket.id) : [];

  const merge = async (into: string): Promise<void> => {
    if (await run((api) => api.call(mergeTickets, { params: { id: ticket.id }, body: { into } }))) onMerged(into);
  };
  return (
    <AccountDialog title={text('mergeInto')} onClose={onClose}>
      <p>{text('mergeText')}</p>
      {list.state === 'loading' && <Skeleton label={messages('loading')} rows={2} />}
      {list.state === 'failed' && <LoadFailed onRetry={reload} />}
      {list.state === 'ready' && others.length === 0 && <p className="muted">{text('mergeNone')}</p>}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Lines>
        {others.map(({ id, reference, subject }) => (
          <li key={id}>
            <span>
              <bdi>{reference}</bdi> {subject || text('live')}
            </span>
            <Button variant="line" size="sm" loading={isBusy} onClick={() => void merge(id)}>
              {text('merge')}
              <span className="vh"> {reference}</span>
            </Button>
          </li>
        ))}
      </Lines>
      <Buttons>
        <Button variant="quiet" size="md" onClick={onClose}>
          {account('close')}
        </Button>
      </Buttons>
    </AccountDialog>
  );
}
