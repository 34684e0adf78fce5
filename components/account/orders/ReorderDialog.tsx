import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { reorder } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions, DialogForm } from '../account-look.ts';
import { useAction } from '../use-action.ts';
import { usePath } from '../use-path.ts';
import { usePlanName } from '../use-plan-name.ts';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks once more before the same is ordered again. However often it is pressed, one order comes of it. */
export function ReorderDialog({ order: { id, planId }, onClose }: Props) {
  const [idempotencyKey] = useState(uuid);
  const { run, isBusy, error } = useAction();
  const text = useText('orders');
  const message = useMessage();
  const plan = usePlanName()(planId);
  const address = usePath()('profile-order');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(async (api) => {
      const copy = await api.call(reorder, { params: { id }, body: {}, idempotencyKey });
      location.assign(`${address}?id=${copy.id}`);
    });
  }

  return (
    <AccountDialog title={text('placeTitle', { plan })} onClose={onClose}>
      <DialogForm noValidate onSubmit={submit} aria-busy={isBusy}>
        <p className="body2">{text('reorderText')}</p>
        {error && <Alert tone="error" role="alert" title={message(error)} />}
        <Actions>
          <Button type="submit" variant="gold" size="md" loading={isBusy}>
            {text('place')}
          </Button>
          <Button variant="quiet" size="md" onClick={onClose}>
            {text('notYet')}
          </Button>
        </Actions>
      </DialogForm>
    </AccountDialog>
  );
}
