import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions, DialogForm } from '../account-look.ts';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly isDelivery: boolean;
  readonly state: OrderState;
  readonly onClose: () => void;
}

/** Asks once more before a stage is signed, with room for a word to the team. */
export function ApproveDialog({ isDelivery, state: { take, isBusy, error }, onClose }: Props) {
  const [note, setNote] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const message = useMessage();
  const text = useText('orders');

  async function approve(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isTaken = await take({ step: 'approve', ...(note.trim() && { note: note.trim() }) });
    setFailed(!isTaken);
    if (isTaken) onClose();
  }

  return (
    <AccountDialog title={text(isDelivery ? 'sureAccept' : 'sureApprove')} onClose={onClose}>
      <DialogForm noValidate onSubmit={(event) => void approve(event)} aria-busy={isBusy}>
        <TextArea
          id="approval"
          label={text('note')}
          hint={text('kept')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {hasFailed && error && <Alert tone="error" role="alert" title={message(error)} />}
        <Actions>
          <Button type="submit" variant="gold" size="md" loading={isBusy}>
            {text(isDelivery ? 'accept' : 'approve')}
          </Button>
          <Button variant="quiet" size="md" onClick={onClose}>
            {text('notYet')}
          </Button>
        </Actions>
      </DialogForm>
    </AccountDialog>
  );
}
