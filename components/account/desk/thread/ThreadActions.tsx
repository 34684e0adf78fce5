import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { changeTicketAtDesk, type DeskTicket, type DeskTicketChanges } from '#lib/contract/desk-tickets.ts';
import { PRIORITIES } from '#lib/contract/tickets.ts';
import { useAction } from '../../use-action.ts';
import { AssignSelect } from '../AssignSelect.tsx';
import { Buttons } from '../desk-look.ts';
import { moveDraft } from '../drafts.ts';
import { KeyCap } from '../KeyCap.tsx';
import { LabelledSelect } from '../LabelledSelect.tsx';
import { useKeys } from '../use-keys.ts';
import type { PlaceControl } from '../use-place.ts';
import { MergeDialog } from './MergeDialog.tsx';

const STATUSES = ['open', 'in_progress', 'answered', 'closed'] as const;

interface Props {
  readonly ticket: DeskTicket;
  readonly control: PlaceControl;
  readonly onChange: () => void;
}

/** Whose the thread is, where it stands, and how urgent it is. */
export function ThreadActions({ ticket, control, onChange }: Props) {
  const text = useText('desk');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const [isMerging, setMerging] = useState(false);
  const isClosed = ticket.status === 'closed';

  const change = async (body: DeskTicketChanges): Promise<void> => {
    const done = await run((api) => api.call(changeTicketAtDesk, { params: { id: ticket.id }, body }));
    if (done) onChange();
  };
  const finish = () => void change({ status: isClosed ? 'open' : 'closed' });
  useKeys({ e: finish, a: () => document.getElementById('desk-assign')?.focus() });

  return (
    <Buttons>
      <AssignSelect value={ticket.assigneeId} onChange={(assigneeId) => void change({ assigneeId })} />
      <LabelledSelect
        label={text('status')}
        value={ticket.status}
        onChange={(status) => void change({ status })}
        options={STATUSES.map((id) => ({ id, label: text(`status_${id}`) }))}
      />
      <LabelledSelect
        label={text('priority')}
        value={ticket.priority}
        onChange={(priority) => void change({ priority })}
        options={PRIORITIES.map((id) => ({ id, label: text(`priority_${id}`) }))}
      />
      <Button variant="quiet" size="sm" onClick={() => setMerging(true)}>
        {text('merge')}
      </Button>
      <Button variant="line" size="sm" loading={isBusy} onClick={finish}>
        {text(isClosed ? 'reopen' : 'done')} <KeyCap name="E" />
      </Button>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {isMerging && (
        <MergeDialog
          ticket={ticket}
          onClose={() => setMerging(false)}
          onMerged={(id) => {
            setMerging(false);
            moveDraft(ticket.id, id);
            onChange();
            control.go({ part: 'tickets', id });
          }}
        />
      )}
    </Buttons>
  );
}
