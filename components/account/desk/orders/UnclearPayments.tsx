import { type SubmitEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { settlePayment } from '#lib/contract/desk-payments.ts';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import { useAction } from '../../use-action.ts';
import { useMoney } from '../../use-money.ts';
import { Buttons, Form } from '../desk-look.ts';

interface Props {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
  /** The order has moved on since it was read. */
  readonly onMoved: () => void;
}

/** Payments whose gateway does not tell what became of them: a person looks there, and says it here. */
export function UnclearPayments({ order, onChange, onMoved }: Props) {
  return order.unclearPayments.map((payment) => (
    <SettleForm key={payment.id} orderId={order.id} payment={payment} onChange={onChange} onMoved={onMoved} />
  ));
}

type FormProps = Omit<Props, 'order'> & {
  readonly orderId: string;
  readonly payment: DeskOrder['unclearPayments'][number];
};

function SettleForm({ orderId, payment, onChange, onMoved }: FormProps) {
  const { id, gateway, amount, authority, startedAt } = payment;
  const text = useText('desk');
  const messages = useText('messages');
  const message = useMessage();
  const { moment } = useFormat();
  const { money } = useMoney();
  const { run, isBusy, error } = useAction();
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const number = reference.trim();

  async function settle(body: { outcome: 'paid'; reference: string } | { outcome: 'unpaid' }): Promise<void> {
    const params = { id: orderId, payment: id };
    const isDone = await run(async (api) => onChange(await api.call(settlePayment, { params, body })));
    if (!isDone) onMoved();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (number !== '') void settle({ outcome: 'paid', reference: number });
  }
  return (
    <Form noValidate onSubmit={submit} aria-busy={isBusy}>
      <div data-wide="">
        <Alert tone="warning" title={text('unclearTitle', { amount: money(amount) })}>
          <p>{text('unclearText')}</p>
          <p className="caption">
            <bdi>{moment(startedAt)}</bdi> ·{' '}
            <bdi dir="ltr">
              {gateway} {authority}
            </bdi>
          </p>
        </Alert>
      </div>
      <TextField
        id={`settle-${id}`}
        label={text('gatewayReference')}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        error={isTried && number === '' ? messages('field_required') : undefined}
        maxLength={120}
        dir="ltr"
      />
      <Buttons data-wide="">
        <Button type="submit" variant="ink" size="md" loading={isBusy}>
          {text('settlePaid')}
        </Button>
        <Button variant="line" size="md" disabled={isBusy} onClick={() => void settle({ outcome: 'unpaid' })}>
          {text('settleUnpaid')}
        </Button>
      </Buttons>
      {error && (
        <div data-wide="">
          <Alert tone="error" role="alert" title={message(error)} />
        </div>
      )}
    </Form>
  );
}
