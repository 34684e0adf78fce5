import { Fragment, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { MessageFiles } from '../attachments/MessageFiles.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** Changes that were written for an order and have not arrived. */
function changesDraft(order: string): string {
  const { values } = readDraft(STORAGE_KEYS.changesDraft) ?? {};
  return values?.order === order ? (values.note ?? '') : '';
}

/** The customer's word about what was handed over: approving asks once more, changes are written in place. */
export function AnswerActions({ order: { id: order, stage, deliverables }, state }: Props) {
  const [note, keepNote] = useState(() => changesDraft(order));
  const [open, setOpen] = useState<'approve' | 'changes' | undefined>(note ? 'changes' : undefined);
  const text = useText('orders');
  const isDelivery = stage === 'delivered';

  function write(changes: string): void {
    keepNote(changes);
    writeDraft(STORAGE_KEYS.changesDraft, { values: { order, note: changes } });
  }
  async function ask(changes: string): Promise<void> {
    if (await state.take({ step: 'ask_changes', note: changes })) clearDraft(STORAGE_KEYS.changesDraft);
  }

  return (
    <>
      {deliverables
        .filter((file) => file.state === 'asked')
        .map(({ id, title, url, file }) => (
          <Fragment key={id}>
            {url && (
              <TextLink href={url} target="_blank" rel="noreferrer">
                <bdi>{title}</bdi>
              </TextLink>
            )}
            {file && <MessageFiles files={[file]} />}
          </Fragment>
        ))}
      <Button variant="gold" size="md" block onClick={() => setOpen('approve')}>
        {text(isDelivery ? 'accept' : 'approve')}
      </Button>
      {open !== 'changes' && (
        <Button variant="line" size="md" block onClick={() => setOpen('changes')}>
          {text('askChanges')}
        </Button>
      )}
      {open === 'changes' && (
        <NoteForm
          id="changes"
          label={text('changesLabel')}
          hint={text('changesHint')}
          submit={text('sendChanges')}
          note={note}
          onNote={write}
          isBusy={state.isBusy}
          onSubmit={(changes) => void ask(changes)}
          onLeave={() => setOpen(undefined)}
        />
      )}
      <p className="caption muted">{text('kept')}</p>
      {open === 'approve' && <ApproveDialog isDelivery={isDelivery} state={state} onClose={() => setOpen(undefined)} />}
    </>
  );
}
